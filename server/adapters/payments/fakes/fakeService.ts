import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeCall {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

export interface FakeAnswer {
  status?: number
  type?: string
  body: unknown
}

export interface FakeService {
  url: string
  calls: FakeCall[]
  /**
   * Sets how later calls fail: executed but never answered, or this answer before anything is done;
   * null: normal again.
   */
  misbehave(how: 'silent' | FakeAnswer | null): void
  close(): Promise<void>
}

/** Starts a loopback server that answers with what `handle` returns; objects are sent as JSON. */
export const startFakeService = async (
  handle: (call: FakeCall) => Promise<FakeAnswer> | FakeAnswer,
): Promise<FakeService> => {
  const calls: FakeCall[] = []
  let mood: 'silent' | FakeAnswer | null = null
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const at = new URL(request.url ?? '/', 'http://fake')
    const call: FakeCall = {
      method: request.method ?? 'GET',
      path: at.pathname,
      query: at.searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    }
    calls.push(call)
    const answer = mood !== null && mood !== 'silent' ? mood : await handle(call)
    if (mood === 'silent') return
    const isText = typeof answer.body === 'string'
    response.writeHead(answer.status ?? 200, {
      'content-type': answer.type ?? (isText ? 'text/plain' : 'application/json'),
    })
    response.end(isText ? answer.body : JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    misbehave(how) {
      mood = how
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
