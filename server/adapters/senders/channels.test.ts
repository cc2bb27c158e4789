import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FakeService } from '../../testing/fakeService.ts'
import { createDevino } from './devino.ts'
import { startFakeDevino, startFakeWhatsapp } from './fakes/messengers.ts'
import { startFakeSmsRu, startFakeTwilio } from './fakes/sms.ts'
import { startFakeGateway } from './fakes/telegram.ts'
import type { CodeMessage } from './port.ts'
import { createSmsRu } from './smsRu.ts'
import { createTelegramGateway } from './telegramGateway.ts'
import { createTwilio } from './twilio.ts'
import { createWhatsappCloud } from './whatsappCloud.ts'

const running: FakeService[] = []
const run = async (start: Promise<FakeService>): Promise<FakeService> => {
  const fake = await start
  running.push(fake)
  return fake
}
afterAll(() => Promise.all(running.map((fake) => fake.close())))

const message = (to: string): CodeMessage => ({
  to,
  code: '40917',
  locale: 'de',
  ttlSec: 600,
  requestId: 'r-1',
})
const away = 'http://127.0.0.1:9'

describe('Telegram Gateway', () => {
  let fake: FakeService
  beforeAll(async () => {
    fake = await run(startFakeGateway('secret'))
  })
  const gateway = (token = 'secret', baseUrl = fake.url) =>
    createTelegramGateway({
      baseUrl,
      token,
      callbackUrl: 'https://versta.example/webhooks/telegram-gateway',
    })

  test('sends our code, its lifetime and the id of the attempt', async () => {
    expect(await gateway().send(message('+493012345679'))).toEqual({
      status: 'sent',
      providerId: 'tg-+493012345679',
    })
    expect(fake.calls.at(-1)?.json).toEqual({
      phone_number: '+493012345679',
      code: '40917',
      ttl: 600,
      payload: 'r-1',
      callback_url: 'https://versta.example/webhooks/telegram-gateway',
    })
  })
  test('limits the lifetime to the bounds of the gateway', async () => {
    expect(await gateway().send({ ...message('+493012345679'), ttlSec: 7200 })).toMatchObject({
      status: 'sent',
    })
    expect(await gateway().send({ ...message('+493012345679'), ttlSec: 5 })).toMatchObject({
      status: 'sent',
    })
  })
  test.each([
    ['+493012345670', 'UNREACHABLE'],
    ['+493012345671', 'RATE_LIMITED'],
    ['+493012345672', 'TEMPORARY'],
    ['+493012345673', 'TEMPORARY'],
    ['nobody', 'BAD_RECIPIENT'],
  ])('fails for %s with %s', async (to, error) =>
    expect(await gateway().send(message(to))).toMatchObject({ status: 'failed', error }),
  )
  test('reports a wrong token, an empty account and an unreachable service', async () => {
    expect(await gateway('wrong').send(message('+493012345679'))).toMatchObject({
      error: 'CONFIG',
      detail: 'ACCESS_TOKEN_INVALID',
    })
    expect(await gateway('broke').send(message('+493012345679'))).toMatchObject({
      error: 'NO_FUNDS',
    })
    expect(await gateway('secret', away).send(message('+493012345679'))).toMatchObject({
      error: 'TEMPORARY',
    })
  })
})

describe('WhatsApp Cloud API', () => {
  let fake: FakeService
  beforeAll(async () => {
    fake = await run(startFakeWhatsapp('secret', '1055'))
  })
  const whatsapp = (token = 'secret', template = 'login_code') =>
    createWhatsappCloud({ baseUrl: fake.url, token, phoneNumberId: '1055', template })

  test('sends the template with the code in its text and button', async () => {
    expect(await whatsapp().send(message('+493012345679'))).toEqual({
      status: 'sent',
      providerId: 'wamid.1',
    })
    expect(fake.calls.at(-1)?.json).toMatchObject({
      to: '493012345679',
      template: { language: { code: 'de' } },
    })
  })
  test.each([
    ['+493012345670', 'UNREACHABLE'],
    ['+493012345671', 'RATE_LIMITED'],
    ['+493012345672', 'TEMPORARY'],
    ['+493012345673', 'NO_FUNDS'],
  ])('fails for %s with %s', async (to, error) =>
    expect(await whatsapp().send(message(to))).toMatchObject({ status: 'failed', error }),
  )
  test('reports a wrong token or template as CONFIG', async () => {
    expect(await whatsapp('wrong').send(message('+493012345679'))).toMatchObject({
      error: 'CONFIG',
      detail: '190',
    })
    expect(await whatsapp('secret', 'other').send(message('+493012345679'))).toMatchObject({
      error: 'CONFIG',
      detail: '132001',
    })
  })
})

describe('sms.ru', () => {
  let fake: FakeService
  beforeAll(async () => {
    fake = await run(startFakeSmsRu('secret'))
  })
  const smsRu = (apiId = 'secret') =>
    createSmsRu({ baseUrl: fake.url, apiId, host: 'versta.example' })

  test('sends a text that fits one SMS and lets the phone autofill the code', async () => {
    expect(await smsRu().send({ ...message('+79161234567'), locale: 'en' })).toEqual({
      status: 'sent',
      providerId: '000-1',
    })
    const text = fake.calls.at(-1)?.form.get('to[79161234567]') ?? ''
    expect(text).toBe(
      '40917 is your Versta code. It works for 10 minutes. Nobody from Versta will ask you for it.\n\n@versta.example #40917',
    )
    expect(text.length).toBeLessThanOrEqual(160)
    expect(fake.calls.at(-1)?.form.get('ttl')).toBe('10')
  })
  test.each([
    ['+79161234560', 'BAD_RECIPIENT'],
    ['+79161234561', 'UNREACHABLE'],
    ['+79161234562', 'RATE_LIMITED'],
    ['+79161234563', 'TEMPORARY'],
    ['+79161234564', 'CONFIG'],
  ])('fails for %s with %s although the whole answer is OK', async (to, error) =>
    expect(await smsRu().send(message(to))).toMatchObject({ status: 'failed', error }),
  )
  test('reports a wrong key as CONFIG and an empty account as NO_FUNDS', async () => {
    expect(await smsRu('wrong').send(message('+79161234567'))).toMatchObject({
      error: 'CONFIG',
      detail: '200',
    })
    expect(await smsRu('empty').send(message('+79161234567'))).toMatchObject({
      error: 'NO_FUNDS',
      detail: '201',
    })
  })
})

describe('Twilio', () => {
  let fake: FakeService
  beforeAll(async () => {
    fake = await run(startFakeTwilio('AC1', 'secret'))
  })
  const twilio = (authToken = 'secret', from = '+15005550006') =>
    createTwilio({ baseUrl: fake.url, accountSid: 'AC1', authToken, from, host: null })

  test('sends from a number or a messaging service', async () => {
    expect(await twilio().send(message('+493012345679'))).toEqual({
      status: 'sent',
      providerId: 'SM1',
    })
    expect(Object.fromEntries(fake.calls.at(-1)?.form ?? [])).toEqual({
      To: '+493012345679',
      From: '+15005550006',
      Body: '40917 ist Ihr Versta-Code. Er gilt 10 Minuten. Niemand von Versta fragt Sie danach.',
      ValidityPeriod: '600',
    })
    await twilio('secret', 'MG7').send(message('+493012345679'))
    expect(fake.calls.at(-1)?.form.get('MessagingServiceSid')).toBe('MG7')
  })
  test.each([
    ['+493012345670', 'BAD_RECIPIENT'],
    ['+493012345671', 'UNREACHABLE'],
    ['+493012345672', 'RATE_LIMITED'],
    ['+493012345673', 'TEMPORARY'],
    ['+493012345674', 'NO_FUNDS'],
  ])('fails for %s with %s', async (to, error) =>
    expect(await twilio().send(message(to))).toMatchObject({ status: 'failed', error }),
  )
  test('reports a wrong password as CONFIG', async () =>
    expect(await twilio('wrong').send(message('+493012345679'))).toMatchObject({
      error: 'CONFIG',
      detail: '20003',
    }))
})

describe('Devino', () => {
  let fake: FakeService
  beforeAll(async () => {
    fake = await run(startFakeDevino('secret', 16))
  })
  const devino = (key = 'secret', templateId = 16) =>
    createDevino({ baseUrl: fake.url, key, templateId })

  test('fills the template', async () =>
    expect(await devino().send(message('+79161234567'))).toEqual({
      status: 'sent',
      providerId: '3158671027',
    }))
  test.each([
    ['+79161234560', 'UNREACHABLE'],
    ['+79161234561', 'RATE_LIMITED'],
  ])('fails for %s with %s', async (to, error) =>
    expect(await devino().send(message(to))).toMatchObject({ status: 'failed', error }),
  )
  test('reports a wrong key or template as CONFIG', async () => {
    expect(await devino('wrong').send(message('+79161234567'))).toMatchObject({
      error: 'CONFIG',
      detail: '401',
    })
    expect(await devino('secret', 3).send(message('+79161234567'))).toMatchObject({
      error: 'CONFIG',
      detail: 'INVALID_TEMPLATE',
    })
  })
})
