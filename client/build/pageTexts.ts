import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type Locale, locales } from '#schema/codes/locales.ts'
import { everyPage, textFile } from '../i18n/textFiles.ts'
import { reachedFrom } from './importGraph.ts'

const tableName = 'virtual:page-texts'
const tableId = `\0${tableName}`
const compiled = 'client/i18n/compiled'
const textFilePattern = /\/client\/i18n\/compiled\/(.+)\.(\w+)\.js$/

/** Returns the keys of the texts that these files define. */
const keysIn = (files: Iterable<string>): Set<string> =>
  new Set(
    [...files]
      .filter((file) => file.endsWith('.messages.ts'))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\bid: '([^']+)'/g)].map(([, key = '']) => key),
      ),
  )

/**
 * Shortens a text without placeholders, a list of one element, to a plain string, which
 * `messages.ts` accepts.
 */
const shortened = (text: unknown): unknown => {
  if (!Array.isArray(text) || text.length !== 1) return text
  const [only] = text as { type: number; value: unknown }[]
  return only?.type === 0 ? only.value : text
}

/**
 * Splits texts by page and language, plus one file per language for header, footer and error page.
 * The imports of the page's component decide which texts it gets. Development and the server have
 * one file per language.
 */
export function pageTexts(root: string): Plugin {
  let isSplit = false
  const pages = globSync('client/{site,crm}/**/*.route.{ts,tsx}', { cwd: root }).map((file) =>
    file.replace(/\.route\.tsx?$/, '.tsx'),
  )

  const lazy = (file: string): string => `() => import('/${file}')`

  const table = (): string => {
    const rows = (row: (locale: Locale) => string): string =>
      `{ ${locales.map((locale) => `${locale}: ${row(locale)}`).join(', ')} }`
    if (!isSplit)
      return `export const siteTexts = ${rows((locale) => lazy(`${compiled}/${locale}.json`))}; export const pageTexts = undefined`
    const ofPages = (locale: Locale): string => `() => import('${tableName}/${locale}')`
    return `export const siteTexts = ${rows((locale) => lazy(textFile(everyPage, locale)))}; export const pageTexts = ${rows(ofPages)}`
  }

  /**
   * Returns a module that maps pages to their text files in a language: a separate chunk, since a
   * first visit needs one file only.
   */
  const tableOf = (locale: string): string =>
    `export const textsOf = { ${pages.map((page) => `'${page}': ${lazy(textFile(page, locale as Locale))}`).join(', ')} }`

  /**
   * Returns a page's texts. Throws where compiled texts and source disagree, so that no text is
   * missing unnoticed.
   */
  const part = (page: string, locale: string): string => {
    const texts: Record<string, unknown> = JSON.parse(
      readFileSync(join(root, compiled, `${locale}.json`), 'utf8'),
    )
    const inSource = keysIn(
      globSync('client/**/*.messages.ts', { cwd: root }).map((file) => join(root, file)),
    )
    const different = [...inSource.symmetricDifference(new Set(Object.keys(texts)))]
    if (different.length > 0)
      throw new Error(
        `${compiled}/${locale}.json is out of date (${different.join(', ')}): run buildMessages.ts`,
      )
    const everywhere = keysIn(reachedFrom(root, 'client/entry.client.tsx'))
    const keys =
      page === everyPage ? everywhere : keysIn(reachedFrom(root, page)).difference(everywhere)
    return `export default ${JSON.stringify(Object.fromEntries([...keys].sort().map((key) => [key, shortened(texts[key])])))}`
  }

  return {
    name: 'page-texts',
    configResolved: ({ command, build }) => {
      isSplit = command === 'build' && !build.ssr
    },
    resolveId: (source) => {
      if (source === tableName || source.startsWith(`${tableName}/`)) return `\0${source}`
      return isSplit && textFilePattern.test(source) ? join(root, source) : null
    },
    load: (id) => {
      if (id === tableId) return table()
      if (id.startsWith(`${tableId}/`)) return tableOf(id.slice(tableId.length + 1))
      const [, name, locale] = (isSplit && textFilePattern.exec(id)) || []
      return name && locale ? part(`client/${name}.tsx`, locale) : null
    },
  }
}
