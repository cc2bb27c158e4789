import { hash, verify } from '@node-rs/argon2'
import { createConcurrencyLimit } from './turns.ts'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each hash takes 19 MiB: more at once would let a crowd of guesses empty the memory, more in the queue would let everybody wait. */
const inTurn = createConcurrencyLimit({ atOnce: 4, waiting: 100 })

/** The text that is stored: algorithm, cost, salt and hash. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, cost))

/** Hash of a password nobody has: unknown accounts cost the same time as known ones. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IGhlcmU$Tn1hQxV1c0YbZQdJm7mWJ1m8pFzJkqkqVqkqVqkqVqk'

/** Whether a password is the one of a stored hash; null, as of unknown accounts, costs the same and is never right. @throws as createConcurrencyLimit says */
export const verifyPassword = (passwordHash: string | null, password: string): Promise<boolean> =>
  inTurn(async () => {
    const isRight = await verify(passwordHash ?? dummyHash, password).catch(() => false)
    return passwordHash !== null && isRight
  })
