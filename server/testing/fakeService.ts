import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeCall {
  method: string
  path: string
  query: URLSearchParams
  headers: Record<string, string | undefined>
  /** Body as received. */
  raw: string
  /** Null where the body is not JSON. */
  json: Record<string, unknown> | null
  form: URLSearchParams
}

/** `hangUp` closes the connection without an answer; `never` leaves it open until the caller gives up. */
export type FakeAnswer = { status?: number; json?: unknown; text?: string } | 'hangUp' | 'never'

export interface FakeService {
  /** http://127.0.0.1:port */
  url: string
  calls: FakeCall[]
  close(): Promise<void>
}

/**
 * Starts a loopback server that replaces an external service in contract tests. Close it in
 * afterAll.
 */
export const startFakeService = async (
  answer: (call: FakeCall) => FakeAnswer,
): Promise<FakeService> => {
  const calls: FakeCall[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://fake')
      const raw = Buffer.concat(chunks).toString()
      const call: FakeCall = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        ),
        raw,
        json: jsonOf(raw),
        form: new URLSearchParams(raw),
      }
      calls.push(call)
      const given = answer(call)
      if (given === 'never') return
      if (given === 'hangUp') return void request.socket.destroy()
      const body = given.text ?? JSON.stringify(given.json ?? {})
      response.writeHead(given.status ?? 200, {
        'content-type': given.text === undefined ? 'application/json' : 'text/plain',
      })
      response.end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections()
        server.close((error) => (error ? reject(error) : resolve()))
      }),
  }
}

const jsonOf = (raw: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(raw)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
