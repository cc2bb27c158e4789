import type { Locale } from '#schema/codes/locales.ts'
import type { EmailContent } from '../../emails/renderEmail.ts'

interface Words {
  /** First name; may be empty. */
  name: string
  url: string
}

/** Letters about how one gets in, per language. */
export const passwordLetters: Record<
  Locale,
  Record<'link' | 'passwordChanged' | 'emailChanged' | 'phoneChanged' | 'phoneGivenUp' | 'vkIdAdded', (words: Words) => EmailContent>
> = {
  en: {
    link: ({ name, url }) => ({
      subject: 'Your new password',
      paragraphs: [
        `${name ? `Hello ${name}, you` : 'You'} asked for a new password. The link works for one hour, once.`,
        'You did not ask? Then there is nothing to do: your password stays as it is.',
      ],
      action: { label: 'Choose a new password', url },
    }),
    passwordChanged: ({ name, url }) => ({
      subject: 'Your password was changed',
      paragraphs: [
        `${name ? `Hello ${name}, the` : 'The'} password of your Versta account has just been changed, and all other devices were logged out.`,
        'That was not you? Then set a new one at once and write to us.',
      ],
      action: { label: 'Set a new password', url },
    }),
    emailChanged: ({ name }) => ({
      subject: 'Your e-mail address was changed',
      paragraphs: [
        `${name ? `Hello ${name}, your` : 'Your'} Versta account has another e-mail address from now on. This is the last letter to this one.`,
        'That was not you? Then please write to us at once: we can undo it.',
      ],
      action: null,
    }),
    phoneChanged: ({ name, url }) => ({
      subject: 'A new phone number opens your account',
      paragraphs: [
        `${name ? `Hello ${name}, your` : 'Your'} Versta account has a new phone number, confirmed by a code. From now on codes to this number let in, too.`,
        'That was not you? Then set a new password, which logs out all devices, and write to us at once: we can undo it.',
      ],
      action: { label: 'Set a new password', url },
    }),
    phoneGivenUp: ({ name }) => ({
      subject: 'Your account has lost its phone number',
      paragraphs: [
        `${name ? `Hello ${name}, the` : 'The'} phone number in your Versta account was never confirmed there. Somebody has now proved that it is theirs, so it stands in their account instead. Nothing else has changed: you log in by e-mail as before.`,
        'That was you, logging in with your own number? Then it opened a second, empty account. Your trips are in this one: log in with your e-mail address.',
      ],
      action: null,
    }),
    vkIdAdded: ({ name }) => ({
      subject: 'VK ID now opens your account',
      paragraphs: [
        `${name ? `Hello ${name}, somebody` : 'Somebody'} with your phone number has logged in to your Versta account by VK ID, which opens it from now on.`,
        'That was not you? Then please write to us at once: we can undo it.',
      ],
      action: null,
    }),
  },
  de: {
    link: ({ name, url }) => ({
      subject: 'Ihr neues Passwort',
      paragraphs: [
        `${name ? `Guten Tag, ${name}! ` : ''}Sie haben um ein neues Passwort gebeten. Der Link gilt eine Stunde, einmal.`,
        'Sie waren das nicht? Dann ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
      ],
      action: { label: 'Neues Passwort wählen', url },
    }),
    passwordChanged: ({ name, url }) => ({
      subject: 'Ihr Passwort wurde geändert',
      paragraphs: [
        `${name ? `Guten Tag, ${name}! ` : ''}Das Passwort Ihres Versta-Kontos wurde gerade geändert, alle anderen Geräte wurden abgemeldet.`,
        'Sie waren das nicht? Dann vergeben Sie sofort ein neues und schreiben Sie uns.',
      ],
      action: { label: 'Neues Passwort vergeben', url },
    }),
    emailChanged: ({ name }) => ({
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      paragraphs: [
        `${name ? `Guten Tag, ${name}! ` : ''}Ihr Versta-Konto hat ab jetzt eine andere E-Mail-Adresse. Dies ist der letzte Brief an diese hier.`,
        'Sie waren das nicht? Dann schreiben Sie uns bitte sofort: Wir können es rückgängig machen.',
      ],
      action: null,
    }),
    phoneChanged: ({ name, url }) => ({
      subject: 'Eine neue Telefonnummer öffnet Ihr Konto',
      paragraphs: [
        `${name ? `Guten Tag, ${name}! ` : ''}In Ihrem Versta-Konto steht eine neue Telefonnummer, bestätigt durch einen Code. Ab jetzt öffnen auch Codes an diese Nummer Ihr Konto.`,
        'Sie waren das nicht? Dann vergeben Sie ein neues Passwort, das alle Geräte abmeldet, und schreiben Sie uns sofort: Wir können es rückgängig machen.',
      ],
      action: { label: 'Neues Passwort vergeben', url },
    }),
    phoneGivenUp: ({ name }) => ({
      subject: 'Ihr Konto hat seine Telefonnummer verloren',
      paragraphs: [
        `${name ? `Guten Tag, ${name}! ` : ''}Die Telefonnummer in Ihrem Versta-Konto war dort nie bestätigt. Nun hat jemand nachgewiesen, dass sie ihm gehört; deshalb steht sie jetzt in dessen Konto. Sonst ändert sich nichts: Sie melden sich wie bisher mit Ihrer E-Mail-Adresse an.`,
        'Das waren Sie selbst, mit Ihrer eigenen Nummer? Dann hat sie ein zweites, leeres Konto geöffnet. Ihre Reisen sind in diesem hier: Melden Sie sich mit Ihrer E-Mail-Adresse an.',
      ],
      action: null,
    }),
    vkIdAdded: ({ name }) => ({
      subject: 'VK ID öffnet jetzt Ihr Konto',
      paragraphs: [
        `${name ? `Guten Tag, ${name}! ` : ''}Jemand mit Ihrer Telefonnummer hat sich über VK ID in Ihrem Versta-Konto angemeldet. VK ID öffnet es ab jetzt.`,
        'Sie waren das nicht? Dann schreiben Sie uns bitte sofort: Wir können es rückgängig machen.',
      ],
      action: null,
    }),
  },
}
