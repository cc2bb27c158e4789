import { z } from 'zod'
import type { PaymentsConfig } from '../adapters/payments/createPaymentProviders.ts'
import { paymentProviderNames } from '../adapters/payments/port.ts'
import {
  type CallbackKey,
  readCallbackKey,
} from '../adapters/payments/sberbank/sberbankChecksum.ts'
import { filled, type GroupResult, readService, serviceUrl } from './variableGroup.ts'

const publicKey = z.string().transform((text, context) => {
  try {
    return readCallbackKey(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'a public key in PEM, or its base64' })
    return z.NEVER
  }
})

const services = {
  stripe: {
    needed: {
      STRIPE_SECRET_KEY: z
        .string()
        .regex(/^[sr]k_(test|live)_\w+$/, 'sk_live_…, sk_test_… or a restricted rk_…'),
      STRIPE_WEBHOOK_SECRET: z
        .string()
        .regex(
          /^whsec_\w+(,\s*whsec_\w+)*$/,
          'whsec_…, or two separated by a comma while one replaces the other',
        )
        .transform((text) => text.split(/,\s*/)),
    },
    extra: { STRIPE_URL: serviceUrl('https://api.stripe.com') },
  },
  tbank: {
    needed: { TBANK_TERMINAL_KEY: filled, TBANK_PASSWORD: filled },
    extra: {
      TBANK_TAXATION: z
        .enum(
          ['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent'],
          'osn, usn_income, usn_income_outcome, esn or patent',
        )
        .optional(),
      TBANK_URL: serviceUrl('https://securepay.tinkoff.ru/v2'),
    },
  },
  sberbank: {
    needed: { SBERBANK_USER: filled, SBERBANK_PASSWORD: filled },
    extra: {
      SBERBANK_CALLBACK_KEY: filled.optional(),
      SBERBANK_CALLBACK_PUBLIC_KEY: publicKey.optional(),
      SBERBANK_BODIES: z.enum(['form', 'json'], 'form or json').default('form'),
      SBERBANK_URL: serviceUrl('https://securepayments.sberbank.ru/payment/rest'),
    },
  },
  moneta: {
    needed: {
      MONETA_ACCOUNT: z.string().regex(/^\d{1,15}$/, 'digits'),
      MONETA_INTEGRITY_CODE: filled,
      MONETA_USER: filled,
      MONETA_PASSWORD: filled,
      MONETA_PAYMENT_PASSWORD: filled,
    },
    extra: {
      MONETA_FORM_URL: serviceUrl('https://moneta.ru/assistant.htm'),
      MONETA_API_URL: serviceUrl('https://service.moneta.ru/services'),
    },
  },
}
const providerShape = z.enum(paymentProviderNames).optional()

/**
 * Reads the payment providers: those with all their keys. Without any, the embedded one takes
 * payments and no money moves.
 */
export const readPayments = (
  given: Readonly<Record<string, string | undefined>>,
): GroupResult<PaymentsConfig> => {
  const stripe = readService(given, services.stripe)
  const tbank = readService(given, services.tbank)
  const sberbank = readService(given, services.sberbank)
  const moneta = readService(given, services.moneta)
  const mistakes = [stripe, tbank, sberbank, moneta].flatMap((service) => service.mistakes)

  const { SBERBANK_CALLBACK_KEY: shared, SBERBANK_CALLBACK_PUBLIC_KEY: open } = sberbank.value ?? {}
  const callbackKey: CallbackKey | null = open
    ? { kind: 'public', key: open }
    : shared
      ? { kind: 'shared', key: shared }
      : null
  if (sberbank.value && (!callbackKey || (open && shared)))
    mistakes.push('SBERBANK_CALLBACK_KEY, SBERBANK_CALLBACK_PUBLIC_KEY: set exactly one of them')

  const wanted = providerShape.safeParse(given.PAYMENT_PROVIDER)
  if (!wanted.success)
    mistakes.push(`PAYMENT_PROVIDER: expected ${paymentProviderNames.join(', ')}`)
  const configured: readonly string[] = [
    ...(stripe.value ? ['STRIPE'] : []),
    ...(tbank.value ? ['TBANK'] : []),
    ...(sberbank.value ? ['SBERBANK'] : []),
    ...(moneta.value ? ['MONETA'] : []),
  ]
  const enabled = configured.length > 0 ? configured : ['SANDBOX']
  if (mistakes.length === 0 && wanted.data && !enabled.includes(wanted.data))
    mistakes.push(
      `PAYMENT_PROVIDER: ${wanted.data} is not configured, ${enabled.join(' and ')} ${enabled.length === 1 ? 'is' : 'are'}`,
    )

  return {
    mistakes,
    value: {
      default: wanted.data ?? null,
      stripe: stripe.value && {
        secretKey: stripe.value.STRIPE_SECRET_KEY,
        webhookSecrets: stripe.value.STRIPE_WEBHOOK_SECRET,
        apiUrl: stripe.value.STRIPE_URL,
      },
      tbank: tbank.value && {
        terminalKey: tbank.value.TBANK_TERMINAL_KEY,
        password: tbank.value.TBANK_PASSWORD,
        apiUrl: tbank.value.TBANK_URL,
        taxation: tbank.value.TBANK_TAXATION ?? null,
      },
      sberbank: sberbank.value &&
        callbackKey && {
          userName: sberbank.value.SBERBANK_USER,
          password: sberbank.value.SBERBANK_PASSWORD,
          apiUrl: sberbank.value.SBERBANK_URL,
          bodies: sberbank.value.SBERBANK_BODIES,
          callbackKey,
        },
      moneta: moneta.value && {
        accountId: moneta.value.MONETA_ACCOUNT,
        integrityCode: moneta.value.MONETA_INTEGRITY_CODE,
        formUrl: moneta.value.MONETA_FORM_URL,
        apiUrl: moneta.value.MONETA_API_URL,
        userName: moneta.value.MONETA_USER,
        password: moneta.value.MONETA_PASSWORD,
        paymentPassword: moneta.value.MONETA_PAYMENT_PASSWORD,
      },
    },
  }
}
