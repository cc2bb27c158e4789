import { hash, verify } from '@node-rs/argon2'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Hash of a password nobody has: unknown accounts cost the same time as known ones. */
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IGhlcmU$Tn1hQxV1c0YbZQdJm7mWJ1m8pFzJkqkqVqkqVqkqVqk'

/** Each hash takes 19 MiB: more at once would let a crowd of guesses empty the memory. */
const maxAtOnce = 4
let running = 0
const waiting: (() => void)[] = []

export const isPasswordOf = async (passwordHash: string | null, password: string): Promise<boolean> => {
  if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  running++
  try {
    const isRight = await verify(passwordHash ?? dummyHash, password).catch(() => false)
    return passwordHash !== null && isRight
  } finally {
    running--
    waiting.shift()?.()
  }
}
