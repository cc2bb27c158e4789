// The entry of every npm script; runs on any Node from 20.19. Installs the packages of the lock file
// if they are missing, then starts the project's own Node, which runs TypeScript without a build.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverEnvironment, serverFlags } from './serverFlags.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const scripts = {
  start: 'start.ts',
  dev: 'dev.ts',
  test: 'test.ts',
  check: 'check.ts',
  bench: 'bench.ts',
  prove: 'prove.ts',
  seed: 'seed.ts',
  'db:migration': 'authorMigration.ts',
  new: 'new.ts',
  generate: 'generate.ts',
  build: 'build.ts',
}
const [verb = '', ...args] = process.argv.slice(2)
const script = scripts[verb]
if (!script) {
  console.error(`launch: unknown "${verb}", expected one of ${Object.keys(scripts).join(', ')}`)
  process.exit(2)
}

const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
const stamp = join(root, 'node_modules/.installed-lock')
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
if (!existsSync(node) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing packages from the lock file (once, about a minute) …')
  // npm passes its settings through the environment; the nested npm must not read them as its own
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(command|lifecycle|package|execpath)/.test(name),
    ),
  )
  // with NODE_ENV=production npm would omit the packages that build the site
  const { status } = spawnSync('npm', ['ci', '--include=dev'], {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, lock)
}

const flags = verb === 'start' ? serverFlags(process.env) : []
const child = spawn(
  node,
  ['--disable-warning=ExperimentalWarning', ...flags, join(root, 'server/tools', script), ...args],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...serverEnvironment,
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    },
  },
)
// Ctrl-C reaches the child directly; this process only waits until it has ended
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => signal !== 'SIGINT' && child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
