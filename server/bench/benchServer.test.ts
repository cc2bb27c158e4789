import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { isAlive } from '../db/postmaster.ts'
import { type BenchServer, startProcess, startProcesses } from './benchServer.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'versta-processes-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a program that first stores its process id in a file beside it. */
const program = (name: string, text: string): { script: string; pid(): number } => {
  const script = join(folder, `${name}.mjs`)
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs'\nwriteFileSync(${JSON.stringify(`${script}.pid`)}, String(process.pid))\n${text}`,
  )
  return { script, pid: () => Number(readFileSync(`${script}.pid`, 'utf8')) }
}

const answering = `import { createServer } from 'node:http'
createServer((_, response) => response.end('ok')).listen(Number(process.env.PORT), '127.0.0.1')`

test('stops a process that does not answer in time', async () => {
  const silent = program('silent', 'setInterval(() => {}, 1000)')
  await expect(startProcess(silent.script, { env: {}, patienceMs: 2000 })).rejects.toThrow(
    'did not answer within 2 s',
  )
  expect(isAlive(silent.pid())).toBe(false)
})

test('fails without waiting when a process ends at its start', async () => {
  const broken = program('broken', 'process.exit(3)')
  await expect(startProcess(broken.script, { env: {} })).rejects.toThrow(
    'the server ended with code 3',
  )
})

test('stops the other processes when one start fails', async () => {
  const healthy = program('healthy', answering)
  let isUp = (_server: BenchServer) => {}
  const up = new Promise<BenchServer>((resolve) => {
    isUp = resolve
  })
  const starting = startProcesses([
    async () => {
      const server = await startProcess(healthy.script, { env: {} })
      isUp(server)
      return server
    },
    // fails only after the other one answers
    () => up.then(() => startProcess(program('failing', 'process.exit(1)').script, { env: {} })),
  ])
  await expect(starting).rejects.toThrow('the server ended with code 1')
  expect(isAlive((await up).pid)).toBe(false)
})

test('stops a process that is already stopped without an error', async () => {
  const server = await startProcess(program('twice', answering).script, { env: {} })
  await server.stop()
  await server.stop()
  expect(isAlive(server.pid)).toBe(false)
})
