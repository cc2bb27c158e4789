import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../runStep.ts'

/** Paths in the repository and the whole text that each file is to have. */
export type Changes = Map<string, string>

/** Templates are real code, so that `npm run check` compiles and lints them and their tests run with all others. */
export const pageTemplate = 'client/templates/ExamplePage'
export const domainTemplate = 'server/templates/domain'

/** Replaces words of a template, in the order given. */
export type Words = readonly (readonly [from: string, to: string])[]

const replaceWords = (text: string, words: Words): string =>
  words.reduce((result, [from, to]) => result.replaceAll(from, to), text)

/** Imports by `#client/` and `#server/`, which hold wherever a template lies, become relative as everywhere else. */
const withRelativeImports = (text: string, target: string): string =>
  text.replaceAll(/'#((?:client|server)\/[^']+)'/g, (_, path: string) => {
    const way = relative(dirname(target), path)
    return `'${way.startsWith('.') ? way : `./${way}`}'`
  })

/** Returns a template's text for the place where it is written. */
export const fillTemplate = (template: string, target: string, words: Words): string =>
  withRelativeImports(replaceWords(readFileSync(join(root, template), 'utf8'), words), target)

export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8')
