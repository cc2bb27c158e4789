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
