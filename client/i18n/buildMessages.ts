// Texts of both halves: out of the source into en.json, checked against the other languages; the client's compiled for the bundle.
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
  /** Has a JSON file per language; en.json is extracted. */
  folder: string
  /** Whether texts are parsed at build time, as a browser wants them. */
  isCompiled: boolean
}

const catalogues: readonly Catalogue[] = [
  { sources: 'client/**/*.messages.ts', folder: 'client/i18n', isCompiled: true },
  // e-mails, papers and what files and codes say; the server parses a text when it first needs it
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

/** Throws with formatjs's own words when a text is missing, left over or has other placeholders in some language. */
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

/** Throws when an en.json is not what the source says, or languages disagree. Writes nothing. */
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
