import { isPaymentId } from '../orderNumber.ts'
import type {
  Acknowledgement,
  CheckAnswer,
  Notice,
  NotificationMessage,
  ProbeNotice,
  TrustedNotice,
} from '../port.ts'
import {
  hasRightSignature,
  minorOfMoneta,
  monetaAmount,
  monetaSignature,
} from './monetaSignature.ts'

interface MonetaAccount {
  /** MNT_ID: the account that receives the money. */
  accountId: string
  integrityCode: string
}

/**
 * Reads a call to the Pay URL or Check URL, GET or POST: signature, account, formats, content. A
 * payment is only a hint: MD5 is weak, so the operation is read from the API before it counts.
 */
export const readMonetaNotification = (
  message: NotificationMessage,
  { accountId, integrityCode }: MonetaAccount,
): Notice => {
  const entries = [
    ...new URLSearchParams(
      message.rawBody.length === 0 ? message.query : message.rawBody.toString('utf8'),
    ),
  ]
  // saving the URL in MONETA's back office calls it without fields
  if (!entries.some(([name]) => name.startsWith('MNT_'))) return { kind: 'probe' }
  const fields: Record<string, string | undefined> = Object.fromEntries(entries)
  if (Object.keys(fields).length !== entries.length) return { kind: 'refused', reason: 'malformed' }
  if (!hasRightSignature(fields, integrityCode)) return { kind: 'refused', reason: 'forged' }
  if (fields.MNT_ID !== accountId) return { kind: 'refused', reason: 'other_merchant' }

  const {
    MNT_TRANSACTION_ID: paymentId = '',
    MNT_OPERATION_ID: operationId = '',
    MNT_CURRENCY_CODE: currency = '',
  } = fields
  const amountMinor = minorOfMoneta(fields.MNT_AMOUNT ?? '')
  const isCheck = fields.MNT_COMMAND === 'CHECK'
  const isAmountQuery = isCheck && !fields.MNT_AMOUNT
  const isWellFormed =
    isPaymentId(paymentId) &&
    (isCheck ? /^\d{0,20}$/ : /^\d{1,20}$/).test(operationId) &&
    (isCheck || !fields.MNT_COMMAND) &&
    (isAmountQuery || amountMinor !== null) &&
    (/^[A-Z]{3}$/.test(currency) || isAmountQuery) &&
    /^[01]?$/.test(fields.MNT_TEST_MODE ?? '') &&
    // we never send it: a value here was shifted from a neighboring field
    !fields.MNT_SUBSCRIBER_ID
  if (!isWellFormed) return { kind: 'refused', reason: 'malformed' }
  const providerRef = operationId || null
  if (isCheck)
    return { kind: 'check', paymentId, providerRef, amountMinor, currency: currency || null }
  return {
    kind: 'payment',
    dedupeKey: operationId,
    paymentId,
    providerRef,
    state: 'paid',
    amountMinor,
    currency,
    refundedMinor: null,
    isProof: false,
  }
}

const resultCodes = { payable: '402', paid: '200', in_progress: '302', not_payable: '500' } as const

/** Returns `SUCCESS` for a payment, signed XML for a check. */
export const acknowledgeMoneta = (
  notice: TrustedNotice | ProbeNotice,
  answer: CheckAnswer | undefined,
  { accountId, integrityCode }: MonetaAccount,
): Acknowledgement => {
  if (notice.kind !== 'check')
    return { status: 200, contentType: 'text/plain; charset=utf-8', body: 'SUCCESS' }
  const isAmountTold = answer?.kind === 'payable' && notice.amountMinor === null
  // a missing answer stops the payment, which costs less than a wrong one
  const MNT_RESULT_CODE = isAmountTold ? '100' : resultCodes[answer?.kind ?? 'not_payable']
  const fields = { MNT_ID: accountId, MNT_TRANSACTION_ID: notice.paymentId, MNT_RESULT_CODE }
  const elements = {
    ...fields,
    ...(isAmountTold && {
      MNT_AMOUNT: monetaAmount(answer.amountMinor),
      MNT_CURRENCY_CODE: answer.currency,
    }),
    MNT_SIGNATURE: monetaSignature('answer', fields, integrityCode),
  }
  const inside = Object.entries(elements)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')
  return {
    status: 200,
    contentType: 'application/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<MNT_RESPONSE>${inside}</MNT_RESPONSE>`,
  }
}
