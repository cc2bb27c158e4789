import { defineMessages } from '../../../i18n/defineMessages.ts'

export const accountSecurityMessages = defineMessages({
  heading: { id: 'accountSecurity.heading', defaultMessage: 'Security' },
  password: { id: 'accountSecurity.password', defaultMessage: 'Password' },
  passwordText: {
    id: 'accountSecurity.passwordText',
    defaultMessage: 'A new one logs all your other devices out.',
  },
  noPasswordText: {
    id: 'accountSecurity.noPasswordText',
    defaultMessage: 'You log in by one-time codes. A password is one more way.',
  },
  currentPassword: { id: 'accountSecurity.currentPassword', defaultMessage: 'Current password' },
  newPassword: { id: 'accountSecurity.newPassword', defaultMessage: 'New password' },
  passwordHint: {
    id: 'accountSecurity.passwordHint',
    defaultMessage: '8 characters or more. A short sentence is best.',
  },
  wrongPassword: {
    id: 'accountSecurity.wrongPassword',
    defaultMessage: 'This is not your current password',
  },
  setPassword: { id: 'accountSecurity.setPassword', defaultMessage: 'Set the password' },
  passwordSaved: {
    id: 'accountSecurity.passwordSaved',
    defaultMessage: 'The new password is set. All other devices are logged out.',
  },
  email: { id: 'accountSecurity.email', defaultMessage: 'E-mail' },
  noEmail: {
    id: 'accountSecurity.noEmail',
    defaultMessage: 'None yet: letters about your trips need one.',
  },
  newEmail: { id: 'accountSecurity.newEmail', defaultMessage: 'New e-mail' },
  emailSaved: {
    id: 'accountSecurity.emailSaved',
    defaultMessage: 'This e-mail is yours from now on.',
  },
  phone: { id: 'accountSecurity.phone', defaultMessage: 'Phone' },
  noPhone: {
    id: 'accountSecurity.noPhone',
    defaultMessage: 'None yet. With one, codes can come to your phone.',
  },
  newPhone: { id: 'accountSecurity.newPhone', defaultMessage: 'New phone number' },
  confirmPhoneText: {
    id: 'accountSecurity.confirmPhoneText',
    defaultMessage:
      'A code there shows that it is yours. Until then you can’t log in with it, and whoever proves it first has it.',
  },
  phoneHint: { id: 'accountSecurity.phoneHint', defaultMessage: 'With + and country code' },
  phoneSaved: {
    id: 'accountSecurity.phoneSaved',
    defaultMessage: 'This number is yours from now on.',
  },
  confirmed: { id: 'accountSecurity.confirmed', defaultMessage: 'confirmed' },
  unconfirmed: { id: 'accountSecurity.unconfirmed', defaultMessage: 'not confirmed' },
  confirmOwnText: {
    id: 'accountSecurity.confirmOwnText',
    defaultMessage:
      'A code there shows that it is yours, and brings what you requested with it into your account.',
  },
  confirmOwn: { id: 'accountSecurity.confirmOwn', defaultMessage: 'Send me the code' },
  sendCode: { id: 'accountSecurity.sendCode', defaultMessage: 'Send a code there' },
  confirm: { id: 'accountSecurity.confirm', defaultMessage: 'Confirm' },
  startOver: { id: 'accountSecurity.startOver', defaultMessage: 'Start over' },
  sessions: { id: 'accountSecurity.sessions', defaultMessage: 'Where you are logged in' },
  sessionsText: {
    id: 'accountSecurity.sessionsText',
    defaultMessage: 'Something unknown here? Log it out and set a new password.',
  },
  thisDevice: { id: 'accountSecurity.thisDevice', defaultMessage: 'this one' },
  unknownDevice: { id: 'accountSecurity.unknownDevice', defaultMessage: 'Unknown device' },
  sessionSeen: { id: 'accountSecurity.sessionSeen', defaultMessage: 'Seen {seen}, from {ip}' },
  sessionSince: { id: 'accountSecurity.sessionSince', defaultMessage: 'Logged in {since}' },
  endSession: { id: 'accountSecurity.endSession', defaultMessage: 'Log out' },
  endOthers: { id: 'accountSecurity.endOthers', defaultMessage: 'Log out everywhere else' },
})
