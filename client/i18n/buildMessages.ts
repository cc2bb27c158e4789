// Extracts the texts of client and server from the source to en.json, checks the other languages
// against it, and compiles the client's for the bundle.
//   node client/i18n/buildMessages.ts           extract, verify, compile
//   node client/i18n/buildMessages.ts --check   the same without writing en.json: fails when it is out of date
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Catalogue {
  /** Files that define its texts. */
  sources: string
  /** Folder with a JSON file per language; en.json is extracted. */
  folder: string
  /** Whether texts are parsed at build time, as browsers require. */
  isCompiled: boolean
}

const catalogues: readonly Catalogue[] = [
  { sources: 'client/**/*.messages.ts', folder: 'client/i18n', isCompiled: true },
  // texts of e-mails, documents, files and codes; the server parses each on first use
  { sources: 'server/**/*.messages.ts', folder: 'server/i18n', isCompiled: false },
]

function formatjs(...args: string[]): void {
  const { status, error, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/formatjs'),
    args,
    { cwd: root, encoding: 'utf8' },
  )
  if (error) throw error
  if (status !== 0) throw new Error(`formatjs ${args[0]} failed:\n${stdout}${stderr}`.trim())
}

const extract = ({ sources }: Catalogue, target: string): void =>
  formatjs('extract', sources, '--format', 'simple', '--throws', '--out-file', target)

/**
 * Checks the languages: throws with formatjs's own message when a text is missing, unused or has
 * different placeholders.
 */
function verify({ folder }: Catalogue): void {
  formatjs(
    'verify',
    '--source-locale',
    'en',
    '--missing-keys',
    '--extra-keys',
    '--structural-equality',
    `${folder}/*.json`,
  )
}

/** Writes each en.json and the compiled texts. Throws with the reason when languages disagree. */
export function buildMessages(): void {
  for (const catalogue of catalogues) {
    const { folder, isCompiled } = catalogue
    extract(catalogue, `${folder}/en.json`)
    verify(catalogue)
    if (isCompiled)
      formatjs('compile-folder', '--ast', '--format', 'simple', folder, `${folder}/compiled`)
  }
}

const checkCatalogue = (catalogue: Catalogue): void => {
  const temporary = mkdtempSync(join(tmpdir(), 'texts-'))
  try {
    const path = `${catalogue.folder}/en.json`
    extract(catalogue, join(temporary, 'en.json'))
    if (readFileSync(join(temporary, 'en.json'), 'utf8') !== readFileSync(join(root, path), 'utf8'))
      throw new Error(`${path} is out of date: run npm run generate`)
  } finally {
    rmSync(temporary, { recursive: true })
  }
  verify(catalogue)
}

/**
 * Checks without writing: throws when an en.json differs from the source, or languages disagree.
 */
export function checkMessages(): void {
  for (const catalogue of catalogues) checkCatalogue(catalogue)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    if (process.argv.includes('--check')) checkMessages()
    else buildMessages()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
