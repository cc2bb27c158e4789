import { defineMessages } from '../../../i18n/defineMessages.ts'

export const forAgenciesMessages = defineMessages({
  metaTitle: {
    id: 'forAgenciesPage.metaTitle',
    defaultMessage: 'For travel agencies: commission, seats and an open API | Versta',
  },
  metaDescription: {
    id: 'forAgenciesPage.metaDescription',
    defaultMessage:
      'Sell tours and cruises of local organizers with live seats and prices: 8 percent commission from the first booking, one contract, an open GraphQL API.',
  },
  crumb: { id: 'forAgenciesPage.crumb', defaultMessage: 'For agencies' },
  title: { id: 'forAgenciesPage.title', defaultMessage: 'Their guide, your client' },
  lead: {
    id: 'forAgenciesPage.lead',
    defaultMessage:
      '8 percent from the first booking, one contract for all organizers, and the same seats and prices that we see ourselves.',
  },
  whatTitle: { id: 'forAgenciesPage.whatTitle', defaultMessage: 'What you get' },
  commission: { id: 'forAgenciesPage.commission', defaultMessage: '8 percent, then 10' },
  commissionText: {
    id: 'forAgenciesPage.commissionText',
    defaultMessage:
      'Of the price your client pays, on tours and cruises, from the twentieth traveler of a year 10. On excursions 5. Paid within 14 days after the start of the trip.',
  },
  seats: { id: 'forAgenciesPage.seats', defaultMessage: 'Seats that are there' },
  seatsText: {
    id: 'forAgenciesPage.seatsText',
    defaultMessage:
      'A request takes the seats out of sale at once and holds them until the organizer answers. Nobody sells your client’s bunk meanwhile.',
  },
  client: { id: 'forAgenciesPage.client', defaultMessage: 'Your client stays yours' },
  clientText: {
    id: 'forAgenciesPage.clientText',
    defaultMessage:
      'Letters go to you. We do not write to your clients, and the price on our site is never below the one you sell at.',
  },
  checked: { id: 'forAgenciesPage.checked', defaultMessage: 'Papers on file' },
  checkedText: {
    id: 'forAgenciesPage.checkedText',
    defaultMessage:
      'Register entry, insurance and guide papers of each organizer, with the day of the check, on request as copies. What we check stands under <certificates>certificates</certificates>.',
  },
  help: { id: 'forAgenciesPage.help', defaultMessage: 'A desk that answers' },
  helpText: {
    id: 'forAgenciesPage.helpText',
    defaultMessage:
      'English and German, every day. Visa papers, dietary notes, a change of name: one address for all organizers.',
  },
  pictures: { id: 'forAgenciesPage.pictures', defaultMessage: 'Texts and pictures' },
  picturesText: {
    id: 'forAgenciesPage.picturesText',
    defaultMessage:
      'Programs in two languages and our drawn scenery, free to use as long as the trip is on sale with you.',
  },
  stepsTitle: { id: 'forAgenciesPage.stepsTitle', defaultMessage: 'How it begins' },
  write: { id: 'forAgenciesPage.write', defaultMessage: 'Write to us' },
  writeText: {
    id: 'forAgenciesPage.writeText',
    defaultMessage:
      'Name, country, your entry in the trade register, and what you would like to sell.',
  },
  sign: { id: 'forAgenciesPage.sign', defaultMessage: 'Two pages to sign' },
  signText: {
    id: 'forAgenciesPage.signText',
    defaultMessage:
      'One contract covers all organizers. No minimum, no fee, and a month’s notice on both sides.',
  },
  book: { id: 'forAgenciesPage.book', defaultMessage: 'Send requests' },
  bookText: {
    id: 'forAgenciesPage.bookText',
    defaultMessage:
      'On the site as everybody does, with your name in the comment, or by the API. The first can go out on the day you sign.',
  },
  apiTitle: { id: 'forAgenciesPage.apiTitle', defaultMessage: 'The API is open' },
  apiText: {
    id: 'forAgenciesPage.apiText',
    defaultMessage:
      'This site gets all it shows from one GraphQL API, and the same API is yours: every tour with its dates, free seats, prices in 14 currencies and texts in English and German. Reading needs no key.',
  },
  apiExplore: { id: 'forAgenciesPage.apiExplore', defaultMessage: 'Open the API explorer' },
  apiEndpoint: { id: 'forAgenciesPage.apiEndpoint', defaultMessage: 'Address' },
  apiLanguage: { id: 'forAgenciesPage.apiLanguage', defaultMessage: 'Language and currency' },
  apiLanguageText: {
    id: 'forAgenciesPage.apiLanguageText',
    defaultMessage:
      'By two headers: language (en-US or de) and currency (USD, EUR and twelve more).',
  },
  apiLimits: { id: 'forAgenciesPage.apiLimits', defaultMessage: 'Limits' },
  apiLimitsText: {
    id: 'forAgenciesPage.apiLimitsText',
    defaultMessage:
      'Each answer says in extensions.cost what it took. Lists give 100 rows at most, then page on.',
  },
  apiExample: {
    id: 'forAgenciesPage.apiExample',
    defaultMessage: 'A first question: five tours with their next dates',
  },
  fitTitle: { id: 'forAgenciesPage.fitTitle', defaultMessage: 'Is it for you?' },
  fitText: {
    id: 'forAgenciesPage.fitText',
    defaultMessage:
      'We work with agencies of one person and with chains, with clubs, schools and firms that travel. We do not work with those who sell below the price on the site, or who resell visas.',
  },
  callTitle: {
    id: 'forAgenciesPage.callTitle',
    defaultMessage: 'Let us talk about your first group',
  },
  callText: {
    id: 'forAgenciesPage.callText',
    defaultMessage:
      'Tell us where your clients want to go. You get an answer with names of organizers, not a brochure.',
  },
  subject: { id: 'forAgenciesPage.subject', defaultMessage: 'Partnership' },
})
