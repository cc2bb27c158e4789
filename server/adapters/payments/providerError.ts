import type { PaymentProviderName } from './port.ts'

/**
 * TEMPORARY: try again later with the same ids, the outcome is unknown · DECLINED: the bank says no · CONFIG: our keys or the
 * contract · DUPLICATE: known there already, read the status · BAD_REQUEST: never acceptable as it is.
 */
export type PaymentProviderErrorCode = 'TEMPORARY' | 'DECLINED' | 'CONFIG' | 'DUPLICATE' | 'BAD_REQUEST'

/** A provider that didn't do what was asked. Its message carries no secrets and no data of cards. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError'
  readonly code: PaymentProviderErrorCode
  readonly provider: PaymentProviderName
  /** The provider's own code, for the log and the help desk. */
  readonly providerCode: string | null
  /** With DUPLICATE: the provider's name of what it knows already, where it tells. */
  readonly providerRef: string | null

  constructor(
    code: PaymentProviderErrorCode,
    provider: PaymentProviderName,
    what: string,
    { providerCode = null, providerRef = null }: { providerCode?: string | null; providerRef?: string | null } = {},
  ) {
    super(`${provider}: ${what}${providerCode === null ? '' : ` (${providerCode})`}`)
    this.code = code
    this.provider = provider
    this.providerCode = providerCode
    this.providerRef = providerRef
  }
}

export const isTemporary = (error: unknown): boolean => error instanceof PaymentProviderError && error.code === 'TEMPORARY'
