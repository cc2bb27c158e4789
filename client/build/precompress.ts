// Writes a .br and a .gz beside every file that compresses well, after a build, so that the server
// only sends them.
//   node client/build/precompress.ts
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/
/** Smaller files gain nothing. */
const minBytes = 256

/**
 * Compresses a folder's files in place, in parallel; returns their number. Skips dot folders, which
 * are not public.
 */
export async function precompress(folder: string): Promise<number> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        compressible.test(entry.name) &&
        !relative(folder, entry.parentPath).startsWith('.'),
    )
    .map((entry) => join(entry.parentPath, entry.name))
  const done = await Promise.all(
    names.map(async (name) => {
      const body = readFileSync(name)
      if (body.length < minBytes) return false
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        }),
        promisify(gzip)(body, { level: 9 }),
      ])
      writeFileSync(`${name}.br`, br)
      writeFileSync(`${name}.gz`, gz)
      return true
    }),
  )
  return done.filter(Boolean).length
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const count = await precompress(fileURLToPath(new URL('../../dist/client', import.meta.url)))
  console.log(`${count} files compressed`)
}
