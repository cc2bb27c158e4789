import type { Locale } from '#schema/codes/locales.ts'
import { perLocale } from '../../i18n/perLocale.ts'
import { codesMessages as messages } from './codes.messages.ts'

interface CodeWords {
  code: string
  minutes: number
}

interface CodeTexts {
  /** Text that fits one SMS of 160 characters in the GSM alphabet. */
  text(words: CodeWords): string
  subject(words: Pick<CodeWords, 'code'>): string
  /** Parts of the e-mail around the code. */
  mail: {
    greeting: string
    works(words: Pick<CodeWords, 'minutes'>): string
    never: string
    ignore: string
    sender: string
  }
  /** Messages of the Telegram bot while it verifies a phone number. */
  bot: { share: string; button: string; foreign: string; mismatch: string; gone: string }
}

/** All texts about codes, per language. */
export const codeTexts: Record<Locale, CodeTexts> = perLocale((t) => ({
  text: ({ code, minutes }) => t(messages.text, { code, minutes }),
  subject: ({ code }) => t(messages.subject, { code }),
  mail: {
    greeting: t(messages.mailGreeting),
    works: ({ minutes }) => t(messages.mailWorks, { minutes }),
    never: t(messages.mailNever),
    ignore: t(messages.mailIgnore),
    sender: t(messages.mailSender),
  },
  bot: {
    share: t(messages.botShare),
    button: t(messages.botButton),
    foreign: t(messages.botForeign),
    mismatch: t(messages.botMismatch),
    gone: t(messages.botGone),
  },
}))

export const minutesOf = (ttlSec: number): number => Math.max(1, Math.floor(ttlSec / 60))

/**
 * Returns the text of an SMS. Its last line lets the phone autofill the code on pages of that host
 * only (developer.chrome.com "WebOTP", Apple "domain-bound codes"); a null host omits it.
 */
export const smsText = (locale: Locale, words: CodeWords, host: string | null): string =>
  codeTexts[locale].text(words) + (host ? `\n\n@${host} #${words.code}` : '')

/**
 * Returns subject, text and HTML of an e-mail with a code. Uses only tables and inline styles,
 * because mail programs support little else.
 */
export const codeMail = (
  locale: Locale,
  { code, minutes }: CodeWords,
): { subject: string; text: string; html: string } => {
  const { subject, mail } = codeTexts[locale]
  const works = mail.works({ minutes })
  return {
    subject: subject({ code }),
    text: `${mail.greeting}: ${code}\n\n${works}\n${mail.never}\n\n${mail.ignore}\n\n${mail.sender}\n`,
    html: `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${subject({ code })}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f1e7;color:#1f2a2c;font:16px/1.5 Georgia,serif">
<table role="presentation" align="center" width="100%" style="max-width:440px;margin:0 auto;background:#fffdf8;border:1px solid #e2d9c8;border-radius:12px"><tr><td style="padding:32px">
<p style="margin:0 0 4px;font:14px/1.4 system-ui,sans-serif;color:#5d6a6b">${mail.greeting}</p>
<p style="margin:0 0 20px;font:600 40px/1.1 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.16em">${code}</p>
<p style="margin:0 0 12px">${works} ${mail.never}</p>
<p style="margin:0;color:#5d6a6b;font-size:14px">${mail.ignore}</p>
</td></tr></table>
<p style="max-width:440px;margin:16px auto 0;font:13px/1.4 system-ui,sans-serif;color:#5d6a6b">${mail.sender}</p>
</body></html>
`,
  }
}
