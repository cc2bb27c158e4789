import type { PaymentProviderName } from './port.ts'

/**
 * TEMPORARY: unknown outcome, retry later with the same ids · DECLINED: refused by the bank ·
 * CONFIG: our keys or the contract · DUPLICATE: exists already, read the status · BAD_REQUEST: can
 * never succeed as it is.
 */
export type PaymentProviderErrorCode =
  | 'TEMPORARY'
  | 'DECLINED'
  | 'CONFIG'
  | 'DUPLICATE'
  | 'BAD_REQUEST'

/** A call that a provider did not complete. Its message holds no secrets and no card data. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError'
  readonly code: PaymentProviderErrorCode
  readonly provider: PaymentProviderName
  /** The provider's own code, for logs and support. */
  readonly providerCode: string | null
  /** With DUPLICATE: the provider's id of the existing payment, if it reports one. */
  readonly providerRef: string | null

  constructor(
    code: PaymentProviderErrorCode,
    provider: PaymentProviderName,
    what: string,
    {
      providerCode = null,
      providerRef = null,
    }: { providerCode?: string | null; providerRef?: string | null } = {},
  ) {
    super(`${provider}: ${what}${providerCode === null ? '' : ` (${providerCode})`}`)
    this.code = code
    this.provider = provider
    this.providerCode = providerCode
    this.providerRef = providerRef
  }
}

export const isTemporary = (error: unknown): boolean =>
  error instanceof PaymentProviderError && error.code === 'TEMPORARY'
