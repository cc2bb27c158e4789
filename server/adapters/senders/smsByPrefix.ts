import { type CodeChannel, failed } from './port.ts'

export interface SmsRoute {
  /** Beginnings of E.164 numbers; `+` is every number. */
  prefixes: readonly string[]
  channel: CodeChannel
}

/** Picks the service with the longest matching beginning. Numbers that none takes are not called at all: no pumping of far prefixes. */
export const createSmsByPrefix = (routes: readonly SmsRoute[]): CodeChannel => {
  const byLength = routes
    .flatMap(({ prefixes, channel }) => prefixes.map((prefix) => ({ prefix, channel })))
    .sort((a, b) => b.prefix.length - a.prefix.length)
  return {
    async send(message) {
      const route = byLength.find(({ prefix }) => message.to.startsWith(prefix))
      return route ? route.channel.send(message) : failed('UNREACHABLE', 'country not served')
    },
  }
}
