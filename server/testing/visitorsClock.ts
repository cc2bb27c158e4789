import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { clockAheadHeader } from '#schema/testing/clockAhead.ts'
import type { Clock } from '../core/clock.ts'

/**
 * Lets a browser test continue later: requests with the header run that many minutes ahead. Each
 * test has its own time, although all share one server; jobs and other tests keep the real time.
 */
export const followVisitors = (clock: Clock): void => {
  const wall = clock.now.bind(clock)
  const minutesAhead = new AsyncLocalStorage<number>()
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    minutesAhead.enterWith(Number(request.headers[clockAheadHeader] ?? 0))
  })
  clock.now = () => new Date(wall().getTime() + (minutesAhead.getStore() ?? 0) * 60_000)
}
