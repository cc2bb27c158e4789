import { defineMessages } from '../../../i18n/defineMessages.ts'

export const logInMessages = defineMessages({
  wrong: {
    id: 'logIn.wrong',
    defaultMessage:
      'This login and password don’t match. Check both, or <recover>set a new password</recover>.',
  },
  waitTitle: { id: 'logIn.waitTitle', defaultMessage: 'Too many attempts for now' },
  waitSeconds: {
    id: 'logIn.waitSeconds',
    defaultMessage: 'Please try again in {seconds, plural, one {# second} other {# seconds}}.',
  },
  waitMinutes: {
    id: 'logIn.waitMinutes',
    defaultMessage: 'Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
  },
  waitHours: {
    id: 'logIn.waitHours',
    defaultMessage: 'Please try again in {hours, plural, one {# hour} other {# hours}}.',
  },
  waitOver: { id: 'logIn.waitOver', defaultMessage: 'You can try again now.' },
  noSms: {
    id: 'logIn.noSms',
    defaultMessage:
      'SMS sending is currently unavailable due to technical reasons. Please contact the support team via the contacts on the website. We apologize for the inconvenience.',
  },
  elsewhere: {
    id: 'logIn.elsewhere',
    defaultMessage: 'VK ID did not let you in. Try it again, or take another way.',
  },
  contacts: { id: 'logIn.contacts', defaultMessage: 'To the contacts' },
  away: {
    id: 'logIn.away',
    defaultMessage: 'No answer came. Please try again in a moment: what you typed is still there.',
  },
  code: { id: 'logIn.code', defaultMessage: 'Code' },
  codeHint: { id: 'logIn.codeHint', defaultMessage: 'It works for 10 minutes.' },
  codeSent: {
    id: 'logIn.codeSent',
    defaultMessage: 'We are sending {digits, plural, other {# digits}} to {to}.',
  },
  wrongCode: {
    id: 'logIn.wrongCode',
    defaultMessage: 'This code is wrong or no longer works. Check it, or ask for a new one.',
  },
  resend: { id: 'logIn.resend', defaultMessage: 'Send a new code' },
  resendIn: { id: 'logIn.resendIn', defaultMessage: 'New code in {seconds, number} s' },
  openTelegram: { id: 'logIn.openTelegram', defaultMessage: 'Open Telegram to get the code' },
  badLogin: {
    id: 'logIn.badLogin',
    defaultMessage: 'An e-mail address, or a phone number with + and country code',
  },
  reasonRequests: {
    id: 'logIn.reasonRequests',
    defaultMessage: 'All your requests in one place, with what comes next for each.',
  },
  reasonPay: {
    id: 'logIn.reasonPay',
    defaultMessage: 'Pay, name your travelers and read the itinerary without searching your mail.',
  },
  reasonFavorites: {
    id: 'logIn.reasonFavorites',
    defaultMessage: 'Tours you keep for later, on every device.',
  },
})
