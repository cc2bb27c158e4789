// Texts: out of the source into en.json, checked against the other languages, compiled for the bundle.
//   node client/i18n/buildMessages.ts           extract, verify, compile
//   node client/i18n/buildMessages.ts --check   the same without writing en.json: fails when it is out of date
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = 'client/i18n'

function formatjs(...args: string[]): void {
  const { status, error, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/formatjs'), args, { cwd: root, encoding: 'utf8' })
  if (error) throw error
  if (status !== 0) throw new Error(`formatjs ${args[0]} failed:\n${stdout}${stderr}`.trim())
}

const extract = (target: string): void =>
  formatjs('extract', 'client/**/*.messages.ts', '--format', 'simple', '--throws', '--out-file', target)

/** Throws with formatjs's own words when a text is missing, left over or has other placeholders in some language. */
function verify(): void {
  formatjs('verify', '--source-locale', 'en', '--missing-keys', '--extra-keys', '--structural-equality', `${folder}/*.json`)
}

/** Writes client/i18n/en.json and the compiled texts. Throws with the reason when languages disagree. */
export function buildMessages(): void {
  extract(`${folder}/en.json`)
  verify()
  formatjs('compile-folder', '--ast', '--format', 'simple', folder, `${folder}/compiled`)
}

/** Throws when en.json is not what the source says, or languages disagree. Writes nothing. */
export function checkMessages(): void {
  const temporary = mkdtempSync(join(tmpdir(), 'texts-'))
  try {
    extract(join(temporary, 'en.json'))
    if (readFileSync(join(temporary, 'en.json'), 'utf8') !== readFileSync(join(root, folder, 'en.json'), 'utf8'))
      throw new Error('client/i18n/en.json is out of date: run npm run generate')
  } finally {
    rmSync(temporary, { recursive: true })
  }
  verify()
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
