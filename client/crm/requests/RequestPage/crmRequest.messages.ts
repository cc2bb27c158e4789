import { defineMessages } from '../../../i18n/defineMessages.ts'

export const crmRequestMessages = defineMessages({
  title: { id: 'crmRequest.title', defaultMessage: 'Request {number} | Versta for organizers' },
  heading: { id: 'crmRequest.heading', defaultMessage: 'Request {number}' },
  trip: { id: 'crmRequest.trip', defaultMessage: 'Trip' },
  people: { id: 'crmRequest.people', defaultMessage: 'Party' },
  peopleValue: {
    id: 'crmRequest.peopleValue',
    defaultMessage:
      '{adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one {, # child} other {, # children}}',
  },
  ages: { id: 'crmRequest.ages', defaultMessage: 'Ages: {ages}' },
  received: { id: 'crmRequest.received', defaultMessage: 'Received' },
  holdUntil: { id: 'crmRequest.holdUntil', defaultMessage: 'Held until' },
  contact: { id: 'crmRequest.contact', defaultMessage: 'Contact' },
  comment: { id: 'crmRequest.comment', defaultMessage: 'Their note' },
  money: { id: 'crmRequest.money', defaultMessage: 'Price and payments' },
  payments: { id: 'crmRequest.payments', defaultMessage: 'Payments' },
  noPayments: { id: 'crmRequest.noPayments', defaultMessage: 'Nothing has been paid yet.' },
  paid: { id: 'crmRequest.paid', defaultMessage: 'Arrived, less what went back' },
  card: { id: 'crmRequest.card', defaultMessage: 'by card' },
  sbp: { id: 'crmRequest.sbp', defaultMessage: 'by SBP' },
  paidOn: { id: 'crmRequest.paidOn', defaultMessage: '{at}, {method}' },
  refundDone: { id: 'crmRequest.refundDone', defaultMessage: 'Went back, {at}' },
  refundPending: { id: 'crmRequest.refundPending', defaultMessage: 'On its way back' },
  refundFailed: { id: 'crmRequest.refundFailed', defaultMessage: 'Refund that failed' },
  history: { id: 'crmRequest.history', defaultMessage: 'History' },
  failed: { id: 'crmRequest.failed', defaultMessage: 'That did not work. Please try again.' },
  moved: {
    id: 'crmRequest.moved',
    defaultMessage: 'Somebody was faster: the page shows how the request stands now.',
  },
})

export const crmTravelersMessages = defineMessages({
  heading: { id: 'crmTravelers.heading', defaultMessage: 'Travelers' },
  named: { id: 'crmTravelers.named', defaultMessage: '{named, number} of {seats, number} named' },
  none: { id: 'crmTravelers.none', defaultMessage: 'Nobody has been named yet.' },
  open: {
    id: 'crmTravelers.open',
    defaultMessage:
      '{seats, plural, one {# seat has no name yet.} other {# seats have no names yet.}}',
  },
  complete: { id: 'crmTravelers.complete', defaultMessage: 'Complete' },
  missing: { id: 'crmTravelers.missing', defaultMessage: 'Missing: {gaps}' },
  BIRTHDAY: { id: 'crmTravelers.birthdayGap', defaultMessage: 'date of birth' },
  WEIGHT: { id: 'crmTravelers.weightGap', defaultMessage: 'weight' },
  PASSPORT: { id: 'crmTravelers.passportGap', defaultMessage: 'passport' },
  born: { id: 'crmTravelers.born', defaultMessage: 'Date of birth' },
  contact: { id: 'crmTravelers.contact', defaultMessage: 'Contact' },
  emergency: { id: 'crmTravelers.emergency', defaultMessage: 'In an emergency' },
  food: { id: 'crmTravelers.food', defaultMessage: 'Food' },
  weight: { id: 'crmTravelers.weight', defaultMessage: 'Weight' },
  weightValue: { id: 'crmTravelers.weightValue', defaultMessage: '{weight, number} kg' },
  passport: { id: 'crmTravelers.passport', defaultMessage: 'Passport' },
  passportMasked: { id: 'crmTravelers.passportMasked', defaultMessage: 'ends in {end}' },
  passportValue: {
    id: 'crmTravelers.passportValue',
    defaultMessage: '{number}, {country}, valid until {until}',
  },
  health: { id: 'crmTravelers.health', defaultMessage: 'Health' },
  healthMasked: { id: 'crmTravelers.healthMasked', defaultMessage: 'there is a note' },
  show: { id: 'crmTravelers.show', defaultMessage: 'Show' },
  showSpoken: {
    id: 'crmTravelers.showSpoken',
    defaultMessage: 'Show passport and health notes of {name}',
  },
  recorded: {
    id: 'crmTravelers.recorded',
    defaultMessage: 'Each look is recorded under your name.',
  },
  shown: {
    id: 'crmTravelers.shown',
    defaultMessage: 'Your look was recorded. It closes when you leave the page.',
  },
  unreadable: { id: 'crmTravelers.unreadable', defaultMessage: 'Nothing is stored any more.' },
  remind: { id: 'crmTravelers.remind', defaultMessage: 'Ask for what is missing' },
  remindText: {
    id: 'crmTravelers.remindText',
    defaultMessage:
      '{name} gets a letter that lists what is missing, with a link to fill it in. Once a day at most.',
  },
  message: { id: 'crmTravelers.message', defaultMessage: 'Words to go with it' },
  optional: { id: 'crmTravelers.optional', defaultMessage: 'optional' },
  send: { id: 'crmTravelers.send', defaultMessage: 'Send the letter' },
  askedAt: { id: 'crmTravelers.askedAt', defaultMessage: 'Last asked: {at}.' },
  never: { id: 'crmTravelers.never', defaultMessage: 'Not asked yet.' },
  askableAt: { id: 'crmTravelers.askableAt', defaultMessage: 'They can be asked again from {at}.' },
  flags: { id: 'crmTravelers.flags', defaultMessage: 'What you need of each traveler' },
  flagPassport: { id: 'crmTravelers.flagPassport', defaultMessage: 'Passport, for permits' },
  flagWeight: {
    id: 'crmTravelers.flagWeight',
    defaultMessage: 'Weight, for helicopters and rafts',
  },
  flagsText: {
    id: 'crmTravelers.flagsText',
    defaultMessage: 'What you no longer ask for is deleted at once.',
  },
  save: { id: 'crmTravelers.save', defaultMessage: 'Save' },
  notAskedComplete: {
    id: 'crmTravelers.notAskedComplete',
    defaultMessage: 'Nothing is missing any more: no letter went out.',
  },
  notAskedRecently: {
    id: 'crmTravelers.notAskedRecently',
    defaultMessage: 'They were asked within a day: no second letter went out.',
  },
  notAskedClosed: {
    id: 'crmTravelers.notAskedClosed',
    defaultMessage:
      'The trip has begun or the request has ended: nobody can fill anything in any more.',
  },
})
