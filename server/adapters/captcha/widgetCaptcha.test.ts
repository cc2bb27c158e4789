import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  type FakeWidgetService,
  startFakeSiteVerify,
  startFakeSmartCaptcha,
} from './fakes/widgetService.ts'
import type { SolvedCaptchas } from './solvedCaptchas.ts'
import { createWidgetCaptcha, type WidgetService } from './widgetCaptcha.ts'
import { hcaptcha, smartCaptcha, turnstile } from './widgetServices.ts'

const keys = { 'secret-easy': 'site-easy', 'secret-hard': 'site-hard' }
const purpose = 'logIn:anna@example.com'
const remembered = (): SolvedCaptchas => {
  const taken = new Set<string>()
  return {
    takeOnce: async (signature) => !taken.has(signature) && taken.add(signature) !== null,
    forgetExpired: async () => 0,
  }
}

describe.each([
  ['Turnstile', turnstile, startFakeSiteVerify],
  ['hCaptcha', hcaptcha, startFakeSiteVerify],
  ['SmartCaptcha', smartCaptcha, startFakeSmartCaptcha],
] as const)('%s', (_, service: WidgetService, startFake) => {
  let fake: FakeWidgetService
  beforeAll(async () => {
    fake = await startFake(keys)
  })
  afterAll(() => fake.close())
  const captcha = ({ secret = 'secret-easy', verifyUrl = fake.url } = {}) =>
    createWidgetCaptcha(
      service,
      {
        verifyUrl,
        captcha: { siteKey: 'site-easy', secret },
        hardCaptcha: { siteKey: 'site-hard', secret: 'secret-hard' },
        invisibleKey: null,
        hosts: ['versta.example'],
      },
      { solved: remembered(), now: () => new Date() },
    )
  const solve = async (
    level: 'captcha' | 'hard_captcha' = 'captcha',
    host = 'versta.example',
    boundTo = purpose,
  ) => {
    const { siteKey, binding } = await captcha().challenge(level, boundTo)
    return fake.solve(siteKey ?? '', host, binding ?? undefined)
  }

  test('accepts a solved widget and sends the IP address to the service', async () => {
    expect(await captcha().verify('captcha', purpose, await solve(), '203.0.113.9')).toBe('passed')
    expect(fake.calls.at(-1)?.raw).toContain('ip=203.0.113.9')
    expect(await captcha().verify('hard_captcha', purpose, await solve('hard_captcha'))).toBe(
      'passed',
    )
  })
  test('accepts a token once', async () => {
    const provider = captcha()
    const token = await solve()
    expect(await provider.verify('captcha', purpose, token)).toBe('passed')
    expect(await provider.verify('captcha', purpose, token)).toBe('replayed')
  })
  test('refuses a token of the easier widget or of another page', async () => {
    expect(await captcha().verify('hard_captcha', purpose, await solve('captcha'))).not.toBe(
      'passed',
    )
    expect(await captcha().verify('captcha', purpose, await solve('captcha', 'evil.example'))).toBe(
      'failed',
    )
  })
  test('ignores a port in the reported host', async () => {
    expect(
      await captcha().verify('captcha', purpose, await solve('captcha', 'versta.example:8080')),
    ).toBe('passed')
  })
  test('refuses a missing, an overlong and a forged token', async () => {
    for (const token of ['', 'x'.repeat(9_000), 'forged'])
      expect(await captcha().verify('captcha', purpose, token)).not.toBe('passed')
  })
  test('returns unavailable for a wrong secret or an outage', async () => {
    expect(await captcha({ secret: 'wrong' }).verify('captcha', purpose, await solve())).toBe(
      'unavailable',
    )
    expect(await captcha().verify('captcha', purpose, 'broken')).toBe('unavailable')
    expect(await captcha({ verifyUrl: 'http://127.0.0.1:9' }).verify('captcha', purpose, 'x')).toBe(
      'unavailable',
    )
  })
  test('exposes the public keys, neither a secret nor the login', async () => {
    const shown = JSON.stringify([
      captcha().siteKeys,
      await captcha().challenge('captcha', purpose),
    ])
    expect(shown).toContain('site-easy')
    expect(shown).not.toContain('secret')
    expect(shown).not.toContain('anna')
  })
})

test('refuses a Turnstile token for another purpose', async () => {
  const fake = await startFakeSiteVerify(keys)
  const widget = { siteKey: 'site-easy', secret: 'secret-easy' }
  const captcha = createWidgetCaptcha(
    turnstile,
    {
      verifyUrl: fake.url,
      captcha: widget,
      hardCaptcha: widget,
      invisibleKey: 'site-invisible',
      hosts: ['versta.example'],
    },
    { solved: remembered(), now: () => new Date() },
  )
  const { binding } = await captcha.challenge('captcha', purpose)
  expect(
    await captcha.verify(
      'captcha',
      'logIn:eve@example.com',
      fake.solve('site-easy', 'versta.example', binding ?? ''),
    ),
  ).toBe('failed')
  expect(captcha.siteKeys).toMatchObject({
    invisibleProvider: 'turnstile',
    invisibleKey: 'site-invisible',
  })
  await fake.close()
})
