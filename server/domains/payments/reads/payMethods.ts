import { paymentMethods } from '#schema/codes/payments.ts'
import type { PaymentProviders } from '../../../adapters/payments/createPaymentProviders.ts'
import type { PaymentMethod, PaymentProvider } from '../../../adapters/payments/port.ts'

/** The default provider, else the first enabled one that takes the currency by the method. */
export const providerFor = (
  payments: PaymentProviders,
  currency: string,
  method: PaymentMethod,
): PaymentProvider | null =>
  [payments.default, ...payments.enabled]
    .map((name) => payments.byName(name))
    .find((provider) => provider?.supports(currency, method)) ?? null

/** Methods by which a currency can be paid now. */
export const payMethodsFor = (payments: PaymentProviders, currency: string): PaymentMethod[] =>
  paymentMethods.filter((method) => providerFor(payments, currency, method) !== null)
