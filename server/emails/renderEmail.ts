import type { Locale } from '#schema/codes/locales.ts'
import { perLocale } from '../i18n/perLocale.ts'
import { emailsMessages as messages } from './emails.messages.ts'

export interface EmailContent {
  subject: string
  /** Plain-text paragraphs. */
  paragraphs: readonly string[]
  /** Link to the next step; null when there is nothing to do. */
  action: { label: string; url: string } | null
}

const closing: Record<Locale, string> = perLocale((t) => t(messages.closing))

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/**
 * Renders an e-mail as text and HTML. Uses tables and inline styles only: mail programs support
 * little else.
 */
export const renderEmail = (
  { subject, paragraphs, action }: EmailContent,
  locale: Locale,
): { subject: string; text: string; html: string } => ({
  subject,
  text: [...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : []), closing[locale]]
    .join('\n\n')
    .concat('\n'),
  html: `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f1e7;color:#1f2a2c;font:16px/1.55 Georgia,serif">
<table role="presentation" align="center" width="100%" style="max-width:560px;margin:0 auto;background:#fffdf8;border:1px solid #e2d9c8;border-radius:12px"><tr><td style="padding:32px">
<h1 style="margin:0 0 20px;font:600 24px/1.25 Georgia,serif">${escaped(subject)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 14px">${escaped(paragraph)}</p>`).join('\n')}
${action ? `<p style="margin:24px 0 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 22px;border-radius:10px;background:#e9a23b;color:#1f2a2c;font:600 16px/1.2 system-ui,sans-serif;text-decoration:none">${escaped(action.label)}</a></p>` : ''}
</td></tr></table>
<p style="max-width:560px;margin:16px auto 0;font:13px/1.4 system-ui,sans-serif;color:#5d6a6b">${closing[locale]}</p>
</body></html>
`,
})
