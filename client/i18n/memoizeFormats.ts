/**
 * Replaces @formatjs/fast-memoize in our builds (client/vite.config.ts): react-intl builds its
 * cache keys by JSON.stringify at every call, a sixth of the rendering time of a page of cards.
 * Compiled messages are always the same arrays, so identity is their key. Intl options are flat, so
 * their names and values make the key.
 */

interface Cache {
  create(): { get(key: string): unknown; set(key: string, value: unknown): void }
}

const identities = new WeakMap<object, string>()
let nextIdentity = 0

const identityOf = (value: object): string => {
  let identity = identities.get(value)
  if (identity === undefined) {
    identity = `#${nextIdentity++}`
    identities.set(value, identity)
  }
  return identity
}

const keyOfObject = (value: object): string => {
  if (Array.isArray(value)) return identityOf(value)
  let key = ''
  for (const [name, part] of Object.entries(value)) {
    if (part !== undefined)
      key += `${name}:${typeof part === 'object' && part !== null ? identityOf(part) : part};`
  }
  return key
}

const keyOf = (args: readonly unknown[]): string => {
  let key = ''
  for (const arg of args)
    key += typeof arg === 'object' && arg !== null ? `${keyOfObject(arg)}|` : `${arg}|`
  return key
}

type AnyFunction = (...args: never[]) => unknown

const variadic = (make: AnyFunction, { cache }: { cache: Cache }) => {
  const kept = cache.create()
  return (...args: never[]): unknown => {
    const key = keyOf(args)
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make(...args)
    kept.set(key, made)
    return made
  }
}

const keepAll: Cache = {
  create: () => {
    const values = new Map<string, unknown>()
    return { get: (key) => values.get(key), set: (key, value) => void values.set(key, value) }
  },
}

export const strategies = { variadic, monadic: variadic }

export const memoize = (
  make: AnyFunction,
  { cache = keepAll, strategy = variadic }: { cache?: Cache; strategy?: typeof variadic } = {},
) => strategy(make, { cache })
