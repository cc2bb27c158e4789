import type { Locale } from '#schema/codes/locales.ts'
import type { SheetTour } from './readTourFacts.ts'

type Terms = Record<SheetTour['comfort'] | SheetTour['accommodation'][number] | SheetTour['program'][number]['meals'], string>

/** Texts of the printed program, the same as on the tour's page. */
interface SheetWords {
  subject: string
  length: string
  group: string
  age: string
  difficulty: string
  comfort: string
  nightsIn: string
  guideSpeaks: string
  difficulties: readonly [string, string, string, string]
  highlights: string
  program: string
  excursionProgram: string
  day: (day: number) => string
  part: (day: number) => string
  priceCovers: string
  included: string
  notIncluded: string
  whatToBring: string
  dates: string
  datesNote: (day: string) => string
  noDates: string
  moreDates: (count: number) => string
  guaranteed: string
  gathering: string
  flightIncluded: string
  soldOut: string
  seats: (count: number) => string
  insteadOf: string
  meetingPoint: string
  organizer: string
  online: string
  page: (page: number, total: number) => string
  days: (days: number, nights: number) => string
  hours: (minutes: number) => string
  people: (min: number, max: number) => string
  ages: (min: number, max: number | null) => string
  terms: Terms
}

const halfHours = (minutes: number, locale: string): string => (minutes / 60).toLocaleString(locale, { maximumFractionDigits: 1 })

export const sheetWords: Record<Locale, SheetWords> = {
  en: {
    subject: 'Day-by-day program',
    length: 'Length',
    group: 'Group',
    age: 'Age',
    difficulty: 'Difficulty',
    comfort: 'Comfort',
    nightsIn: 'Nights in',
    guideSpeaks: 'Guide speaks',
    difficulties: ['Easy', 'Moderate', 'Challenging', 'Extreme'],
    highlights: 'What you will remember',
    program: 'Day by day',
    excursionProgram: 'How it goes',
    day: (day) => `Day ${day}`,
    part: (day) => `Part ${day}`,
    priceCovers: 'What the price covers',
    included: 'Included',
    notIncluded: 'Not included',
    whatToBring: 'What to bring',
    dates: 'Dates and prices',
    datesNote: (day) => `Prices per person, as of ${day}. Dates are those of the place itself.`,
    noDates: 'Every date is taken at the moment.',
    moreDates: (count) => `${count} more on the page`,
    guaranteed: 'Guaranteed',
    gathering: 'Group is gathering',
    flightIncluded: 'flight included',
    soldOut: 'Sold out',
    seats: (count) => (count === 1 ? 'last seat' : `${count} seats left`),
    insteadOf: 'instead of',
    meetingPoint: 'Where we meet',
    organizer: 'Who takes you there',
    online: 'Free seats and today’s prices',
    page: (page, total) => `Page ${page} of ${total}`,
    days: (days, nights) => `${days} ${days === 1 ? 'day' : 'days'}${nights > 0 ? `, ${nights} ${nights === 1 ? 'night' : 'nights'}` : ''}`,
    hours: (minutes) => (minutes < 60 ? `${minutes} minutes` : `${halfHours(minutes, 'en')} ${minutes === 60 ? 'hour' : 'hours'}`),
    people: (min, max) => (min > 1 && min < max ? `${min}–${max} people` : max === 1 ? 'One person' : `Up to ${max} people`),
    ages: (min, max) => (max !== null ? `${min} to ${max} years` : min === 0 ? 'Any age' : `From ${min} ${min === 1 ? 'year' : 'years'}`),
    terms: {
      BASE: 'Basic',
      BASE_PLUS: 'Basic plus',
      MEDIUM: 'Comfortable',
      IMPROVED: 'Superior',
      PREMIUM: 'Premium',
      ANY: 'Any',
      TENT: 'Tent',
      CAMP_SITE: 'Camp site',
      GUEST_HOUSE: 'Guest house',
      HOTEL: 'Hotel',
      CABIN: 'Cabin',
      TOURIST_BASE: 'Lodge',
      FLAT: 'Flat',
      TRAIN: 'Train',
      NOT_SET: 'No overnight stay',
      NONE: 'Meals on your own',
      BREAKFAST: 'Breakfast',
      HALF_BOARD: 'Half board',
      FULL_BOARD: 'All meals',
    },
  },
  de: {
    subject: 'Programm Tag für Tag',
    length: 'Dauer',
    group: 'Gruppe',
    age: 'Alter',
    difficulty: 'Schwierigkeit',
    comfort: 'Komfort',
    nightsIn: 'Unterkunft',
    guideSpeaks: 'Sprache der Führung',
    difficulties: ['Leicht', 'Mittel', 'Anspruchsvoll', 'Extrem'],
    highlights: 'Was in Erinnerung bleibt',
    program: 'Tag für Tag',
    excursionProgram: 'So läuft es ab',
    day: (day) => `Tag ${day}`,
    part: (day) => `Teil ${day}`,
    priceCovers: 'Was der Preis enthält',
    included: 'Inbegriffen',
    notIncluded: 'Nicht inbegriffen',
    whatToBring: 'Was Sie mitbringen',
    dates: 'Termine und Preise',
    datesNote: (day) => `Preise pro Person, Stand ${day}. Die Daten gelten vor Ort.`,
    noDates: 'Zurzeit ist jeder Termin vergeben.',
    moreDates: (count) => (count === 1 ? 'Ein weiterer auf der Seite' : `${count} weitere auf der Seite`),
    guaranteed: 'Findet sicher statt',
    gathering: 'Gruppe sammelt sich',
    flightIncluded: 'Flug inbegriffen',
    soldOut: 'Ausgebucht',
    seats: (count) => (count === 1 ? 'letzter Platz' : `noch ${count} Plätze`),
    insteadOf: 'statt',
    meetingPoint: 'Treffpunkt',
    organizer: 'Wer Sie hinbringt',
    online: 'Freie Plätze und Tagespreise',
    page: (page, total) => `Seite ${page} von ${total}`,
    days: (days, nights) => `${days} ${days === 1 ? 'Tag' : 'Tage'}${nights > 0 ? `, ${nights} ${nights === 1 ? 'Nacht' : 'Nächte'}` : ''}`,
    hours: (minutes) => (minutes < 60 ? `${minutes} Minuten` : `${halfHours(minutes, 'de')} ${minutes === 60 ? 'Stunde' : 'Stunden'}`),
    people: (min, max) => (min > 1 && min < max ? `${min}–${max} Personen` : max === 1 ? 'Eine Person' : `Bis zu ${max} Personen`),
    ages: (min, max) =>
      max !== null ? `${min} bis ${max} Jahre` : min === 0 ? 'Jedes Alter' : `Ab ${min} ${min === 1 ? 'Jahr' : 'Jahren'}`,
    terms: {
      BASE: 'Einfach',
      BASE_PLUS: 'Einfach plus',
      MEDIUM: 'Komfortabel',
      IMPROVED: 'Gehoben',
      PREMIUM: 'Premium',
      ANY: 'Beliebig',
      TENT: 'Zelt',
      CAMP_SITE: 'Campingplatz',
      GUEST_HOUSE: 'Gästehaus',
      HOTEL: 'Hotel',
      CABIN: 'Kabine',
      TOURIST_BASE: 'Berghütte oder Lodge',
      FLAT: 'Wohnung',
      TRAIN: 'Zug',
      NOT_SET: 'Ohne Übernachtung',
      NONE: 'Selbstverpflegung',
      BREAKFAST: 'Frühstück',
      HALF_BOARD: 'Halbpension',
      FULL_BOARD: 'Alle Mahlzeiten',
    },
  },
}
