import { hash, verify } from '@node-rs/argon2'
import { createConcurrencyLimit } from './turns.ts'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Each hash takes 19 MiB: more in parallel would let a flood of guesses exhaust memory, more in the
 * queue would slow everybody.
 */
const inTurn = createConcurrencyLimit({ atOnce: 4, waiting: 100 })

/** Returns the text to store: algorithm, cost, salt and hash. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, cost))

/** Hash of a password nobody has, so that unknown accounts take the same time as known ones. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IGhlcmU$Tn1hQxV1c0YbZQdJm7mWJ1m8pFzJkqkqVqkqVqkqVqk'

/**
 * Returns whether a password matches a stored hash; null, for unknown accounts, takes the same time
 * and never matches.
 * @throws DomainError RATE_LIMITED of createConcurrencyLimit
 */
export const verifyPassword = (passwordHash: string | null, password: string): Promise<boolean> =>
  inTurn(async () => {
    const isRight = await verify(passwordHash ?? dummyHash, password).catch(() => false)
    return passwordHash !== null && isRight
  })
