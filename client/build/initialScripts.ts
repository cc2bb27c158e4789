// Prints what the first visit of a page loads as JavaScript, gzip as served:
//   node client/build/initialScripts.ts client/site/tours/ListingPage/ListingPage.tsx
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Manifest, pageAssets } from '../app/assets.ts'
import { everyPage, textFile } from '../i18n/textFiles.ts'

const dist = fileURLToPath(new URL('../../dist/client', import.meta.url))

/** Size of every script of the first visit of a page (entry, imports, English texts), in bytes after gzip. */
export function initialScripts(page: string | undefined): { file: string; bytes: number }[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  if (page !== undefined && !manifest[page]) throw new Error(`${page} is not in the build`)
  const { entry, preloads } = pageAssets(
    manifest,
    [everyPage, page ?? ''].flatMap((name) => [textFile(name, 'en'), name]),
  )
  return [entry, ...preloads].map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const scripts = initialScripts(process.argv[2])
  for (const { file, bytes } of scripts) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`)
  console.log(`${(scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1).padStart(7)} kB  in all`)
}
