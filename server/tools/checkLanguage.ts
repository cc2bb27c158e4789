/**
 * Finds wording that a newcomer would not understand at once. Patterns can't judge prose: they only
 * keep the worst habits from coming back.
 */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, type StepResult } from './runStep.ts'

interface WordingRule {
  name: string
  /** Paths that the rule applies to. */
  files: RegExp
  /** The whole match is compared with `fixedWords`. */
  pattern: RegExp
  advice: string
}

const prose = /[.](ts|tsx|js|mjs|cjs|css|graphql|md|prisma)$/

const rules: readonly WordingRule[] = [
  {
    name: 'export name',
    files: /[.]tsx?$/,
    pattern:
      /\bexport (?:const|(?:async )?function|class|interface|type) (?:(?:longest|most|told|asked|tellOf|lookAt)[A-Z]\w*|\w*(?:Anew|AtOnce|Asked|Acted|Refused)\b)/g,
    advice: 'use verb + noun for functions, max or min for limits, a noun for results',
  },
  {
    name: 'phrase',
    files: prose,
    pattern:
      /\b(?:anew|by way of|to be had|passed over|(?:is|are|be) told|hears? of)\b|\bstands? in\b(?! for)/gi,
    advice: 'say again, via, available, ignored, is notified, is in',
  },
  {
    name: 'docstring start',
    files: /[.]tsx?$/,
    // a question, as in a FAQ, may start so
    pattern: /\/\*\*\s+(?:\*\s+)?(?:What|Who(?:ever|m|se)?|Of|By which)\b(?![^\n]*\?)/g,
    advice: 'start with a verb (functions) or a noun (values)',
  },
  {
    name: 'spelling',
    files: prose,
    pattern: /\w*(?:colour|favourite|travell|neighbour|normalis|authoris)\w*/gi,
    advice: 'use American spelling',
  },
]

/** Words that must keep another spelling, with the reason. */
const fixedWords: ReadonlyMap<string, string> = new Map([
  ['favourites', 'name of the stored cookie'],
  ['favourites_tours_ids', 'call of the specification'],
  ['favourite', 'name of the stored table'],
])

/** Files in other languages, generated files, applied migrations, and this check's own examples. */
const ignored =
  /^schema\/prisma\/migrations\/|^schema\/graphql\/schema[.]graphql$|^server\/seed\/content\/|^server\/tools\/checkLanguage|[.]generated[.]ts$|\/(?:generated|compiled)\//

/** The last commit whose subject is not yet an instruction. */
const lastFreeSubject = '0a8e0c8'

/** Returns the breaches of one file's text, as `path:line match (rule: advice)`. */
export const findWording = (path: string, text: string): string[] =>
  rules
    .filter(({ files }) => files.test(path))
    .flatMap(({ name, pattern, advice }) =>
      [...text.matchAll(pattern)]
        .filter(([match]) => !fixedWords.has(match))
        .map(({ 0: match, index }) => {
          const line = text.slice(0, index).split('\n').length
          return `${path}:${line} ${match.replace(/\s+/g, ' ')} (${name}: ${advice})`
        }),
    )

/** Returns the commit subjects that have more than 65 characters or are no instruction. */
export const findSubjects = (subjects: readonly string[]): string[] =>
  subjects.filter(
    (subject) =>
      subject.length > 65 || /^(?:A|An|The|What|Who(?:ever|m|se)?|Of|On|No)\b/.test(subject),
  )

const readSubjects = (): string[] => {
  try {
    return execFileSync('git', ['log', '--no-merges', '--format=%s', `${lastFreeSubject}..HEAD`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')
      .filter(Boolean)
  } catch {
    // an archive without history, or a shallow clone
    return []
  }
}

const findFiles = (): string[] =>
  globSync(['*', '{client,server,schema,docs}/**/*'], { cwd: root }).filter(
    (path) => prose.test(path) && !ignored.test(path),
  )

/** Checks all source files and documents, and the subjects of new commits. */
export const checkLanguage = async (): Promise<StepResult> => {
  const startedAt = performance.now()
  const wording = findFiles().flatMap((path) =>
    findWording(path, readFileSync(join(root, path), 'utf8')),
  )
  const subjects = findSubjects(readSubjects()).map(
    (subject) => `commit "${subject}": start with a verb in the imperative, at most 65 characters`,
  )
  const found = [...wording, ...subjects]
  return {
    isOk: found.length === 0,
    output: found.join('\n'),
    seconds: (performance.now() - startedAt) / 1000,
  }
}
