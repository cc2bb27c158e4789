import { paymentMethods } from '#schema/codes/payments.ts'
import type { PaymentProviders } from '../../../adapters/payments/createPaymentProviders.ts'
import type { PaymentMethod, PaymentProvider } from '../../../adapters/payments/port.ts'

/**
 * Returns the default provider if it takes the currency by the method, else the first enabled one
 * that does; null: none does.
 */
export const providerFor = (
  payments: PaymentProviders,
  currency: string,
  method: PaymentMethod,
): PaymentProvider | null =>
  [payments.default, ...payments.enabled]
    .map((name) => payments.byName(name))
    .find((provider) => provider?.supports(currency, method)) ?? null

/** Returns the methods by which a currency can be paid now. */
export const payMethodsFor = (payments: PaymentProviders, currency: string): PaymentMethod[] =>
  paymentMethods.filter((method) => providerFor(payments, currency, method) !== null)
