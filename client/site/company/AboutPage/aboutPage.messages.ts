import { defineMessages } from '../../../i18n/defineMessages.ts'

export const aboutMessages = defineMessages({
  metaTitle: {
    id: 'aboutPage.metaTitle',
    defaultMessage: 'About Versta: who we are and how we work',
  },
  metaDescription: {
    id: 'aboutPage.metaDescription',
    defaultMessage:
      'A small desk in Berlin and local organizers from Karelia to Kamchatka. What we check, what we earn, and which trips we do not sell.',
  },
  crumb: { id: 'aboutPage.crumb', defaultMessage: 'About us' },
  title: { id: 'aboutPage.title', defaultMessage: 'A verst is 1,067 meters' },
  lead: {
    id: 'aboutPage.lead',
    defaultMessage:
      'The old Russian mile. Striped posts counted it along the post roads, so that travelers knew how far it still was. We do the same with trips.',
  },
  numbersTitle: { id: 'aboutPage.numbersTitle', defaultMessage: 'What there is today' },
  whatTitle: { id: 'aboutPage.whatTitle', defaultMessage: 'What we do' },
  whatText: {
    id: 'aboutPage.whatText',
    defaultMessage:
      'In Gorno-Altaysk there is a yard with two Ural trucks. In Makhachkala a former food writer takes guests from kitchen to kitchen in two cars. You would not find either of them from abroad, and if you did, you would not know whom you are sending money to. Versta puts their trips on one page, in your language, with a price that holds.',
  },
  whatMore: {
    id: 'aboutPage.whatMore',
    defaultMessage:
      'We pass on your request, keep the seats while the organizer looks, and stay at the phone until you are home. The trip itself is run by <meet>the people who live there</meet>.',
  },
  moneyTitle: { id: 'aboutPage.moneyTitle', defaultMessage: 'What we live on' },
  moneyText: {
    id: 'aboutPage.moneyText',
    defaultMessage:
      'On a commission from the organizer, for trips that take place. You pay what stands on the page: no booking fee, no paid places in the list, no price that rises because you looked twice.',
  },
  promisesTitle: { id: 'aboutPage.promisesTitle', defaultMessage: 'What you can hold us to' },
  checked: { id: 'aboutPage.checked', defaultMessage: 'Papers before pictures' },
  checkedText: {
    id: 'aboutPage.checkedText',
    defaultMessage:
      'We ask each organizer for register entry and insurance, and show on the profile how the check went, also when it is not finished. <certificates>How we check</certificates>',
  },
  seats: { id: 'aboutPage.seats', defaultMessage: 'A seat is sold once' },
  seatsText: {
    id: 'aboutPage.seatsText',
    defaultMessage:
      'Your request takes it out of sale at that very moment. If the organizer does not confirm in time, it goes back and you owe nothing.',
  },
  reviews: { id: 'aboutPage.reviews', defaultMessage: 'Reviews by people who went' },
  reviewsText: {
    id: 'aboutPage.reviewsText',
    defaultMessage:
      'Only after the trip, within a year. One star stays as well as five. Insults and other people’s data are all that we remove.',
  },
  grade: { id: 'aboutPage.grade', defaultMessage: 'Hard means hard' },
  gradeText: {
    id: 'aboutPage.gradeText',
    defaultMessage:
      'Four grades, meant as written. We would rather lose a booking than meet you exhausted at the second pass.',
  },
  notTitle: { id: 'aboutPage.notTitle', defaultMessage: 'What we do not sell' },
  notText: {
    id: 'aboutPage.notText',
    defaultMessage: 'Some trips could be sold and are not on this site.',
  },
  notBorder: {
    id: 'aboutPage.notBorder',
    defaultMessage:
      'Nothing in the border areas with Ukraine, and nothing in regions under a state of emergency: those we take off the site.',
  },
  notAnimals: {
    id: 'aboutPage.notAnimals',
    defaultMessage: 'No bears on chains, no shows with whales, no hunting.',
  },
  notPaper: {
    id: 'aboutPage.notPaper',
    defaultMessage: 'No invitations without a trip, and no visas.',
  },
  decide: {
    id: 'aboutPage.decide',
    defaultMessage:
      'Many governments advise against travel to Russia at present. Read their advice in full, including what your consulate can do for you there, and then decide. We help you either way, and also if the answer is not this year.',
  },
  deskTitle: { id: 'aboutPage.deskTitle', defaultMessage: 'Where we sit' },
  deskText: {
    id: 'aboutPage.deskText',
    defaultMessage:
      'Versta Reisen GmbH has its desk in Berlin. It answers every day, in English and German, and the hours stand on the <contacts>contacts page</contacts>.',
  },
  callTitle: { id: 'aboutPage.callTitle', defaultMessage: 'Ask us anything' },
  callText: {
    id: 'aboutPage.callText',
    defaultMessage:
      'Also the question whether you should go at all. You get an honest answer from somebody with a name.',
  },
  subject: { id: 'aboutPage.subject', defaultMessage: 'A question' },
})
