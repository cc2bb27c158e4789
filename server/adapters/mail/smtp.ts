import { createTransport } from 'nodemailer'
import { localeFacts } from '#schema/codes/locales.ts'
import {
  isMailAddress,
  type Mail,
  type MailError,
  type MailMessage,
  type MailOutcome,
} from './port.ts'

export interface SmtpConfig {
  /** smtp://user:password@host:587 (STARTTLS) or smtps://…:465 */
  url: string
  /** Sender that people see: an address, or `Name <address>`. */
  from: string
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/** Creates mail by SMTP. A password is never sent unencrypted, except to this machine. */
export const createSmtp = ({ url, from }: SmtpConfig): Mail => {
  const { protocol, hostname, port, username, password } = new URL(url)
  const transport = createTransport({
    pool: true,
    maxConnections: 3,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    secure: protocol === 'smtps:',
    requireTLS: protocol === 'smtp:' && username !== '' && !isLoopback(hostname),
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    // texts come from users: they must not make the server read its files or fetch URLs
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  })
  const domain = from.replace(/>\s*$/, '').split('@').at(-1) ?? hostname
  return {
    async send(message) {
      if (!isMailAddress(message.to))
        return { status: 'failed', error: 'BAD_RECIPIENT', detail: 'address' }
      try {
        const { messageId } = await transport.sendMail(envelopeOf(message, from, domain))
        return { status: 'sent', providerId: messageId }
      } catch (error) {
        return outcomeOf(error)
      }
    },
    close: () => transport.close(),
  }
}

const envelopeOf = (
  { to, locale, subject, text, html, messageId, attachments = [] }: MailMessage,
  from: string,
  domain: string,
) => ({
  from,
  to: { name: '', address: to },
  subject: subject.replace(/\s+/g, ' ').trim(),
  text,
  html,
  messageId: `<${messageId.replace(/[^\w.-]/g, '').slice(0, 100)}@${domain}>`,
  headers: {
    // suppresses vacation replies (RFC 3834)
    'Auto-Submitted': 'auto-generated',
    'Content-Language': localeFacts[locale].iso,
  },
  attachments: attachments.map(({ filename, contentType, content }) => ({
    filename,
    contentType,
    content,
  })),
})

/**
 * Maps an SMTP error: 4yz may work later, 5yz never will (RFC 5321). A refused login or sender is
 * CONFIG, ours to fix.
 */
const outcomeOf = (error: unknown): MailOutcome => {
  const { code, command, responseCode } = error as {
    code?: string
    command?: string
    responseCode?: number
  }
  const answer = (kind: MailError): MailOutcome => ({
    status: 'failed',
    error: kind,
    detail: String(responseCode ?? code ?? 'unknown'),
  })
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'ETLS' || code === 'ECONFIG')
    return answer('CONFIG')
  if (!responseCode || responseCode < 500) return answer('TEMPORARY')
  return answer(command === 'MAIL FROM' ? 'CONFIG' : 'BAD_RECIPIENT')
}
