import type { Locale } from '#schema/codes/locales.ts'

export interface MailAttachment {
  filename: string
  contentType: string
  content: Buffer
}

export interface MailMessage {
  /** A single address without a name. */
  to: string
  locale: Locale
  /** A single line. */
  subject: string
  text: string
  html: string
  /**
   * Becomes the Message-ID, by which mail programs recognize a repeated e-mail: at most 100 of A-Z
   * a-z 0-9 . _ and -.
   */
  messageId: string
  attachments?: readonly MailAttachment[]
}

/**
 * TEMPORARY: retry later. BAD_RECIPIENT: can never be delivered. CONFIG: our account or sender is
 * refused.
 */
export type MailError = 'TEMPORARY' | 'BAD_RECIPIENT' | 'CONFIG'

export type MailOutcome =
  | { status: 'sent'; providerId: string }
  /** `detail`: the server's reply code or nodemailer's, never an address. */
  | { status: 'failed'; error: MailError; detail?: string }

export interface Mail {
  /** Never rejects. */
  send(message: MailMessage): Promise<MailOutcome>
  close(): void
}

/**
 * Returns whether a text is exactly one address: no line break, which could inject a header, no
 * list, no name, no quoting.
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s\p{Cc}@<>,;:"()[\]\\]{1,64}@[^\s\p{Cc}@<>,;:"()[\]\\]+$/u.test(text)
