import { type CodeChannel, failed } from './port.ts'

export interface SmsRoute {
  /** Prefixes of E.164 numbers; `+` matches every number. */
  prefixes: readonly string[]
  channel: CodeChannel
}

/**
 * Creates an SMS channel that picks the service with the longest matching prefix. Numbers without a
 * match are never called, which prevents SMS pumping to unserved countries.
 */
export const createSmsByPrefix = (routes: readonly SmsRoute[]): CodeChannel => {
  const byLength = routes
    .flatMap(({ prefixes, channel }) => prefixes.map((prefix) => ({ prefix, channel })))
    .sort((a, b) => b.prefix.length - a.prefix.length)
  const routeTo = (to: string) => byLength.find(({ prefix }) => to.startsWith(prefix))
  return {
    reaches: (to) => routeTo(to) !== undefined,
    async send(message) {
      const route = routeTo(message.to)
      return route
        ? route.channel.send(message)
        : failed('UNREACHABLE', 'no route for this country')
    },
  }
}
