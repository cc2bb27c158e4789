import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../runStep.ts'

/** Planned files: path in the repository and full new text. */
export type Changes = Map<string, string>

/**
 * Templates of pages. Templates are real code: `npm run check` compiles and lints them, and their
 * tests run with all others.
 */
export const pageTemplate = 'client/templates/ExamplePage'
export const crmPageTemplate = 'client/templates/ExampleCrmPage'
export const domainTemplate = 'server/templates/domain'

/** Replacements for the words of a template, in order. */
export type Words = readonly (readonly [from: string, to: string])[]

const replaceWords = (text: string, words: Words): string =>
  words.reduce((result, [from, to]) => result.replaceAll(from, to), text)

/**
 * Replaces imports by `#client/` and `#server/`, which work wherever a template is, with relative
 * ones as used elsewhere.
 */
const withRelativeImports = (text: string, target: string): string =>
  text.replaceAll(/'#((?:client|server)\/[^']+)'/g, (_, path: string) => {
    const way = relative(dirname(target), path)
    return `'${way.startsWith('.') ? way : `./${way}`}'`
  })

/** Returns a template's text for the file to be written. */
export const fillTemplate = (template: string, target: string, words: Words): string =>
  withRelativeImports(replaceWords(readFileSync(join(root, template), 'utf8'), words), target)

export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8')
