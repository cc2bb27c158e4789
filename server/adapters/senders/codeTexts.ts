import type { Locale } from '#schema/codes/locales.ts'

interface CodeWords {
  code: string
  minutes: number
}

interface CodeTexts {
  /** Fits one SMS of 160 characters, GSM alphabet. */
  text(words: CodeWords): string
  subject(words: Pick<CodeWords, 'code'>): string
  /** Parts of the mail around the code. */
  mail: { greeting: string; works(words: Pick<CodeWords, 'minutes'>): string; never: string; ignore: string; sender: string }
  /** What the Telegram bot says while it finds out whose number it is. */
  bot: { share: string; button: string; foreign: string; mismatch: string; gone: string }
}

/** Everything a person reads about a code, per language. */
export const codeTexts: Record<Locale, CodeTexts> = {
  en: {
    text: ({ code, minutes }) =>
      `${code} is your Versta code. It works for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Nobody from Versta will ask you for it.`,
    subject: ({ code }) => `${code} is your Versta code`,
    mail: {
      greeting: 'Your code',
      works: ({ minutes }) => `It works for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, once.`,
      never: 'Nobody from Versta will ask you for it, on the phone or in writing.',
      ignore: 'You did not ask for a code? Then there is nothing to do: without it nobody gets in.',
      sender: 'Versta. Journeys measured in versts, led by people who live there.',
    },
    bot: {
      share: 'One tap and your Versta code is here: press “Share my number” below, so that we know this is your phone.',
      button: 'Share my number',
      foreign: 'That is somebody else’s contact. Press “Share my number” below to send your own.',
      mismatch: 'This Telegram account has another number than the one you gave on Versta. Choose another way to get the code there.',
      gone: 'This link is no longer good. Ask for a new code on Versta, and open the link from there.',
    },
  },
  de: {
    text: ({ code, minutes }) =>
      `${code} ist Ihr Versta-Code. Er gilt ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}. Niemand von Versta fragt Sie danach.`,
    subject: ({ code }) => `${code} ist Ihr Versta-Code`,
    mail: {
      greeting: 'Ihr Code',
      works: ({ minutes }) => `Er gilt ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}, einmal.`,
      never: 'Niemand von Versta fragt Sie danach, weder am Telefon noch schriftlich.',
      ignore: 'Sie haben keinen Code angefordert? Dann ist nichts zu tun: Ohne ihn kommt niemand hinein.',
      sender: 'Versta. Reisen, in Werst gemessen und von Menschen geführt, die dort zu Hause sind.',
    },
    bot: {
      share: 'Ein Tippen, und Ihr Versta-Code ist da: Drücken Sie unten „Meine Nummer teilen“, damit wir wissen, dass es Ihr Telefon ist.',
      button: 'Meine Nummer teilen',
      foreign: 'Das ist der Kontakt von jemand anderem. Drücken Sie unten „Meine Nummer teilen“, um Ihren eigenen zu senden.',
      mismatch:
        'Dieses Telegram-Konto hat eine andere Nummer als die, die Sie bei Versta angegeben haben. Wählen Sie dort einen anderen Weg für den Code.',
      gone: 'Dieser Link gilt nicht mehr. Fordern Sie bei Versta einen neuen Code an und öffnen Sie den Link von dort.',
    },
  },
}

export const minutesOf = (ttlSec: number): number => Math.max(1, Math.floor(ttlSec / 60))

/**
 * The words of an SMS. Its last line lets the phone offer the code to the page of that host and to no other
 * (developer.chrome.com "WebOTP", Apple "domain-bound codes").
 */
export const smsText = (locale: Locale, words: CodeWords, host: string | null): string =>
  codeTexts[locale].text(words) + (host ? `\n\n@${host} #${words.code}` : '')

/** Subject, text and HTML of a mail with a code. Tables and inline styles only: mail programs know little else. */
export const codeMail = (locale: Locale, { code, minutes }: CodeWords): { subject: string; text: string; html: string } => {
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
