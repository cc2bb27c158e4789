import { defineMessages } from '../../../i18n/defineMessages.ts'

export const homeMessages = defineMessages({
  metaTitle: {
    id: 'home.metaTitle',
    defaultMessage: 'Versta: tours across Russia and its neighbors with people who live there',
  },
  metaDescription: {
    id: 'home.metaDescription',
    defaultMessage:
      'Treks, river cruises and city walks from Karelia to Kamchatka, led by local organizers. Ask for seats without an account, pay when they are confirmed.',
  },
  title: { id: 'home.title', defaultMessage: 'Eleven time zones. Start with one.' },
  lead: {
    id: 'home.lead',
    defaultMessage:
      'On foot, by ship or on the ice, with the people who live at the end of the road.',
  },
  popular: { id: 'home.popular', defaultMessage: 'What others are packing for' },
  allTours: { id: 'home.allTours', defaultMessage: 'All {count, number} tours' },
  posters: { id: 'home.posters', defaultMessage: 'Pick a direction' },
  offers: { id: 'home.offers', defaultMessage: '{count, plural, one {# offer} other {# offers}}' },
  cruises: { id: 'home.cruises', defaultMessage: 'By water' },
  cruisesLead: { id: 'home.cruisesLead', defaultMessage: 'Your cabin travels, you unpack once.' },
  allCruises: { id: 'home.allCruises', defaultMessage: 'All {count, number} cruises' },
  excursions: { id: 'home.excursions', defaultMessage: 'For an afternoon' },
  excursionsLead: {
    id: 'home.excursionsLead',
    defaultMessage: 'A few hours with someone who knows which courtyard is open.',
  },
  allExcursions: { id: 'home.allExcursions', defaultMessage: 'All {count, number} excursions' },
})

export const searchMessages = defineMessages({
  form: { id: 'home.search.form', defaultMessage: 'Find a tour' },
  kind: { id: 'home.search.kind', defaultMessage: 'What kind' },
  tours: { id: 'home.search.tours', defaultMessage: 'Tours' },
  cruises: { id: 'home.search.cruises', defaultMessage: 'Cruises' },
  excursions: { id: 'home.search.excursions', defaultMessage: 'Excursions' },
  where: { id: 'home.search.where', defaultMessage: 'Where' },
  anywhere: { id: 'home.search.anywhere', defaultMessage: 'Anywhere' },
  when: { id: 'home.search.when', defaultMessage: 'When' },
  words: { id: 'home.search.words', defaultMessage: 'Something special' },
  wordsExample: { id: 'home.search.wordsExample', defaultMessage: 'volcano, horses, banya' },
  submit: { id: 'home.search.submit', defaultMessage: 'Show tours' },
})

export const stepMessages = defineMessages({
  title: { id: 'home.steps.title', defaultMessage: 'You pay after the yes' },
  ask: { id: 'home.steps.ask', defaultMessage: 'Ask for seats' },
  askText: {
    id: 'home.steps.askText',
    defaultMessage:
      'Choose a date, say how many you are. No account, no card. Your seats are set aside while the organizer looks.',
  },
  confirm: { id: 'home.steps.confirm', defaultMessage: 'The organizer confirms' },
  confirmText: {
    id: 'home.steps.confirmText',
    defaultMessage:
      'A person checks rooms, permits and the boat, then says yes, or why not. Until then you owe nothing.',
  },
  pay: { id: 'home.steps.pay', defaultMessage: 'Then you pay' },
  payText: {
    id: 'home.steps.payText',
    defaultMessage:
      'Each date says before you ask how much is due in advance, and how many days before the start the rest is.',
  },
})

export const promiseMessages = defineMessages({
  title: { id: 'home.promise.title', defaultMessage: 'Who leads you is no secret' },
  name: {
    id: 'home.promise.name',
    defaultMessage:
      'Every tour page names its organizer, with the legal name and what we have checked about them.',
  },
  price: {
    id: 'home.promise.price',
    defaultMessage: 'Prices are per person. What is included and what is not stands line by line.',
  },
  grade: {
    id: 'home.promise.grade',
    defaultMessage:
      'Difficulty and minimum age are meant as written: grade 3 is a loaded rucksack, not a figure of speech.',
  },
  answers: {
    id: 'home.promise.answers',
    defaultMessage: 'Good and bad reviews stay, and organizers answer them under their own name.',
  },
  numbers: { id: 'home.promise.numbers', defaultMessage: 'Versta today' },
  tours: {
    id: 'home.promise.tours',
    defaultMessage:
      '{count, plural, one {tour or cruise with open dates} other {tours and cruises with open dates}}',
  },
  excursions: {
    id: 'home.promise.excursions',
    defaultMessage: '{count, plural, one {excursion} other {excursions}}',
  },
  regions: {
    id: 'home.promise.regions',
    defaultMessage: '{count, plural, one {region to go to} other {regions to go to}}',
  },
  reviews: {
    id: 'home.promise.reviews',
    defaultMessage: '{count, plural, one {review by a traveler} other {reviews by travelers}}',
  },
})
