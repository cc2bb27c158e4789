/** npm run dev: restarts the server when its source changes; the client reloads in place. */
import { spawn } from 'node:child_process'
import { failureLine } from './failureLine.ts'
import { prepareCode } from './prepare.ts'
import { root } from './runStep.ts'

try {
  await prepareCode()
} catch (error) {
  console.error(failureLine(error))
  process.exit(1)
}
const watchers = [
  spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--watch-path=server',
      '--watch-path=schema',
      '--watch-preserve-output',
      'server/main.ts',
    ],
    { cwd: root, stdio: 'inherit', env: { NODE_ENV: 'development', ...process.env } },
  ),
  spawn('graphql-codegen', ['--config', 'codegen.ts', '--watch'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  }),
]
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => watchers.forEach((watcher) => void watcher.kill('SIGTERM')))
watchers[0]?.on('exit', (code) => {
  for (const watcher of watchers) watcher.kill('SIGTERM')
  process.exit(code ?? 0)
})
