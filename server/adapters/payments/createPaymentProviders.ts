import type { Logger } from 'pino'
import { selectableCurrencies } from '#schema/codes/currencies.ts'
import type { Clock } from '../../core/clock.ts'
import type { Db } from '../../db/connect.ts'
import { createMoneta, type MonetaConfig } from './moneta/moneta.ts'
import { type PaymentProvider, type PaymentProviderName, paymentProviderNames } from './port.ts'
import { createSandbox, type Sandbox } from './sandbox/sandbox.ts'
import { createSberbank, type SberbankConfig } from './sberbank/sberbank.ts'
import { createStripe, type StripeConfig } from './stripe/stripe.ts'
import { createTbank, type TbankConfig } from './tbank/tbank.ts'

/**
 * Settings of each provider; null where it is not used. Without any, the embedded one takes
 * payments.
 */
export interface PaymentsConfig {
  /** Null chooses Stripe where it is configured, else the first configured one. */
  default: PaymentProviderName | null
  stripe: StripeConfig | null
  tbank: TbankConfig | null
  sberbank: SberbankConfig | null
  moneta: MonetaConfig | null
}

export interface PaymentProviders {
  default: PaymentProviderName
  enabled: readonly PaymentProviderName[]
  /** Null for a provider that is not enabled. */
  byName(name: PaymentProviderName): PaymentProvider | null
  /** The embedded provider where it is enabled: the HTTP server mounts its payment page. */
  sandbox: Sandbox | null
  close(): Promise<void>
}

interface PaymentParts {
  db: Db
  clock: Clock
  logger: Pick<Logger, 'warn'>
  publicUrl: string
  /** Signs the notifications of the embedded provider. */
  sandboxKey: Buffer
  /** Origin where this process reaches itself; null: publicUrl. */
  ownOrigin: string | null
}

/**
 * Creates the configured providers, or else the embedded one.
 * @throws Error when the default is not configured
 */
export const createPaymentProviders = (
  config: PaymentsConfig,
  parts: PaymentParts,
): PaymentProviders => {
  const real: (PaymentProvider | null)[] = [
    config.stripe && createStripe(config.stripe, parts.clock),
    config.tbank && createTbank(config.tbank),
    config.sberbank && createSberbank(config.sberbank, parts.clock),
    config.moneta && createMoneta(config.moneta, parts.clock),
  ]
  const configured = real.filter((provider) => provider !== null)
  // beside real providers the embedded one would sell tours for free
  const sandbox =
    configured.length === 0 ? createSandbox({ ...parts, key: parts.sandboxKey }) : null
  const providers = new Map(
    [...configured, ...(sandbox ? [sandbox.provider] : [])].map((provider) => [
      provider.name,
      provider,
    ]),
  )
  const enabled = paymentProviderNames.filter((name) => providers.has(name))
  const chosen = config.default ?? enabled[0]
  if (chosen === undefined || !providers.has(chosen))
    throw new Error(
      `the payment provider ${chosen} is not configured: set its variables, or change PAYMENT_PROVIDER`,
    )
  if (
    !selectableCurrencies.some((currency) =>
      [...providers.values()].some(({ supports }) => supports(currency, 'card')),
    )
  )
    parts.logger.warn(
      { enabled },
      'No payment provider supports a currency that visitors can choose: nobody can pay',
    )
  return {
    default: chosen,
    enabled,
    byName: (name) => providers.get(name) ?? null,
    sandbox,
    close: async () => sandbox?.close(),
  }
}
