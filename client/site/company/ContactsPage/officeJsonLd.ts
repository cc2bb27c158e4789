import type { ContactsPageQuery } from './ContactsPage.generated.ts'

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** Returns structured data about Versta for search engines: name, address and opening hours. */
export const officeJsonLd = (
  origin: string,
  { phones, channels, office }: ContactsPageQuery['contacts'],
): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'TravelAgency',
  '@id': `${origin}/#organization`,
  name: office?.name ?? 'Versta',
  url: origin,
  telephone: phones.find(({ type }) => type === 'MAIN')?.phone,
  email: channels.find(({ kind }) => kind === 'EMAIL')?.name,
  sameAs: channels.filter(({ kind }) => kind === 'SOCIAL').map(({ url }) => url),
  ...(office && {
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.street,
      postalCode: office.postalCode,
      addressLocality: office.city,
      addressCountry: office.country,
    },
    openingHoursSpecification: office.workTime.map(({ fromWeekday, toWeekday, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays.slice(fromWeekday - 1, toWeekday),
      opens,
      closes,
    })),
  }),
})
