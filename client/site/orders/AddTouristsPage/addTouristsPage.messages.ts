import { defineMessages } from '../../../i18n/defineMessages.ts'

export const addTouristsPageMessages = defineMessages({
  title: { id: 'addTouristsPage.title', defaultMessage: 'Who travels: {tour} | Versta' },
  crumb: { id: 'addTouristsPage.crumb', defaultMessage: 'Who travels' },
  heading: { id: 'addTouristsPage.heading', defaultMessage: 'Who travels?' },
  lead: {
    id: 'addTouristsPage.lead',
    defaultMessage:
      'Names as in the passport. {organizer} books beds, permits and seats with them.',
  },
  lead2: {
    id: 'addTouristsPage.lead2',
    defaultMessage: 'You don’t have to know everything now: save what you have and come back.',
  },
  closedHeading: { id: 'addTouristsPage.closedHeading', defaultMessage: 'Who travels' },
  startedLead: {
    id: 'addTouristsPage.startedLead',
    defaultMessage:
      'The trip has begun, so the list is closed. If something is wrong, tell {organizer}.',
  },
  cancelledLead: {
    id: 'addTouristsPage.cancelledLead',
    defaultMessage: 'This request is closed, so nobody travels on it.',
  },
  completeLead: {
    id: 'addTouristsPage.completeLead',
    defaultMessage: 'This trip is over. These people were on the list.',
  },
  nobody: { id: 'addTouristsPage.nobody', defaultMessage: 'Nobody has been named.' },
  traveler: { id: 'addTouristsPage.traveler', defaultMessage: 'Traveler {number, number}' },
  travelerName: {
    id: 'addTouristsPage.travelerName',
    defaultMessage: 'Traveler {number, number}: {name}',
  },
  lockedText: {
    id: 'addTouristsPage.lockedText',
    defaultMessage: 'Travels with an account of their own and keeps these details there.',
  },
  save: { id: 'addTouristsPage.save', defaultMessage: 'Save the list' },
  clear: {
    id: 'addTouristsPage.clear',
    defaultMessage: 'To take someone off, empty their fields and save.',
  },
  privacy: {
    id: 'addTouristsPage.privacy',
    defaultMessage:
      'Only {organizer} and whoever has this link see the list. <privacy>How we treat your data</privacy>',
  },
  savedTitle: {
    id: 'addTouristsPage.savedTitle',
    defaultMessage:
      'Saved: {named, plural, =0 {nobody is on the list} one {one traveler is on the list} other {# travelers are on the list}}',
  },
  savedText: {
    id: 'addTouristsPage.savedText',
    defaultMessage:
      '{open, plural, =0 {Everyone is named. You can change the list until the trip begins.} one {One seat is still without a name.} other {# seats are still without a name.}}',
  },
  invalid: {
    id: 'addTouristsPage.invalid',
    defaultMessage: 'Nothing is saved yet: please look at the marked fields.',
  },
  conflictTitle: {
    id: 'addTouristsPage.conflictTitle',
    defaultMessage: 'Someone else has changed the list meanwhile',
  },
  conflictText: {
    id: 'addTouristsPage.conflictText',
    defaultMessage:
      'Their travelers are below, and so is all you typed. Where both of you wrote, what they saved stands beside it. Check, then save again.',
  },
  theirs: { id: 'addTouristsPage.theirs', defaultMessage: 'Saved by someone else: {name}' },
  goneTitle: {
    id: 'addTouristsPage.goneTitle',
    defaultMessage: 'The list can no longer be changed',
  },
  goneText: {
    id: 'addTouristsPage.goneText',
    defaultMessage:
      'The trip has begun or the request is closed. What you typed is still here, so that you can pass it on.',
  },
  awayTitle: { id: 'addTouristsPage.awayTitle', defaultMessage: 'No answer came' },
  awayText: {
    id: 'addTouristsPage.awayText',
    defaultMessage: 'Please save again in a moment. Pressing twice is safe.',
  },
  link: { id: 'addTouristsPage.link', defaultMessage: 'Let them fill this in themselves' },
  linkTitle: {
    id: 'addTouristsPage.linkTitle',
    defaultMessage: 'Link for traveler {number, number}',
  },
  linkText: {
    id: 'addTouristsPage.linkText',
    defaultMessage:
      'Pass it on: whoever opens it fills in this traveler alone, without an account, and sees neither the others nor the price.',
  },
  linkShare: { id: 'addTouristsPage.linkShare', defaultMessage: 'Share' },
  linkRenew: { id: 'addTouristsPage.linkRenew', defaultMessage: 'End it and make a new one' },
  linkRenewed: {
    id: 'addTouristsPage.linkRenewed',
    defaultMessage: 'The link before this one no longer works.',
  },
  linkFailed: {
    id: 'addTouristsPage.linkFailed',
    defaultMessage: 'No link could be made. Please try again in a moment.',
  },
  linkClosed: {
    id: 'addTouristsPage.linkClosed',
    defaultMessage: 'The list can no longer be changed, so there is no link to it.',
  },
})
