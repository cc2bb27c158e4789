import { expect, jest, test } from '@jest/globals'
import { connectDatabase } from '../../db/connect.ts'
import { createLogger } from '../../core/logger.ts'
import { createPaymentProviders, type PaymentsConfig } from './createPaymentProviders.ts'

const none: PaymentsConfig = {
  default: null,
  stripe: null,
  tbank: null,
  sberbank: null,
  moneta: null,
}
const stripe = { secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'] }
const tbank = { terminalKey: 't', password: 'p', apiUrl: 'https://bank.example/v2' }
const create = (
  config: Partial<PaymentsConfig>,
  warn: (facts: unknown, text?: string) => void = () => undefined,
) => {
  // never connects: no test here queries it
  const { db } = connectDatabase('postgresql://nobody@127.0.0.1:1/none', createLogger('silent'))
  return createPaymentProviders(
    { ...none, ...config },
    {
      db,
      clock: { now: () => new Date() },
      logger: { warn },
      publicUrl: 'https://versta.example',
      sandboxKey: Buffer.alloc(32),
      ownOrigin: null,
    },
  )
}

test('uses the embedded provider when no account is configured', async () => {
  const providers = create({})
  expect([providers.default, providers.enabled, providers.sandbox?.provider.name]).toEqual([
    'SANDBOX',
    ['SANDBOX'],
    'SANDBOX',
  ])
  expect(providers.byName('STRIPE')).toBeNull()
  await providers.close()
})

test('drops the embedded provider when an account is configured', async () => {
  const providers = create({ stripe, tbank })
  expect([providers.default, providers.enabled, providers.sandbox]).toEqual([
    'STRIPE',
    ['STRIPE', 'TBANK'],
    null,
  ])
  expect([providers.byName('TBANK')?.name, providers.byName('SANDBOX')]).toEqual(['TBANK', null])
  await providers.close()
})

test('accepts only a configured provider as the default', () => {
  expect(create({ stripe, tbank, default: 'TBANK' }).default).toBe('TBANK')
  expect(create({ tbank }).default).toBe('TBANK')
  expect(() => create({ tbank, default: 'STRIPE' })).toThrow('STRIPE is not configured')
  expect(() => create({ tbank, default: 'SANDBOX' })).toThrow('SANDBOX is not configured')
})

test('warns at start when only rubles can be paid, which no visitor can choose', () => {
  const warn = jest.fn()
  create({ tbank }, warn)
  expect(warn.mock.calls).toEqual([
    [{ enabled: ['TBANK'] }, expect.stringContaining('nobody can pay')],
  ])
  warn.mockClear()
  create({ stripe, tbank }, warn)
  create({}, warn)
  expect(warn).not.toHaveBeenCalled()
})
