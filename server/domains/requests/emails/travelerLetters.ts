import type { Locale } from '#schema/codes/locales.ts'
import type { TravelerGap } from '#schema/rules/booking/travelerGaps.ts'
import type { EmailContent } from '../../../emails/renderEmail.ts'

/** What a letter about missing travelers says; dates are written out in the reader's language. */
export interface TravelerFacts {
  name: string
  tour: string
  dates: string
  organizer: string
  /** Seats without a name. */
  openSeats: number
  /** Those who have been named and of whom something is missing. */
  travelers: readonly { name: string; gaps: readonly TravelerGap[] }[]
  /** Words of the organizer, empty where there are none. */
  message: string
  url: string
}

const given = (...paragraphs: (string | null | false)[]): string[] =>
  paragraphs.filter((paragraph): paragraph is string => typeof paragraph === 'string' && paragraph !== '')

const gapWords: Record<Locale, Record<TravelerGap, string>> = {
  en: { birthday: 'date of birth', weight: 'weight', passport: 'passport' },
  de: { birthday: 'Geburtsdatum', weight: 'Gewicht', passport: 'Reisepass' },
}

const listOf = (locale: Locale, travelers: TravelerFacts['travelers']): string =>
  travelers.map(({ name, gaps }) => `${name}: ${gaps.map((gap) => gapWords[locale][gap]).join(', ')}`).join('; ')

/** The organizer needs to know more of those who travel. Of what is known already it repeats nothing but names. */
export const travelerLetters: Record<Locale, (facts: TravelerFacts) => EmailContent> = {
  en: (f) => ({
    subject: `Who travels? ${f.organizer} needs a little more for ${f.tour}`,
    paragraphs: given(
      `Hello ${f.name}, your trip is planned for ${f.dates}, and ${f.organizer} is missing something of those who travel.`,
      f.openSeats > 0 && (f.openSeats === 1 ? 'One seat has no name yet.' : `${f.openSeats} seats have no names yet.`),
      f.travelers.length > 0 && `Still missing: ${listOf('en', f.travelers)}.`,
      f.message && `${f.organizer} writes: “${f.message}”`,
    ),
    action: { label: 'Fill in who travels', url: f.url },
  }),
  de: (f) => ({
    subject: `Wer reist mit? ${f.organizer} braucht noch Angaben: ${f.tour}`,
    paragraphs: given(
      `Guten Tag ${f.name}, Ihre Reise ist geplant: ${f.dates}. Von den Mitreisenden fehlt ${f.organizer} noch etwas.`,
      f.openSeats > 0 && (f.openSeats === 1 ? 'Ein Platz hat noch keinen Namen.' : `${f.openSeats} Plätze haben noch keine Namen.`),
      f.travelers.length > 0 && `Es fehlen noch: ${listOf('de', f.travelers)}.`,
      f.message && `${f.organizer} schreibt: „${f.message}“`,
    ),
    action: { label: 'Mitreisende eintragen', url: f.url },
  }),
}
