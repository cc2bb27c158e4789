import { defineMessages } from '../../../i18n/defineMessages.ts'

export const meetMessages = defineMessages({
  metaTitle: {
    id: 'meetPage.metaTitle',
    defaultMessage: 'Meet the organizers, the guides and the desk in Berlin | Versta',
  },
  metaDescription: {
    id: 'meetPage.metaDescription',
    defaultMessage:
      'The people who run the trips on Versta, with their languages, ratings and tours, and the five who answer your letters.',
  },
  crumb: { id: 'meetPage.crumb', defaultMessage: 'Meet us' },
  title: { id: 'meetPage.title', defaultMessage: 'Nobody here is called “our team”' },
  lead: {
    id: 'meetPage.lead',
    defaultMessage:
      '{count, plural, one {# organizer runs} other {# organizers run}} the trips on this site. Five people in Berlin answer your letters. All of them have names.',
  },
  organizersTitle: { id: 'meetPage.organizersTitle', defaultMessage: 'Who runs the trips' },
  organizersText: {
    id: 'meetPage.organizersText',
    defaultMessage:
      'Some have thirty guides and a yard full of trucks, some have one van and drive it themselves. Those with the most reviews come first.',
  },
  guidesTitle: { id: 'meetPage.guidesTitle', defaultMessage: 'Who walks in front' },
  guidesText: {
    id: 'meetPage.guidesText',
    defaultMessage:
      'The guide of your trip is chosen by the organizer, and you get the name with the confirmation. What holds for all of them:',
  },
  guideLanguage: {
    id: 'meetPage.guideLanguage',
    defaultMessage: 'They speak the language that the tour page names, on every day of the trip.',
  },
  guideAid: {
    id: 'meetPage.guideAid',
    defaultMessage:
      'On mountain, ski and river tours they hold a first-aid certificate that is in force.',
  },
  guidePhone: {
    id: 'meetPage.guidePhone',
    defaultMessage:
      'Where there is no network, the group carries a satellite phone, if the page says so.',
  },
  guideNo: {
    id: 'meetPage.guideNo',
    defaultMessage:
      'They may say no: to the weather, to the pass, and to a guest who endangers the others.',
  },
  deskTitle: { id: 'meetPage.deskTitle', defaultMessage: 'Who answers you' },
  clara: {
    id: 'meetPage.clara',
    defaultMessage:
      'Visas and papers. Has filled in the form more often than any consul, and writes about it.',
  },
  oliver: {
    id: 'meetPage.oliver',
    defaultMessage: 'Ships and trains. Knows which cabin hears the engine.',
  },
  julia: {
    id: 'meetPage.julia',
    defaultMessage:
      'Families and cities. Asks the age of your children before she recommends anything.',
  },
  nikolai: {
    id: 'meetPage.nikolai',
    defaultMessage:
      'Organizers. Reads their papers, calls their insurers, and visits them with a list.',
  },
  henrik: {
    id: 'meetPage.henrik',
    defaultMessage: 'The north: snow, skis and lights. Will tell you when it is not worth it.',
  },
  callTitle: { id: 'meetPage.callTitle', defaultMessage: 'Say hello' },
  callText: {
    id: 'meetPage.callText',
    defaultMessage: 'Tell us where you want to go. The one who has been there will answer.',
  },
  subject: { id: 'meetPage.subject', defaultMessage: 'Hello' },
})

export const organizerCardMessages = defineMessages({
  author: { id: 'organizerCard.author', defaultMessage: 'Author of tours' },
  company: { id: 'organizerCard.company', defaultMessage: 'Tour company' },
  since: { id: 'organizerCard.since', defaultMessage: '{kind}, since {year}' },
  speaks: { id: 'organizerCard.speaks', defaultMessage: 'Speaks {languages}' },
  verified: { id: 'organizerCard.verified', defaultMessage: 'Papers checked' },
  rating: { id: 'organizerCard.rating', defaultMessage: '{rating, number} out of 5' },
  reviews: {
    id: 'organizerCard.reviews',
    defaultMessage: '{count, plural, one {# review} other {# reviews}}',
  },
  tours: { id: 'organizerCard.tours', defaultMessage: 'See the tours' },
  toursOf: { id: 'organizerCard.toursOf', defaultMessage: 'See the tours of {name}' },
})
