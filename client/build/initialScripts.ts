// Prints what the first visit of a page loads as JavaScript, gzip as served; without a page all of them, the heaviest first, and
// fails where one that visitors see is above its budget:
//   node client/build/initialScripts.ts [client/site/tours/TourPage/TourPage.tsx]
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Manifest, pageAssets } from '../app/assets.ts'
import { type Locale, locales } from '#schema/codes/locales.ts'
import { everyPage, textFile } from '../i18n/textFiles.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = join(root, 'dist/client')

/** Kilobytes of a thousand bytes that the scripts of a public page's first visit may weigh, after gzip. */
const budgetKb = 130

/** Size of every script of the first visit of a page (entry, imports, texts of a language), in bytes after gzip. */
export function initialScripts(page: string | undefined, locale: Locale): { file: string; bytes: number }[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  if (page !== undefined && !manifest[page]) throw new Error(`${page} is not in the build`)
  const { entry, preloads } = pageAssets(
    manifest,
    [everyPage, page ?? ''].flatMap((name) => [textFile(name, locale), name]),
  )
  return [entry, ...preloads].map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }))
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(7)} kB`

const sum = (files: readonly { bytes: number }[]): number => files.reduce((all, { bytes }) => all + bytes, 0)

/** Of the language that weighs more. */
const total = (page: string): number => Math.max(...locales.map((locale) => sum(initialScripts(page, locale))))

/** The CRM's pages and those for developers have no budget: nobody lands there. */
const isPublic = (page: string): boolean => page.startsWith('client/site/') && !page.startsWith('client/site/development/')

const printPage = (page: string): void => {
  for (const locale of locales) {
    const files = initialScripts(page, locale)
    for (const { file, bytes } of files) console.log(`${kilobytes(bytes)}  ${file}`)
    console.log(`${kilobytes(sum(files))}  in all, ${locale}`)
  }
}

const printAll = (): void => {
  const pages = globSync('client/{site,crm}/**/*.route.{ts,tsx}', { cwd: root }).map((file) => file.replace(/\.route\.tsx?$/, '.tsx'))
  const rows = pages.map((page) => ({ page, bytes: total(page) })).toSorted((a, b) => b.bytes - a.bytes)
  for (const { page, bytes } of rows) {
    const isAbove = isPublic(page) && bytes > budgetKb * 1000
    console.log(`${kilobytes(bytes)}  ${page}${isAbove ? `: above its ${budgetKb} kB` : ''}`)
    if (isAbove) process.exitCode = 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [page] = process.argv.slice(2)
  if (page === undefined) printAll()
  else printPage(page)
}
