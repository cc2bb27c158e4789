import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { CaptchaProvider } from '../../adapters/captcha/port.ts'
import { codePauseSeconds } from '#schema/codes/loginCodes.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { cookieJar, newPerson, personIn } from './accounts.fixtures.ts'
import type { Attempt } from './attempts.ts'

let world: TestApp
let proofOfWork: CaptchaProvider
beforeAll(async () => {
  world = await createTestApp('empty')
  proofOfWork = world.app.captcha
  // accepts a solution that names its purpose: the adapter's tests and one test below cover the
  // real work
  world.app.captcha = {
    ...proofOfWork,
    verify: async (level, boundTo, solution) =>
      solution === `hard_captcha for ${boundTo}` || solution === `${level} for ${boundTo}`
        ? 'passed'
        : 'failed',
  }
})
afterAll(() => world.close())

const minute = 60
const hour = 60 * minute
const day = 24 * hour

let addresses = 0
const newIp = () => {
  addresses++
  return `198.18.${addresses >> 8}.${addresses & 255}`
}

const later = (seconds: number) =>
  world.clock.set(new Date(world.clock.now().getTime() + seconds * 1000))
/** Sets an existing count, as if that many attempts had been made. */
const haveBeen = async (points: number, key: string) => {
  const { rowCount } = await world.app.pool.query(
    'UPDATE rate_limit SET points = $1 WHERE key = $2',
    [points, key],
  )
  expect(rowCount).toBe(1)
}

interface Door {
  attempt: Attempt
  /** Returns an account without counted attempts. */
  somebody(): Promise<string>
  /**
   * Makes an attempt.
   * @returns the error, null where the attempt was processed
   */
  knock(account: string, from: { ip: string; captcha?: string }): Promise<Refusal | null>
  /** Returns the key of counts and captchas. */
  nameOf(account: string): string
  captchaAfter: number
  hardAfter: number
  perAddress: number
}
interface Refusal {
  code: string
  retryAfter: number | null
}

const newEmail = async () => newPerson().email
const run = async (
  document: string,
  variables: Record<string, unknown>,
  caller: Parameters<TestApp['run']>[2],
) => {
  const { errors } = await world.run(document, variables, { cookies: cookieJar(), ...caller })
  const thrown = errors?.[0]?.originalError as (Refusal & Error) | undefined
  if (thrown && !('retryAfter' in thrown)) throw thrown
  return thrown ? { code: thrown.code, retryAfter: thrown.retryAfter } : null
}
/** Returns an action that takes an e-mail address as login. */
const doorOf = (
  attempt: Attempt,
  document: string,
  bounds: Pick<Door, 'captchaAfter' | 'hardAfter' | 'perAddress'>,
): Door => ({
  attempt,
  somebody: newEmail,
  knock: (login, { ip, captcha }) =>
    run(
      `mutation ($login: String!, $captcha: String) { ${document} { __typename } }`,
      { login, captcha },
      { ip },
    ),
  nameOf: (login) => login,
  ...bounds,
})
const viewers = new Map<string, Awaited<ReturnType<typeof personIn>>>()

const doors = {
  logIn: doorOf('logIn', 'logIn(login: $login, password: "wrong", captcha: $captcha)', {
    captchaAfter: 3,
    hardAfter: 10,
    perAddress: 300,
  }),
  sendCode: doorOf('sendCode', 'sendAuthCode(login: $login, captcha: $captcha)', {
    captchaAfter: 2,
    hardAfter: 10,
    perAddress: 30,
  }),
  checkCode: doorOf('checkCode', 'logInByCode(login: $login, code: "00000", captcha: $captcha)', {
    captchaAfter: 6,
    hardAfter: 10,
    perAddress: 60,
  }),
  register: doorOf(
    'register',
    'registerWithoutPassword(input: { firstName: "Anna", email: $login, captcha: $captcha })',
    {
      captchaAfter: 2,
      hardAfter: 5,
      perAddress: 20,
    },
  ),
  recoverPassword: doorOf('recoverPassword', 'recoverPassword(email: $login, captcha: $captcha)', {
    captchaAfter: 1,
    hardAfter: 5,
    perAddress: 20,
  }),
  currentPassword: {
    attempt: 'currentPassword',
    async somebody() {
      const person = await personIn(world)
      viewers.set(person.email, person)
      return person.email
    },
    knock: (email, { ip, captcha }) =>
      run(
        'mutation ($captcha: String) { changePassword(currentPassword: "wrong", password: "long enough", captcha: $captcha) { __typename } }',
        { captcha },
        { ip, viewer: viewers.get(email)?.viewer as never },
      ),
    nameOf: (email) => `user:${viewers.get(email)?.viewer.userId}`,
    captchaAfter: 5,
    hardAfter: 20,
    perAddress: 100,
  },
} satisfies Record<Attempt, Door>
const all = Object.values<Door>(doors)

const solved = ({ attempt, nameOf }: Door, account: string, level = 'hard_captcha') =>
  `${level} for ${attempt}:${nameOf(account)}`
/** Expects RATE_LIMITED with the seconds to wait. */
const expectWait = (answer: Refusal | null | undefined, seconds: number) =>
  expect(answer).toMatchObject({ code: 'RATE_LIMITED', retryAfter: seconds })

test.each(all)(
  '$attempt: requires a hard captcha from a network address, then limits it, whatever the account',
  async (door) => {
    const ip = newIp()
    const key = `${door.attempt}.address:${ip}`
    const knock = async (captcha?: 'hard_captcha' | 'captcha') => {
      const account = await door.somebody()
      return door.knock(account, {
        ip,
        ...(captcha && { captcha: solved(door, account, captcha) }),
      })
    }
    expect(await knock()).toBeNull()
    await haveBeen(door.hardAfter - 1, key)
    expect(await knock()).toBeNull()
    expect(await knock()).toMatchObject({ code: 'HARD_CAPTCHA_REQUIRED' })
    expect(await knock('captcha')).toMatchObject({ code: 'HARD_CAPTCHA_REQUIRED' })
    expect(await knock('hard_captcha')).toBeNull()
    await haveBeen(door.perAddress - 1, key)
    expect(await knock('hard_captcha')).toBeNull()
    expectWait(await knock('hard_captcha'), hour)
    // others pass, and so does this one an hour later
    expect(await door.knock(await door.somebody(), { ip: newIp() })).toBeNull()
    later(hour)
    expect(await knock()).toBeNull()
  },
)

test.each(all)('$attempt: counts an IPv6 network as one address', async (door) => {
  const network = `2001:db8:${++addresses}:7`
  expect(await door.knock(await door.somebody(), { ip: `${network}::1` })).toBeNull()
  await haveBeen(door.hardAfter, `${door.attempt}.address:${network}::/64`)
  expect(await door.knock(await door.somebody(), { ip: `${network}:1:2:3:4` })).toMatchObject({
    code: 'HARD_CAPTCHA_REQUIRED',
  })
})

test.each(all)(
  '$attempt: requires a captcha for an account from any address, and accepts only its own solution',
  async (door) => {
    const [account, other] = [await door.somebody(), await door.somebody()]
    for (let n = 0; n < door.captchaAfter; n++) {
      expect(await door.knock(account, { ip: newIp() })).toBeNull()
      later(minute)
    }
    expect(await door.knock(account, { ip: newIp() })).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
    const wrong = [
      solved(door, other, 'captcha'),
      solved({ ...door, attempt: 'logIn' === door.attempt ? 'register' : 'logIn' }, account),
      'x',
    ]
    for (const captcha of wrong)
      expect(await door.knock(account, { ip: newIp(), captcha })).toMatchObject({
        code: 'CAPTCHA_REQUIRED',
      })
    expect(
      await door.knock(account, { ip: newIp(), captcha: solved(door, account, 'captcha') }),
    ).toBeNull()
  },
)

test.each(all)(
  '$attempt: lets no more parallel attempts past the captcha than sequential ones',
  async (door) => {
    const ip = newIp()
    const people = await Promise.all(
      Array.from({ length: door.hardAfter + 5 }, () => door.somebody()),
    )
    const fromOneAddress = await Promise.all(people.map((account) => door.knock(account, { ip })))
    expect(fromOneAddress.filter((answer) => answer === null).length).toBeLessThanOrEqual(
      door.hardAfter,
    )
    const account = await door.somebody()
    const ofOneAccount = await Promise.all(
      Array.from({ length: door.captchaAfter + 5 }, () => door.knock(account, { ip: newIp() })),
    )
    expect(ofOneAccount.filter((answer) => answer === null).length).toBeLessThanOrEqual(
      door.captchaAfter,
    )
  },
)

/** Makes attempts with a solved captcha, each from a new address. */
const tries = async (door: Door, account: string, times: number) => {
  const answers: (Refusal | null)[] = []
  for (let n = 0; n < times; n++)
    answers.push(await door.knock(account, { ip: newIp(), captcha: solved(door, account) }))
  return answers
}
const looked = (times: number) => Array.from({ length: times }, () => null)

test('sends a code once in thirty seconds, three times an hour, five times a day', async () => {
  const door = doors.sendCode
  const account = await door.somebody()
  const send = async () => (await tries(door, account, 1))[0]
  expect(await send()).toBeNull()
  expectWait(await send(), codePauseSeconds)
  for (let n = 0; n < 2; n++) {
    later(minute)
    expect(await send()).toBeNull()
  }
  later(minute)
  expectWait(await send(), hour - 3 * minute)
  later(hour)
  expect(await send()).toBeNull()
  later(minute)
  expect(await send()).toBeNull()
  later(hour)
  expectWait(await send(), day - 2 * hour - 4 * minute)
  later(day)
  expect(await send()).toBeNull()
})

test.each([
  { door: doors.checkCode as Door, times: 15 },
  { door: doors.register, times: 5 },
  { door: doors.recoverPassword, times: 3 },
  { door: doors.currentPassword, times: 30 },
])(
  '$door.attempt: allows $times times a day per account, even with a captcha',
  async ({ door, times }) => {
    const account = await door.somebody()
    expect(await tries(door, account, times)).toEqual(looked(times))
    expectWait((await tries(door, account, 1))[0], day)
    later(day)
    expect(await tries(door, account, 1)).toEqual([null])
  },
)

test('logIn: allows thirty times an hour and a hundred times a day per account', async () => {
  const door = doors.logIn
  const account = await door.somebody()
  expect(await tries(door, account, 30)).toEqual(looked(30))
  expectWait((await tries(door, account, 1))[0], hour)
  later(hour)
  await haveBeen(99, `logIn.day:${account}`)
  expect(await tries(door, account, 1)).toEqual([null])
  expectWait((await tries(door, account, 1))[0], day - hour)
})

test('accepts a solution of the server’s own captcha once', async () => {
  const checked = world.app.captcha
  world.app.captcha = proofOfWork
  try {
    const { knock, somebody } = doors.recoverPassword
    const account = await somebody()
    await knock(account, { ip: newIp() })
    expect(await knock(account, { ip: newIp() })).toMatchObject({ code: 'CAPTCHA_REQUIRED' })
    const { data } = await world.run<{ captchaChallenge: { puzzle: string } }>(
      'query ($login: String!) { captchaChallenge(level: CAPTCHA, attempt: RECOVER_PASSWORD, login: $login) { provider puzzle } }',
      { login: account },
    )
    const { puzzle } = data.captchaChallenge
    const challenge = JSON.parse(puzzle) as Challenge
    const solution = await solveChallenge({ challenge, deriveKey })
    const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    expect(await knock(account, { ip: newIp(), captcha })).toBeNull()
    expect(await knock(account, { ip: newIp(), captcha })).toMatchObject({
      code: 'CAPTCHA_REQUIRED',
    })
  } finally {
    world.app.captcha = checked
  }
})

test('counts parallel attempts one by one, and none that were given back', async () => {
  const limit = { name: 'sideBySide', attempts: 5, seconds: hour }
  const { limits } = world.app
  const answers = await Promise.all(Array.from({ length: 20 }, () => limits.consume(limit, 'a')))
  expect(answers.filter((wait) => wait === null)).toHaveLength(5)
  expect(answers.filter((wait) => wait === hour)).toHaveLength(15)
  expect(await limits.countOf(limit, 'a')).toBe(20)
  later(hour)
  expect(await limits.countOf(limit, 'a')).toBe(0)
  // giving back never adds attempts: neither before the first one nor after the window
  for (let n = 0; n < 3; n++) await limits.giveBack(limit, 'a')
  for (let n = 0; n < 5; n++) expect(await limits.consume(limit, 'a')).toBeNull()
  await limits.giveBack(limit, 'a')
  expect([await limits.consume(limit, 'a'), await limits.consume(limit, 'a')]).toEqual([null, hour])
})
