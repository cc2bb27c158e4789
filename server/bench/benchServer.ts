import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../db/embeddedPostgres.ts'
import { unlimitedBooking } from '../testing/unlimitedBooking.ts'

export interface BenchServer {
  url: string
  pid: number
  stop(): Promise<void>
}

/** Starts a script of ours as a process of its own on a free port and waits until it answers. */
export const startProcess = async (script: string, env: Record<string, string>, path = '/health'): Promise<BenchServer> => {
  const port = await freePort()
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      // what drives it is a crowd from one address, under one name
      ...unlimitedBooking,
      ...env,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(child, url + path)
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

const waitUntilReady = async (child: ChildProcess, url: string): Promise<void> => {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`)
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} did not answer within two minutes`)
}

/** Sends `count` requests, `parallel` at a time, each made by `request(i)`. @throws when one fails or `isRight` says no */
export const drive = async (
  count: number,
  parallel: number,
  request: (i: number) => Promise<Response>,
  isRight: (body: string) => boolean,
): Promise<void> => {
  let next = 0
  const worker = async () => {
    for (let i = next++; i < count; i = next++) {
      const response = await request(i)
      const body = await response.text()
      if (response.status !== 200 || !isRight(body)) throw new Error(`request ${i} answered ${response.status}: ${body.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: parallel }, worker))
}
