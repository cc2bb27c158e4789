import { createHmac, timingSafeEqual } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Clock } from '../../core/clock.ts'
import {
  type CaptchaLevel,
  type CaptchaProvider,
  type CaptchaVerdict,
  captchaLevels,
} from './port.ts'
import type { SolvedCaptchas } from './solvedCaptchas.ts'

/**
 * Work of a level: `cost` rounds of PBKDF2 for each counter from 0 to a random one between the
 * bounds.
 */
interface Work {
  cost: number
  counter: { min: number; max: number }
}

/**
 * Work of each level. A mid-range phone computes about 1.5 million rounds a second in each of the
 * widget's two workers. Mean work: 3.5 million rounds (about 1.2 s) and 13.5 million (about 4.5 s);
 * a laptop needs a third of the time. The bounds are wide because anyone who knows them starts at
 * the lower one. The server computes one counter only (2 and 4 ms), then an HMAC.
 */
const workOf: Record<CaptchaLevel, Work> = {
  captcha: { cost: 5_000, counter: { min: 400, max: 1_000 } },
  hard_captcha: { cost: 10_000, counter: { min: 900, max: 1_800 } },
}

/**
 * Milliseconds until a puzzle expires: enough for the slowest phone and for completing the form
 * meanwhile.
 */
const lifeMs = 10 * 60 * 1000
/** Maximum characters of a solution; it has about 800. */
const maxSolutionLength = 4_000

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.strictObject({
        level: z.enum(captchaLevels),
        binding: z.string(),
        expires: z.number(),
      }),
    }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
})

interface AltchaOptions {
  /** 32 bytes, the same in every process. */
  key: Buffer
  solved: SolvedCaptchas
  clock: Clock
  /** Replaces the amounts of work, for tests. */
  work?: Record<CaptchaLevel, Work>
}

/**
 * Creates proof-of-work captchas by ALTCHA: the phone computes briefly, no service is called,
 * nothing is stored before a puzzle is solved. They make attempts costly but don't tell people from
 * bots, so rate limits are still needed.
 */
export const createAltcha = ({
  key,
  solved,
  clock,
  work = workOf,
}: AltchaOptions): CaptchaProvider => {
  const keyFor = (purpose: string): string =>
    createHmac('sha256', key).update(`altcha:${purpose}`).digest('hex')
  const secrets = {
    hmacSignatureSecret: keyFor('signature'),
    hmacKeySignatureSecret: keyFor('key'),
  }
  const bindingKey = keyFor('binding')
  const bindingOf = (boundTo: string): string =>
    createHmac('sha256', bindingKey).update(boundTo).digest('base64url')

  const judge = async (
    level: CaptchaLevel,
    boundTo: string,
    text: string,
  ): Promise<CaptchaVerdict> => {
    const read = payload.safeParse(decoded(text))
    if (!read.success) return 'failed'
    const { challenge, solution } = read.data
    const { data } = challenge.parameters
    if (captchaLevels.indexOf(data.level) < captchaLevels.indexOf(level)) return 'failed'
    if (!isSame(data.binding, bindingOf(boundTo))) return 'failed'
    const expiresAt = new Date(data.expires * 1000)
    if (expiresAt <= clock.now()) return 'expired'
    // the signature covers all parameters, including level, binding and expiry; expiry is checked
    // above because the library uses the system clock
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
    if (!verified) return 'failed'
    return (await solved.takeOnce(challenge.signature, expiresAt)) ? 'passed' : 'replayed'
  }

  return {
    siteKeys: {
      provider: 'altcha',
      captchaKey: null,
      hardCaptchaKey: null,
      invisibleProvider: null,
      invisibleKey: null,
    },
    async challenge(level, boundTo) {
      const { cost, counter } = work[level]
      const expires = Math.floor((clock.now().getTime() + lifeMs) / 1000)
      const puzzle = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(counter.max, counter.min),
        data: { level, binding: bindingOf(boundTo), expires },
        deriveKey,
        ...secrets,
      })
      return {
        provider: 'altcha',
        siteKey: null,
        puzzle,
        binding: null,
        expiresAt: new Date(expires * 1000),
      }
    },
    verify: (level, boundTo, solution) =>
      judge(level, boundTo, solution).catch(() => 'unavailable'),
  }
}

/** Parses the widget's solution, base64 of JSON; null for anything else. */
const decoded = (text: string): unknown => {
  if (text.length > maxSolutionLength) return null
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString())
  } catch {
    return null
  }
}

const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
