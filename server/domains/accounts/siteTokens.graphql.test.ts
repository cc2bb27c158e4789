import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mainLogInWay } from '#schema/codes/logInWays.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'

const query = `{ siteTokens {
  captchaProvider captchaKey hardCaptchaKey invisibleCaptchaProvider invisibleCaptchaKey
  mapsProvider mapsToken mapsSuggestToken sendTourProgramInPdfViaWhatsapp mainAuthMethod
} }`
let plain: TestApp
let served: TestApp
beforeAll(async () => {
  plain = await createTestApp('empty')
  served = await createTestApp('empty', {
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SITE_KEY: 'site',
    CAPTCHA_SECRET: 'kept to ourselves',
    CAPTCHA_HARD_SITE_KEY: 'site-hard',
    CAPTCHA_HARD_SECRET: 'this too',
    CAPTCHA_INVISIBLE_SITE_KEY: 'site-invisible',
    MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
  })
})
afterAll(async () => {
  await plain.close()
  await served.close()
})

test('reports no services by default, and the password as main login method', async () => {
  expect((await plain.run(query)).data).toEqual({
    siteTokens: {
      captchaProvider: 'ALTCHA',
      captchaKey: null,
      hardCaptchaKey: null,
      invisibleCaptchaProvider: null,
      invisibleCaptchaKey: null,
      mapsProvider: 'OWN',
      mapsToken: null,
      mapsSuggestToken: null,
      sendTourProgramInPdfViaWhatsapp: false,
      mainAuthMethod: mainLogInWay.toUpperCase(),
    },
  })
})

test('exposes public keys of services but no secrets', async () => {
  const { data } = await served.run(query)
  expect(data).toMatchObject({
    siteTokens: {
      captchaProvider: 'TURNSTILE',
      captchaKey: 'site',
      hardCaptchaKey: 'site-hard',
      invisibleCaptchaProvider: 'TURNSTILE',
      invisibleCaptchaKey: 'site-invisible',
      mapsProvider: 'TILES',
    },
  })
  expect(JSON.stringify(data)).not.toMatch(/kept to ourselves|this too/)
})
