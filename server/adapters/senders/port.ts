import type { CodeSender, DeliveringSender } from '#schema/codes/codeSenders.ts'
import type { Locale } from '#schema/codes/locales.ts'

/** A one-time code on its way. The server makes and checks the code; a channel only carries it. */
export interface CodeMessage {
  /** E.164 for every sender but `email`, which takes an address. */
  to: string
  /** 4 to 8 digits. Never logged. */
  code: string
  locale: Locale
  /** Seconds for which the code works; told to the person in minutes. */
  ttlSec: number
  /**
   * Names the attempt, at most 64 of A-Z a-z 0-9 _ and -; services get it where they take one. Not to be guessed (a random
   * UUID): with `telegram_with_phone_request` it is the secret of the link.
   */
  requestId: string
}

/**
 * UNREACHABLE: this channel doesn't reach the person (no account there, blocked us, country not served).
 * RATE_LIMITED: too many to this person or from us. BAD_RECIPIENT: the number or address can't exist.
 * NO_FUNDS: our account is empty. CONFIG: our account or settings are wrong. TEMPORARY: try again, or by another way.
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
      /** The service's own name of the message: delivery reports carry it. */
      providerId: string
    }
  | {
      status: 'failed'
      error: SendError
      /** The service's own code, for the log; holds nothing of the person and no secret. */
      detail?: string
    }

/** One way to one service. Never rejects. */
export interface CodeChannel {
  /** Whether our own settings serve this number, known before anyone is called; left out: every one. */
  reaches?(to: string): boolean
  send(message: CodeMessage): Promise<SendOutcome>
}

export interface CodeSenders {
  /**
   * Senders that work now, in the order of the specification's list; `vk` where VK ID is configured. With a number only those
   * that serve its country: that tells nothing of whether somebody has it.
   */
  availableSenders(to?: string): readonly CodeSender[]
  /**
   * Where the person has to go before the code comes; null for senders that come by themselves. Known before anything is
   * sent, so that a page can show it at once.
   */
  openUrlFor(sender: CodeSender, requestId: string): string | null
  /** Never rejects. A sender that isn't available answers CONFIG. */
  send(message: CodeMessage & { sender: DeliveringSender }): Promise<SendOutcome>
}

/** What a service says later about a message. */
export interface DeliveryReport {
  providerId: string
  state: 'sent' | 'delivered' | 'read' | 'failed' | 'expired' | 'revoked'
  /** Where it failed: why. */
  error?: SendError
  /** The same report may come several times: keep this to take it once. */
  dedupeKey: string
}

export const failed = (error: SendError, detail?: string | number): SendOutcome => ({
  status: 'failed',
  error,
  ...(detail !== undefined && { detail: String(detail) }),
})

export const sent = (providerId: string): SendOutcome => ({ status: 'sent', providerId })
