import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { readEnv } from '../env.ts'
import { readPayments } from './payments.ts'

const stripe = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_one' }
const tbank = { TBANK_TERMINAL_KEY: '17DEMO', TBANK_PASSWORD: 'secret' }
const sberbank = {
  SBERBANK_USER: 'versta-api',
  SBERBANK_PASSWORD: 'secret',
  SBERBANK_CALLBACK_KEY: 'shared',
}
const moneta = {
  MONETA_ACCOUNT: '54600817',
  MONETA_INTEGRITY_CODE: 'QWERTY',
  MONETA_USER: 'u',
  MONETA_PASSWORD: 'p',
  MONETA_PAYMENT_PASSWORD: 'pp',
}

test('configures no provider when nothing is set', () => {
  expect(readPayments({})).toEqual({
    mistakes: [],
    value: { default: null, stripe: null, tbank: null, sberbank: null, moneta: null },
  })
  expect(readPayments({ PAYMENT_PROVIDER: 'SANDBOX' }).mistakes).toEqual([])
})

test('uses the real address of every provider unless another is set', () => {
  const { value, mistakes } = readPayments({
    ...stripe,
    ...tbank,
    ...sberbank,
    ...moneta,
    TBANK_URL: 'https://rest-api-test.tinkoff.ru/v2/',
  })
  expect(mistakes).toEqual([])
  expect(value).toMatchObject({
    stripe: { apiUrl: 'https://api.stripe.com', webhookSecrets: ['whsec_one'] },
    tbank: { apiUrl: 'https://rest-api-test.tinkoff.ru/v2', taxation: null },
    sberbank: {
      apiUrl: 'https://securepayments.sberbank.ru/payment/rest',
      bodies: 'form',
      callbackKey: { kind: 'shared', key: 'shared' },
    },
    moneta: {
      formUrl: 'https://moneta.ru/assistant.htm',
      apiUrl: 'https://service.moneta.ru/services',
    },
  })
})

test('accepts two Stripe secrets while one replaces the other', () => {
  expect(
    readPayments({ ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_one, whsec_two' }).value.stripe
      ?.webhookSecrets,
  ).toEqual(['whsec_one', 'whsec_two'])
})

test('rejects a half-configured provider by name, without values', () => {
  expect(readPayments({ STRIPE_SECRET_KEY: 'sk_test_abc' }).mistakes).toEqual([
    'STRIPE_WEBHOOK_SECRET: missing, since STRIPE_SECRET_KEY is set',
  ])
  expect(readPayments({ MONETA_ACCOUNT: '1' }).mistakes).toEqual([
    'MONETA_INTEGRITY_CODE, MONETA_USER, MONETA_PASSWORD, MONETA_PAYMENT_PASSWORD: missing, since MONETA_ACCOUNT is set',
  ])
  const { SBERBANK_CALLBACK_KEY: _, ...keyless } = sberbank
  const one = ['SBERBANK_CALLBACK_KEY, SBERBANK_CALLBACK_PUBLIC_KEY: set exactly one of them']
  expect(readPayments(keyless).mistakes).toEqual(one)
  expect(() => readEnv({ TBANK_PASSWORD: 'do-not-print' })).toThrow(
    /^TBANK_TERMINAL_KEY: missing, since TBANK_PASSWORD is set$/,
  )
  expect(() => readEnv({ ...stripe, STRIPE_SECRET_KEY: 'pk_test_do_not_print' })).toThrow(
    /^STRIPE_SECRET_KEY: expected sk_live_[^"]*$/,
  )
})

test('accepts the public key of the bank instead of a shared one', () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const { SBERBANK_CALLBACK_KEY: _, ...keyless } = sberbank
  const SBERBANK_CALLBACK_PUBLIC_KEY = publicKey
    .export({ format: 'der', type: 'spki' })
    .toString('base64')
  expect(
    readPayments({ ...keyless, SBERBANK_CALLBACK_PUBLIC_KEY }).value.sberbank?.callbackKey.kind,
  ).toBe('public')
  expect(readPayments({ ...sberbank, SBERBANK_CALLBACK_PUBLIC_KEY }).mistakes).toHaveLength(1)
  expect(readPayments({ ...keyless, SBERBANK_CALLBACK_PUBLIC_KEY: 'none' }).mistakes).toEqual([
    'SBERBANK_CALLBACK_PUBLIC_KEY: expected a public key in PEM, or its base64',
  ])
})

test('requires the default provider to be configured', () => {
  expect(readPayments({ ...tbank, PAYMENT_PROVIDER: 'TBANK' }).value.default).toBe('TBANK')
  expect(readPayments({ ...tbank, PAYMENT_PROVIDER: 'STRIPE' }).mistakes).toEqual([
    'PAYMENT_PROVIDER: STRIPE is not configured, TBANK is',
  ])
  // beside real providers it would sell tours for free
  expect(readPayments({ ...tbank, PAYMENT_PROVIDER: 'SANDBOX' }).mistakes).toHaveLength(1)
  expect(readPayments({ PAYMENT_PROVIDER: 'PAYPAL' }).mistakes).toEqual([
    'PAYMENT_PROVIDER: expected STRIPE, TBANK, SBERBANK, MONETA, SANDBOX',
  ])
})
