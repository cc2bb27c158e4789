/** Lets Node import the client's modules: compiles JSX, and replaces style sheets and assets. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from '@swc/core'
import { jsc } from './jest.config.js'

const replacements = [
  [/\.css$/, new URL('cssClasses.js', import.meta.url).href],
  [/\.(woff2|svg|png|webm)(\?url)?$/, new URL('assetUrl.js', import.meta.url).href],
]

/** Source maps by module: Jest reads them from files to format stack traces. */
const mapPaths = new Map()
const mapFolder = new URL('../../node_modules/.cache/clientSourceMaps/', import.meta.url)
mkdirSync(mapFolder, { recursive: true })
let mapsOfFile = new Map()

/** Registers the source maps of all modules, loaded and to come, for the current test file. */
export const registerSourceMaps = (sourceMaps) => {
  mapsOfFile = sourceMaps
  for (const [name, path] of mapPaths) sourceMaps.set(name, path)
}

const saveMap = (url, map) => {
  const path = fileURLToPath(
    new URL(`${createHash('sha256').update(map).digest('hex')}.map`, mapFolder),
  )
  if (!existsSync(path)) writeFileSync(path, map)
  // a stack trace names a module by either
  for (const name of [url, fileURLToPath(url)]) {
    mapPaths.set(name, path)
    mapsOfFile.set(name, path)
  }
}

const compile = (url) => {
  const filename = fileURLToPath(url)
  const { code, map } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    sourceMaps: true,
    module: { type: 'es6' },
    jsc,
  })
  saveMap(url, map)
  return code
}

registerHooks({
  resolve(specifier, context, next) {
    const [, url] = replacements.find(([pattern]) => pattern.test(specifier)) ?? []
    return url ? { url, shortCircuit: true } : next(specifier, context)
  },
  load: (url, context, next) =>
    url.endsWith('.tsx')
      ? { format: 'module', source: compile(url), shortCircuit: true }
      : next(url, context),
})
