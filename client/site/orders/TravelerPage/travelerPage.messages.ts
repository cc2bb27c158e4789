import { defineMessages } from '../../../i18n/defineMessages.ts'

export const travelerPageMessages = defineMessages({
  title: { id: 'travelerPage.title', defaultMessage: 'Your details: {tour} | Versta' },
  over: { id: 'travelerPage.over', defaultMessage: 'For you alone' },
  heading: { id: 'travelerPage.heading', defaultMessage: 'You travel: who are you?' },
  headingNamed: { id: 'travelerPage.headingNamed', defaultMessage: '{name}, you travel' },
  lead: {
    id: 'travelerPage.lead',
    defaultMessage:
      '{tour}, {days}. {organizer} books beds, permits and seats with what you enter. Names as in the passport, please.',
  },
  save: { id: 'travelerPage.save', defaultMessage: 'Save my details' },
  later: {
    id: 'travelerPage.later',
    defaultMessage:
      'You can come back by the same link and change everything until the trip begins.',
  },
  privacy: {
    id: 'travelerPage.privacy',
    defaultMessage:
      'Names and contact are seen by {organizer} and by whoever booked for you, passport and health by {organizer} alone. <privacy>How we treat your data</privacy>',
  },
  savedTitle: { id: 'travelerPage.savedTitle', defaultMessage: 'Saved. You are on the list.' },
  invalid: {
    id: 'travelerPage.invalid',
    defaultMessage: 'Nothing is saved yet: please look at the marked fields.',
  },
  conflictTitle: {
    id: 'travelerPage.conflictTitle',
    defaultMessage: 'Someone else has changed your details meanwhile',
  },
  conflictText: {
    id: 'travelerPage.conflictText',
    defaultMessage:
      'What you typed is below. Save again to put it in place of what they wrote, or <again>see theirs first</again>.',
  },
  closedTitle: {
    id: 'travelerPage.closedTitle',
    defaultMessage: 'Your details can no longer be changed here',
  },
  closedText: {
    id: 'travelerPage.closedText',
    defaultMessage:
      'The trip has begun, or the booking has ended. If something is wrong, tell whoever booked for you.',
  },
  goneTitle: { id: 'travelerPage.goneTitle', defaultMessage: 'This link no longer works' },
  goneText: {
    id: 'travelerPage.goneText',
    defaultMessage:
      'It was replaced by a new one, or the list has changed. Whoever sent it to you can send you another.',
  },
  awayTitle: { id: 'travelerPage.awayTitle', defaultMessage: 'No answer came' },
  awayText: {
    id: 'travelerPage.awayText',
    defaultMessage: 'Please save again in a moment. Pressing twice is safe.',
  },
  endedTitle: { id: 'travelerPage.endedTitle', defaultMessage: 'Your details | Versta' },
  callTitle: { id: 'travelerPage.callTitle', defaultMessage: 'Something unclear?' },
  callText: {
    id: 'travelerPage.callText',
    defaultMessage: 'Write to us: we know the trips and the people who run them.',
  },
  callSubject: { id: 'travelerPage.callSubject', defaultMessage: 'My details for a trip' },
})
