import type { CodeSender, DeliveringSender } from '#schema/codes/codeSenders.ts'
import type { Locale } from '#schema/codes/locales.ts'

/**
 * A one-time code to deliver. The server creates and verifies the code; a channel only delivers it.
 */
export interface CodeMessage {
  /** E.164; an e-mail address for the sender `email`. */
  to: string
  /** 4 to 8 digits. Never logged. */
  code: string
  locale: Locale
  /** Lifetime of the code in seconds; shown to the person in minutes. */
  ttlSec: number
  /**
   * Id of the attempt, at most 64 of A-Z a-z 0-9 _ and -; sent to services that accept one. Must be
   * unguessable (a random UUID): with `telegram_with_phone_request` it is the secret of the link.
   */
  requestId: string
}

/**
 * UNREACHABLE: this channel doesn't reach the person (no account there, blocked us, country not
 * served). RATE_LIMITED: too many to this person or from us. BAD_RECIPIENT: the number or address
 * can't exist. NO_FUNDS: our account is empty. CONFIG: our account or settings are wrong.
 * TEMPORARY: retry, or use another channel.
 */
export const sendErrors = [
  'UNREACHABLE',
  'RATE_LIMITED',
  'BAD_RECIPIENT',
  'NO_FUNDS',
  'CONFIG',
  'TEMPORARY',
] as const
export type SendError = (typeof sendErrors)[number]

export type SendOutcome =
  | {
      status: 'sent'
      /** The service's id of the message, which delivery reports repeat. */
      providerId: string
    }
  | {
      status: 'failed'
      error: SendError
      /**
       * Error code for the log, usually the service's own; contains no personal data and no secret.
       */
      detail?: string
    }

/** A delivery channel of one service. Never rejects. */
export interface CodeChannel {
  /**
   * Returns whether our settings serve this number, without calling a service. If omitted, every
   * number is served.
   */
  reaches?(to: string): boolean
  send(message: CodeMessage): Promise<SendOutcome>
}

export interface CodeSenders {
  /**
   * Returns the senders that work now, in the order of the specification's list; `vk` where VK ID
   * is configured. With a number, only senders that serve its country; this does not reveal whether
   * the number is in use.
   */
  availableSenders(to?: string): readonly CodeSender[]
  /**
   * Returns the URL that the person must open to get the code; null for senders that need none.
   * Known before anything is sent, so a page can show it immediately.
   */
  openUrlFor(sender: CodeSender, requestId: string): string | null
  /** Never rejects. A sender that is not configured returns CONFIG. */
  send(message: CodeMessage & { sender: DeliveringSender }): Promise<SendOutcome>
}

/** A service's later report on a message. */
export interface DeliveryReport {
  providerId: string
  state: 'sent' | 'delivered' | 'read' | 'failed' | 'expired' | 'revoked'
  /** Reason of a `failed` or `expired` message, if known. */
  error?: SendError
  /** Identifies repeats of a report: store it to process each report once. */
  dedupeKey: string
}

export const failed = (error: SendError, detail?: string | number): SendOutcome => ({
  status: 'failed',
  error,
  ...(detail !== undefined && { detail: String(detail) }),
})

export const sent = (providerId: string): SendOutcome => ({ status: 'sent', providerId })
