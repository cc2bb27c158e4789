import type { Locale } from '#schema/codes/locales.ts'

export interface MailAttachment {
  filename: string
  contentType: string
  content: Buffer
}

export interface MailMessage {
  /** One bare address. */
  to: string
  locale: Locale
  /** One line. */
  subject: string
  text: string
  html: string
  /** Becomes the Message-ID, so that a mail which is sent twice is told for one: at most 100 of A-Z a-z 0-9 . _ and -. */
  messageId: string
  attachments?: readonly MailAttachment[]
}

/** TEMPORARY: send it again later. BAD_RECIPIENT: it will never get there. CONFIG: our account or sender is refused. */
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
 * One address and nothing else: no line break, which would begin a header of somebody else's making, no list, no name, no
 * quoting.
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s\p{Cc}@<>,;:"()[\]\\]{1,64}@[^\s\p{Cc}@<>,;:"()[\]\\]+$/u.test(text)
