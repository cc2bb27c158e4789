import { defineMessages } from '../../../i18n/defineMessages.ts'

export const organizerMessages = defineMessages({
  metaTitle: {
    id: 'organizerPage.metaTitle',
    defaultMessage: '{name}: tours, reviews, who they are | Versta',
  },
  home: { id: 'organizerPage.home', defaultMessage: 'Home' },
  way: { id: 'organizerPage.way', defaultMessage: 'You are here' },
  company: { id: 'organizerPage.company', defaultMessage: 'Tour operator' },
  author: { id: 'organizerPage.author', defaultMessage: 'Author-guide' },
  place: { id: 'organizerPage.place', defaultMessage: '{city}, {country}' },
  rating: { id: 'organizerPage.rating', defaultMessage: '{rating, number} out of 5' },
  reviewsCount: {
    id: 'organizerPage.reviewsCount',
    defaultMessage: '{count, plural, one {# review} other {# reviews}}',
  },
  about: { id: 'organizerPage.about', defaultMessage: 'In their own words' },
  tours: { id: 'organizerPage.tours', defaultMessage: 'Tours with {name}' },
  excursions: { id: 'organizerPage.excursions', defaultMessage: 'Excursions with {name}' },
  allTours: { id: 'organizerPage.allTours', defaultMessage: 'All {count, number}' },
  noTours: { id: 'organizerPage.noTours', defaultMessage: 'No open dates right now' },
  noToursText: {
    id: 'organizerPage.noToursText',
    defaultMessage: 'New dates appear here as soon as {name} has entered them.',
  },
  reviews: { id: 'organizerPage.reviews', defaultMessage: 'What travelers say' },
  noReviews: {
    id: 'organizerPage.noReviews',
    defaultMessage: 'Nobody has written about {name} yet.',
  },
})

export const factMessages = defineMessages({
  facts: { id: 'organizerPage.facts', defaultMessage: 'Checked facts' },
  verified: { id: 'organizerPage.verified', defaultMessage: 'Papers checked' },
  inProgress: { id: 'organizerPage.inProgress', defaultMessage: 'Papers being checked' },
  failed: { id: 'organizerPage.failed', defaultMessage: 'Papers incomplete' },
  notChecked: { id: 'organizerPage.notChecked', defaultMessage: 'Papers not checked yet' },
  checkedBy: { id: 'organizerPage.checkedBy', defaultMessage: 'by {service}' },
  askedOf: { id: 'organizerPage.askedOf', defaultMessage: 'with {service}' },
  checkNote: {
    id: 'organizerPage.checkNote',
    defaultMessage: 'Registration and insurance, as of the day of the check.',
  },
  legalName: { id: 'organizerPage.legalName', defaultMessage: 'Legal name' },
  legalEntity: { id: 'organizerPage.legalEntity', defaultMessage: 'Company' },
  entrepreneur: { id: 'organizerPage.entrepreneur', defaultMessage: 'Sole trader' },
  person: { id: 'organizerPage.person', defaultMessage: 'Private person' },
  register: { id: 'organizerPage.register', defaultMessage: 'Register number' },
  founded: { id: 'organizerPage.founded', defaultMessage: 'Since' },
  languages: { id: 'organizerPage.languages', defaultMessage: 'Speaks' },
  phone: { id: 'organizerPage.phone', defaultMessage: 'Phone' },
  contract: { id: 'organizerPage.contract', defaultMessage: 'Your contract' },
  marketplace: {
    id: 'organizerPage.marketplace',
    defaultMessage:
      'is with {name}. Versta passes on your request, holds the seats and transmits the payment.',
  },
  directSales: {
    id: 'organizerPage.directSales',
    defaultMessage: 'is with {name}, who sells these trips directly. Versta brings you together.',
  },
  agent: {
    id: 'organizerPage.agent',
    defaultMessage: 'is with {name}. Versta sells these trips as their agent.',
  },
  own: {
    id: 'organizerPage.own',
    defaultMessage: 'is with Versta itself: these trips are ours, {name} runs them on the spot.',
  },
  thirdPartyAgent: {
    id: 'organizerPage.thirdPartyAgent',
    defaultMessage:
      'is with the operator named in your confirmation. {name} sells that operator’s trips as an agent.',
  },
})
