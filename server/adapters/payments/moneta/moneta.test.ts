import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { type FakeMoneta, startFakeMoneta } from '../fakes/fakeMoneta.ts'
import {
  formMessage,
  now,
  orderOf,
  paymentId,
  queryMessage,
  refundId,
  refundOf,
} from '../fakes/orders.ts'
import { disagreements } from '../paymentStates.ts'
import type { CheckAnswer, PaymentProvider } from '../port.ts'
import { createMoneta, type MonetaConfig } from './moneta.ts'
import {
  hasRightSignature,
  minorOfMoneta,
  monetaAmount,
  monetaSignature,
} from './monetaSignature.ts'

const account = {
  accountId: '54600817',
  integrityCode: 'QWERTY',
  userName: 'api',
  password: 'api-pass',
  paymentPassword: 'money-pass',
}

let fake: FakeMoneta
let moneta: PaymentProvider
const connect = (changes: Partial<MonetaConfig> = {}) =>
  createMoneta(
    {
      ...account,
      formUrl: 'https://moneta.ru/assistant.htm',
      apiUrl: `${fake.url}/services`,
      timeoutMs: 30_000,
      ...changes,
    },
    { now: () => now },
  )
beforeEach(async () => {
  fake = await startFakeMoneta(account)
  moneta = connect()
})
afterEach(() => fake.close())

describe('signature vectors', () => {
  const sample = {
    MNT_ID: '54600817',
    MNT_TRANSACTION_ID: 'FF790ABCD',
    MNT_AMOUNT: '120.25',
    MNT_CURRENCY_CODE: 'RUB',
    MNT_TEST_MODE: '0',
  }
  test.each([
    ['form', sample, 'QWERTY', 'c8222aef6362c7f1239ccdc729d1a200'],
    [
      'notification',
      { ...sample, MNT_OPERATION_ID: '123456' },
      'QWERTY',
      '69bdf9bd91820b8f7b4c4b25d3d22dfa',
    ],
    ['answer', { ...sample, MNT_RESULT_CODE: '200' }, 'QWERTY', '29807c8e5d82198b5c4360e6ec711cce'],
    [
      'answer',
      { MNT_RESULT_CODE: '402', MNT_ID: '141290', MNT_TRANSACTION_ID: '2' },
      'secret_token',
      '11cf20faee5e4b2b89808a09e4f6bfeb',
    ],
  ] as const)('computes the %s signature of vector %#', (what, fields, code, signature) => {
    expect(monetaSignature(what, fields, code)).toBe(signature)
    if (what === 'notification')
      expect(hasRightSignature({ ...fields, MNT_SIGNATURE: signature.toUpperCase() }, code)).toBe(
        true,
      )
  })

  test.each([
    [12_025, '120.25'],
    [5, '0.05'],
    [100, '1.00'],
    [148_000_000, '1480000.00'],
  ])('converts %p to %p and back', (minor, text) =>
    expect([monetaAmount(minor), minorOfMoneta(text)]).toEqual([text, minor]),
  )

  test.each(['1', '1.0', '1,00', '-1.00', '1.000', '1e2', ''])('rejects %p as an amount', (text) =>
    expect(minorOfMoneta(text)).toBeNull(),
  )
})

describe('payments', () => {
  test('creates a URL that the form accepts and returns the same one for a repeat', async () => {
    const created = await moneta.createPayment(orderOf())
    expect(created).toMatchObject({
      providerRef: null,
      qrPayload: null,
      expiresAt: orderOf().expiresAt,
    })
    expect(fake.open(created.payUrl)).toMatchObject({
      amount: '1480.00',
      clientTransaction: paymentId,
    })
    expect(fake.open(created.payUrl.replace('1480.00', '1.00'))).toBeNull()
    const form = new URL(created.payUrl).searchParams
    expect([form.get('MNT_FAIL_URL'), form.get('MNT_RETURN_URL')]).toEqual([
      orderOf().failUrl,
      orderOf().leaveUrl,
    ])
    expect(await moneta.createPayment(orderOf())).toEqual(created)
    const sbp = await moneta.createPayment(orderOf({ method: 'sbp' }))
    expect(new URL(sbp.payUrl).searchParams.get('paymentSystem.unitId')).toBe('12299232')
  })

  test('goes from new to refunded and executes a repeated refund once', async () => {
    const { payUrl } = await moneta.createPayment(orderOf())
    expect(await moneta.fetchStatus({ paymentId, providerRef: null })).toMatchObject({
      state: 'pending',
    })
    const operation = fake.open(payUrl)
    if (!operation) throw new Error('refused')
    const providerRef = String(operation.id)
    expect(await moneta.fetchStatus({ paymentId, providerRef: null })).toEqual({
      state: 'new',
      providerRef,
      amountMinor: 148_000,
      currency: 'RUB',
      refundedMinor: null,
    })
    for (const [status, state] of [
      ['INPROGRESS', 'pending'],
      ['FROZEN', 'pending'],
      ['CANCELED', 'cancelled'],
      ['TAKENIN_NOTSENT', 'paid'],
      ['SUCCEED', 'paid'],
    ] as const) {
      operation.status = status
      expect(await moneta.fetchStatus({ paymentId, providerRef })).toMatchObject({ state })
    }
    const refund = refundOf({ providerRef })
    const first = await moneta.refund(refund)
    expect(first).toMatchObject({ state: 'done' })
    expect(await moneta.refund({ ...refund, isRepeat: true })).toEqual(first)
    expect(fake.operations).toHaveLength(2)
    await expect(
      moneta.refund(refundOf({ providerRef, refundId: 'r-2', amountMinor: 148_000 })),
    ).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    // an operation of the refund or of another payment does not count
    expect(
      await moneta.fetchStatus({ paymentId, providerRef: String(first.providerRef) }),
    ).toMatchObject({ state: 'pending' })
    expect(await moneta.fetchStatus({ paymentId: refundId, providerRef })).toMatchObject({
      state: 'pending',
    })
  })

  test('reports wrong keys and timeouts', async () => {
    const error = await connect({ password: 'wrong-pass' })
      .fetchStatus({ paymentId, providerRef: null })
      .catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'CONFIG' })
    expect(String(error)).not.toContain('wrong-pass')
    fake.misbehave('silent')
    const impatient = connect({ timeoutMs: 100 })
    expect(await impatient.fetchStatus({ paymentId, providerRef: '1' })).toMatchObject({
      state: 'pending',
      providerRef: '1',
    })
    expect(await impatient.refund(refundOf({ providerRef: '1' }))).toEqual({
      providerRef: null,
      state: 'pending',
    })
    fake.misbehave({ status: 502, body: 'bad gateway' })
    expect(await moneta.fetchStatus({ paymentId, providerRef: '1' })).toMatchObject({
      state: 'pending',
    })
  })
})

describe('Pay URL', () => {
  const operation = {
    id: 123_456,
    status: 'SUCCEED',
    amount: '1480.00',
    clientTransaction: paymentId,
    refundOf: null,
  }
  const sent = () => fake.notificationOf(operation)
  const resign = (changes: Record<string, string>, code = account.integrityCode) => {
    const fields = { ...sent(), ...changes }
    return { ...fields, MNT_SIGNATURE: monetaSignature('notification', fields, code) }
  }
  const payment = {
    kind: 'payment',
    dedupeKey: '123456',
    paymentId,
    providerRef: '123456',
    state: 'paid',
    amountMinor: 148_000,
    currency: 'RUB',
    refundedMinor: null,
    isProof: false,
  }

  test('reads a payment by GET and POST, with one dedupe key, and acknowledges it with SUCCESS', async () => {
    expect(await moneta.parseNotification(formMessage(sent()))).toEqual(payment)
    const notice = await moneta.parseNotification(queryMessage(sent()))
    expect(notice).toEqual(payment)
    if (notice.kind !== 'payment') throw new Error('not a payment')
    expect(moneta.acknowledge(notice)).toEqual({
      status: 200,
      contentType: 'text/plain; charset=utf-8',
      body: 'SUCCESS',
    })
  })

  test('treats an empty call as a probe', async () => {
    const probe = await moneta.parseNotification(queryMessage({}))
    expect(probe).toEqual({ kind: 'probe' })
    expect(moneta.acknowledge({ kind: 'probe' }).body).toBe('SUCCESS')
  })

  test('refuses forged and unsigned calls, other accounts and malformed fields', async () => {
    const read = (fields: Record<string, string>) => moneta.parseNotification(formMessage(fields))
    const refused = (reason: string) => ({ kind: 'refused', reason })
    expect(await read({ ...sent(), MNT_AMOUNT: '1.00' })).toEqual(refused('forged'))
    expect(await read({ ...sent(), MNT_SIGNATURE: '' })).toEqual(refused('forged'))
    expect(await read(resign({}, 'another code'))).toEqual(refused('forged'))
    expect(await read(resign({ MNT_ID: '11223344' }))).toEqual(refused('other_merchant'))
    const changed: Record<string, string>[] = [
      { MNT_TRANSACTION_ID: 'FF790ABCD' },
      { MNT_AMOUNT: '1480' },
      { MNT_CURRENCY_CODE: 'rub' },
      { MNT_OPERATION_ID: '' },
      { MNT_SUBSCRIBER_ID: '7' },
      { MNT_COMMAND: 'REFUND' },
    ]
    for (const changes of changed) expect(await read(resign(changes))).toEqual(refused('malformed'))
  })

  test('treats digits shifted between fields, which keep the signature, as a hint with a wrong amount', async () => {
    const slid = { ...sent(), MNT_OPERATION_ID: '12345', MNT_AMOUNT: '61480.00' }
    const notice = await moneta.parseNotification(formMessage(slid))
    if (notice.kind !== 'payment') throw new Error('not a payment')
    expect(notice.isProof).toBe(false)
    expect(
      disagreements(
        { paymentId, amountMinor: 148_000, currency: 'RUB', providerRef: null },
        notice,
      ),
    ).toEqual(['amount'])
  })

  test('reports a wrong currency as a disagreement', async () => {
    const notice = await moneta.parseNotification(formMessage(resign({ MNT_CURRENCY_CODE: 'USD' })))
    if (notice.kind !== 'payment') throw new Error('not a payment')
    expect(
      disagreements(
        { paymentId, amountMinor: 148_000, currency: 'RUB', providerRef: null },
        notice,
      ),
    ).toEqual(['currency'])
  })
})

describe('Check URL', () => {
  const checked = (changes: Record<string, string> = {}) => {
    const fields = {
      MNT_COMMAND: 'CHECK',
      MNT_ID: account.accountId,
      MNT_TRANSACTION_ID: paymentId,
      MNT_OPERATION_ID: '',
      MNT_AMOUNT: '1480.00',
      MNT_CURRENCY_CODE: 'RUB',
      MNT_TEST_MODE: '0',
      ...changes,
    }
    return moneta.parseNotification(
      queryMessage({
        ...fields,
        MNT_SIGNATURE: monetaSignature('notification', fields, account.integrityCode),
      }),
    )
  }
  const answered = async (
    answer: CheckAnswer | undefined,
    changes: Record<string, string> = {},
  ) => {
    const notice = await checked(changes)
    if (notice.kind !== 'check') throw new Error('no check')
    const { body, contentType, status } = moneta.acknowledge(notice, answer)
    expect([status, contentType]).toEqual([200, 'application/xml; charset=utf-8'])
    const value = (name: string) => new RegExp(`<${name}>(.*)</${name}>`).exec(body)?.[1]
    const result = value('MNT_RESULT_CODE')
    expect(value('MNT_ID')).toBe(account.accountId)
    expect(value('MNT_SIGNATURE')).toBe(
      monetaSignature(
        'answer',
        { MNT_RESULT_CODE: result, MNT_ID: account.accountId, MNT_TRANSACTION_ID: paymentId },
        account.integrityCode,
      ),
    )
    return [result, value('MNT_AMOUNT')]
  }

  test('reads a check of a payment', async () => {
    expect(await checked()).toEqual({
      kind: 'check',
      paymentId,
      providerRef: null,
      amountMinor: 148_000,
      currency: 'RUB',
    })
  })

  test.each<[CheckAnswer | undefined, string]>([
    [{ kind: 'payable', amountMinor: 148_000, currency: 'RUB' }, '402'],
    [{ kind: 'paid' }, '200'],
    [{ kind: 'in_progress' }, '302'],
    [{ kind: 'not_payable' }, '500'],
    [undefined, '500'],
  ])('reads %j as %s', async (answer, code) =>
    expect(await answered(answer)).toEqual([code, undefined]),
  )

  test('returns the amount with code 100 when none was sent', async () => {
    expect(
      await answered(
        { kind: 'payable', amountMinor: 148_000, currency: 'RUB' },
        { MNT_AMOUNT: '' },
      ),
    ).toEqual(['100', '1480.00'])
  })

  test('refuses a forged call', async () => {
    expect(
      await moneta.parseNotification(
        queryMessage({ MNT_COMMAND: 'CHECK', MNT_ID: account.accountId, MNT_SIGNATURE: 'x' }),
      ),
    ).toMatchObject({
      reason: 'forged',
    })
  })
})
