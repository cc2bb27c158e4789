import { defineMessages } from '../../../i18n/defineMessages.ts'

export const requestTripMessages = defineMessages({
  requested: { id: 'requestTrip.requested', defaultMessage: 'What you requested' },
  booked: { id: 'requestTrip.booked', defaultMessage: 'Your trip' },
  when: { id: 'requestTrip.when', defaultMessage: 'When' },
  people: { id: 'requestTrip.people', defaultMessage: 'Who' },
  peopleValue: {
    id: 'requestTrip.peopleValue',
    defaultMessage:
      '{adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one {, # child} other {, # children}}',
  },
  place: { id: 'requestTrip.place', defaultMessage: 'Place' },
  organizer: { id: 'requestTrip.organizer', defaultMessage: 'Organizer' },
  meetingPoint: { id: 'requestTrip.meetingPoint', defaultMessage: 'Where we meet' },
})
