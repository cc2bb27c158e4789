import { describe, expect, test } from '@jest/globals'
import { readCaptcha } from './captcha.ts'
import { readMessaging } from './messaging.ts'

const site = { publicUrl: 'https://versta.example' }
const messaging = (given: Record<string, string>) => readMessaging(given, site)
const smtp = {
  SMTP_URL: 'smtps://versta:secret@mail.example',
  MAIL_FROM: 'Versta <hello@versta.example>',
}
const twilio = {
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'secret',
  TWILIO_FROM: '+15005550006',
}

describe('messages', () => {
  test('keep every message when nothing is configured', () => {
    const { value, mistakes } = messaging({})
    expect(mistakes).toEqual([])
    expect(value).toMatchObject({
      mail: null,
      vkId: null,
      whatsappWebhook: null,
      senders: { hasOutbox: true, hasMail: false, twilio: null },
    })
  })

  test('close the outbox when a service delivers', () => {
    const { value, mistakes } = messaging({ ...smtp, ...twilio, TWILIO_PREFIXES: '+1,+49' })
    expect(mistakes).toEqual([])
    expect(value.senders).toMatchObject({
      hasOutbox: false,
      hasMail: true,
      twilio: {
        baseUrl: 'https://api.twilio.com',
        prefixes: ['+1', '+49'],
        host: 'versta.example',
      },
    })
    expect(messaging({ ...smtp, MESSAGE_OUTBOX: 'on' }).value.senders.hasOutbox).toBe(true)
  })

  test('reject code delivery without mail unless MESSAGE_OUTBOX=on', () => {
    expect(messaging(twilio).mistakes).toEqual([
      'SMTP_URL, MAIL_FROM: missing; set them, or keep e-mails unsent with MESSAGE_OUTBOX=on',
    ])
    expect(messaging({ ...twilio, MESSAGE_OUTBOX: 'on' }).mistakes).toEqual([])
    expect(messaging({ MESSAGE_OUTBOX: 'off' }).mistakes).toHaveLength(1)
    expect(messaging({ MESSAGE_OUTBOX: 'maybe' }).mistakes).toContain(
      'MESSAGE_OUTBOX: expected on or off',
    )
  })

  test('name the missing variables of a service without repeating wrong values', () => {
    const { TWILIO_FROM: _, ...half } = twilio
    expect(messaging({ ...smtp, ...half }).mistakes).toEqual([
      'TWILIO_FROM: missing, since TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN are set',
    ])
    const wrong = messaging({ ...smtp, SMTP_URL: 'https://secret@mail.example' }).mistakes
    expect(wrong).toEqual(['SMTP_URL: expected smtp://user:password@host:587 or smtps://…:465'])
    expect(messaging({ ...smtp, SMS_RU_PREFIXES: '+7' }).mistakes).toEqual([
      'SMS_RU_API_ID: missing, since SMS_RU_PREFIXES is set',
    ])
  })

  test('use a second WhatsApp number only where one is given', () => {
    const whatsapp = {
      WHATSAPP_TOKEN: 't',
      WHATSAPP_PHONE_NUMBER_ID: '1',
      WHATSAPP_TEMPLATE: 'login_code',
      WHATSAPP_APP_SECRET: 's',
      WHATSAPP_VERIFY_TOKEN: 'v',
    }
    expect(messaging({ ...smtp, ...whatsapp }).value.senders).toMatchObject({
      whatsapp: { phoneNumberId: '1' },
      whatsappPaid: null,
    })
    expect(
      messaging({ ...smtp, ...whatsapp, WHATSAPP_PAID_PHONE_NUMBER_ID: '2' }).value.senders
        .whatsappPaid,
    ).toMatchObject({
      phoneNumberId: '2',
      template: 'login_code',
    })
  })

  test('return from VK ID to the site', () => {
    expect(messaging({ VK_ID_CLIENT_ID: '7' }).value.vkId).toEqual({
      baseUrl: 'https://id.vk.ru',
      clientId: '7',
      redirectUrl: 'https://versta.example/auth/vk',
    })
  })
})

describe('captcha', () => {
  const captcha = (given: Record<string, string>) => readCaptcha(given, site)
  const keys = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret' }

  test('defaults to proof of work, which may also be named', () => {
    expect(captcha({})).toEqual({ value: null, mistakes: [] })
    expect(captcha({ CAPTCHA_PROVIDER: 'altcha' })).toEqual({ value: null, mistakes: [] })
  })
  test('requires the keys of a service and reuses them for the hard captcha', () => {
    expect(captcha(keys).value).toMatchObject({
      hardCaptcha: { siteKey: 'site' },
      hosts: ['versta.example'],
    })
    expect(
      captcha({ ...keys, CAPTCHA_HARD_SITE_KEY: 'h', CAPTCHA_HARD_SECRET: 'hs' }).value,
    ).toMatchObject({
      hardCaptcha: { siteKey: 'h' },
    })
    expect(captcha({ CAPTCHA_PROVIDER: 'turnstile' }).mistakes).toEqual([
      'CAPTCHA_SITE_KEY, CAPTCHA_SECRET: missing, since CAPTCHA_PROVIDER is set',
    ])
    expect(captcha({ ...keys, CAPTCHA_PROVIDER: 'recaptcha' }).mistakes).toEqual([
      'CAPTCHA_PROVIDER: expected altcha, turnstile, hcaptcha or smartcaptcha',
    ])
    expect(
      captcha({ CAPTCHA_HARD_SITE_KEY: 'h', CAPTCHA_HARD_SECRET: 'hs' }).mistakes,
    ).toHaveLength(1)
  })
})
