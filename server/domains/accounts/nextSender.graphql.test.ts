import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startFakeSmsRu } from '../../adapters/senders/fakes/sms.ts'
import { startFakeGateway } from '../../adapters/senders/fakes/telegram.ts'
import type { FakeService } from '../../testing/fakeService.ts'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'

let gateway: FakeService
let sms: FakeService
let world: TestApp
beforeAll(async () => {
  gateway = await startFakeGateway('secret')
  sms = await startFakeSmsRu('id')
  world = await createTestApp('empty', {
    SMTP_URL: 'smtp://localhost:1',
    MAIL_FROM: 'Versta <versta@example.org>',
    TELEGRAM_GATEWAY_TOKEN: 'secret',
    TELEGRAM_GATEWAY_URL: gateway.url,
    TELEGRAM_BOT_TOKEN: '1:x',
    TELEGRAM_BOT_USERNAME: 'versta_bot',
    TELEGRAM_WEBHOOK_SECRET: 'a-secret-of-the-webhook',
    SMS_RU_API_ID: 'id',
    SMS_RU_URL: sms.url,
  })
})
afterAll(async () => {
  await world.close()
  await Promise.all([gateway.close(), sms.close()])
})

test('falls back to the next direct channel for a number without Telegram, not to the bot’s link', async () => {
  // the gateway knows no account for a number that ends in 0
  const phone = '+79161234560'
  await world.app.db.user.create({ data: { phone, isPhoneConfirmed: true } })
  expect(
    await world.run(
      'mutation ($login: String!) { sendAuthCode(login: $login, codeSender: TELEGRAM) { openUrl } }',
      { login: phone },
    ),
  ).toEqual({
    data: { sendAuthCode: { openUrl: null } },
  })
  await world.runJobs()
  expect(gateway.calls).toHaveLength(1)
  expect(await world.app.db.telegramLink.count()).toBe(0)
  expect(sms.calls.map(({ form }) => form.get('to[79161234560]'))).toEqual([
    expect.stringMatching(/^\d{5} is your Versta code/),
  ])
})
