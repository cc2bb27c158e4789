import { defineMessages } from '../../i18n/defineMessages.ts'

export const codesMessages = defineMessages({
  text: {
    id: 'codes.text',
    defaultMessage:
      '{code} is your Versta code. It works for {minutes} {minutes, plural, one {minute} other {minutes}}. Nobody from Versta will ask you for it.',
  },
  subject: { id: 'codes.subject', defaultMessage: '{code} is your Versta code' },
  mailGreeting: { id: 'codes.mailGreeting', defaultMessage: 'Your code' },
  mailWorks: {
    id: 'codes.mailWorks',
    defaultMessage: 'It works for {minutes} {minutes, plural, one {minute} other {minutes}}, once.',
  },
  mailNever: {
    id: 'codes.mailNever',
    defaultMessage: 'Nobody from Versta will ask you for it, on the phone or in writing.',
  },
  mailIgnore: {
    id: 'codes.mailIgnore',
    defaultMessage:
      'You did not ask for a code? Then there is nothing to do: without it nobody gets in.',
  },
  mailSender: {
    id: 'codes.mailSender',
    defaultMessage: 'Versta. Journeys measured in versts, led by people who live there.',
  },
  botShare: {
    id: 'codes.botShare',
    defaultMessage:
      'One tap and your Versta code is here: press “Share my number” below, so that we know this is your phone.',
  },
  botButton: { id: 'codes.botButton', defaultMessage: 'Share my number' },
  botForeign: {
    id: 'codes.botForeign',
    defaultMessage:
      'That is somebody else’s contact. Press “Share my number” below to send your own.',
  },
  botMismatch: {
    id: 'codes.botMismatch',
    defaultMessage:
      'This Telegram account has another number than the one you gave on Versta. Choose another way to get the code there.',
  },
  botGone: {
    id: 'codes.botGone',
    defaultMessage:
      'This link is no longer good. Ask for a new code on Versta, and open the link from there.',
  },
})
