import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { connectDatabase, type Database } from '../../db/connect.ts'
import { dropDatabase } from '../../db/databases.ts'
import { createLogger } from '../../core/logger.ts'
import { newTestDatabase } from '../../testing/testApp.ts'
import { createAltcha } from './altcha.ts'
import type { CaptchaLevel } from './port.ts'
import { createSolvedCaptchas } from './solvedCaptchas.ts'

let url: string
let database: Database
beforeAll(async () => {
  url = await newTestDatabase('empty')
  database = connectDatabase(url, createLogger('silent'), 4)
})
afterAll(async () => {
  await database.close()
  await dropDatabase(url)
})

const start = new Date('2026-05-12T09:00:00Z')
let now: Date
beforeEach(() => {
  now = start
})
const little = { cost: 10, counter: { min: 5, max: 20 } }
const altcha = (key = Buffer.alloc(32, 1)) =>
  createAltcha({
    key,
    solved: createSolvedCaptchas(database.db),
    clock: { now: () => now },
    work: { captcha: little, hard_captcha: little },
  })

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
const solvedParts = async (
  level: CaptchaLevel = 'captcha',
  boundTo = 'sendCode:anna@example.com',
) => {
  const { puzzle } = await altcha().challenge(level, boundTo)
  const challenge = puzzle as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('not solved')
  return { challenge, solution }
}
const solve = async (...args: Parameters<typeof solvedParts>) => encode(await solvedParts(...args))

test('accepts a solution once across parallel instances', async () => {
  const solution = await solve()
  const verdicts = await Promise.all(
    Array.from({ length: 8 }, () =>
      altcha().verify('captcha', 'sendCode:anna@example.com', solution),
    ),
  )
  expect(verdicts.filter((verdict) => verdict === 'passed')).toHaveLength(1)
  expect(verdicts.filter((verdict) => verdict === 'replayed')).toHaveLength(7)
})

test('refuses a solution for another purpose', async () => {
  for (const other of ['sendCode:eve@example.com', 'logIn:anna@example.com', ''])
    expect(await altcha().verify('captcha', other, await solve())).toBe('failed')
})

test('accepts a harder solution for an easier level, not the reverse', async () => {
  const purpose = 'sendCode:anna@example.com'
  expect(await altcha().verify('captcha', purpose, await solve('hard_captcha'))).toBe('passed')
  expect(await altcha().verify('hard_captcha', purpose, await solve('captcha'))).toBe('failed')
})

test('reports a solution as expired after ten minutes', async () => {
  const solution = await solve()
  now = new Date(start.getTime() + 10 * 60_000)
  expect(await altcha().verify('captcha', 'sendCode:anna@example.com', solution)).toBe('expired')
})

test('refuses forged puzzles and solutions', async () => {
  const purpose = 'sendCode:anna@example.com'
  const { challenge, solution } = await solvedParts()
  const { parameters } = challenge
  const forged: unknown[] = [
    { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
    { challenge: { ...challenge, parameters: { ...parameters, keyPrefix: '00' } }, solution },
    {
      challenge: {
        ...challenge,
        parameters: { ...parameters, data: { ...parameters.data, expires: 9_999_999_999 } },
      },
      solution,
    },
    { challenge: { ...challenge, signature: 'f'.repeat(64) }, solution },
    { challenge: { parameters }, solution },
    { challenge, solution: { ...solution, derivedKey: 'f'.repeat(64) } },
    { challenge, solution: {} },
    { challenge },
    null,
  ]
  for (const text of [...forged.map(encode), '', 'nonsense', '{', 'A'.repeat(10_000)])
    expect(await altcha().verify('captcha', purpose, text)).toBe('failed')
  expect(
    await altcha(Buffer.alloc(32, 2)).verify('captcha', purpose, encode({ challenge, solution })),
  ).toBe('failed')
  expect(await altcha().verify('captcha', purpose, encode({ challenge, solution }))).toBe('passed')
})

test('hides the login in the puzzle', async () => {
  const { puzzle } = await altcha().challenge('captcha', 'sendCode:anna@example.com')
  expect(JSON.stringify(puzzle)).not.toContain('anna')
})

test('deletes only expired solutions', async () => {
  const solved = createSolvedCaptchas(database.db)
  await database.db.captchaSolution.deleteMany()
  await solved.takeOnce('old', start)
  await solved.takeOnce('new', new Date(start.getTime() + 1))
  expect(await solved.forgetExpired(start)).toBe(1)
  expect(await solved.takeOnce('new', start)).toBe(false)
})

test('accepts no solution while the database is unavailable', async () => {
  const broken = createAltcha({
    key: Buffer.alloc(32, 1),
    solved: { takeOnce: () => Promise.reject(new Error('away')), forgetExpired: async () => 0 },
    clock: { now: () => now },
  })
  expect(await broken.verify('captcha', 'sendCode:anna@example.com', await solve())).toBe(
    'unavailable',
  )
})
