/**
 * A server whose bookings take no lock, to check that the proof notices an oversell. It rewrites
 * the statements of its own process before the product starts; the product itself has no such
 * switch.
 */
import pg from 'pg'

// a pause instead, longer than buyers take to arrive, shows the missing lock on slow and fast
// machines
const withoutLock = (text: string): string =>
  text
    .replaceAll(/(?<=WHERE id = \$1 )FOR NO KEY UPDATE/g, 'AND pg_sleep(0.4) IS NOT NULL')
    .replaceAll('FOR NO KEY UPDATE', '')

const unlocked = (first: unknown): unknown => {
  if (typeof first === 'string') return withoutLock(first)
  if (
    typeof first !== 'object' ||
    first === null ||
    !('text' in first) ||
    typeof first.text !== 'string'
  )
    return first
  return Object.assign(Object.create(first), { text: withoutLock(first.text) })
}

for (const target of [pg.Client.prototype, pg.Pool.prototype] as {
  query: (...args: never[]) => unknown
}[]) {
  const { query } = target
  target.query = function (this: object, ...[first, ...rest]: unknown[]) {
    return Reflect.apply(query, this, [unlocked(first), ...rest])
  }
}
await import('../main.ts')
