import { defineMessages } from '../../../i18n/defineMessages.ts'

export const destinationsMessages = defineMessages({
  metaTitle: {
    id: 'destinations.metaTitle',
    defaultMessage: 'Destinations: Russia and its neighbors, region by region | Versta',
  },
  metaDescription: {
    id: 'destinations.metaDescription',
    defaultMessage:
      '{regions, plural, one {# region} other {# regions}} in {countries, plural, one {# country} other {# countries}}: what awaits you there, how many tours have open dates, and what the cheapest costs.',
  },
  home: { id: 'destinations.home', defaultMessage: 'Home' },
  way: { id: 'destinations.way', defaultMessage: 'You are here' },
  crumb: { id: 'destinations.crumb', defaultMessage: 'Destinations' },
  title: { id: 'destinations.title', defaultMessage: 'How far do you want to go?' },
  lead: {
    id: 'destinations.lead',
    defaultMessage:
      '{regions, plural, one {# region} other {# regions}}, {countries, plural, one {# country} other {# countries}}. From dunes on the Baltic to a place where tomorrow begins.',
  },
  countries: { id: 'destinations.countries', defaultMessage: 'Countries' },
  allTours: { id: 'destinations.allTours', defaultMessage: 'All tours' },
  country: { id: 'destinations.country', defaultMessage: 'Everything in {country}' },
  tours: {
    id: 'destinations.tours',
    defaultMessage: '{count, plural, one {# tour} other {# tours}}',
  },
  excursions: {
    id: 'destinations.excursions',
    defaultMessage: '{count, plural, one {# excursion} other {# excursions}}',
  },
  from: { id: 'destinations.from', defaultMessage: 'from {price}' },
  later: { id: 'destinations.later', defaultMessage: 'No open dates right now' },
  empty: { id: 'destinations.empty', defaultMessage: 'No destination is open right now' },
})
