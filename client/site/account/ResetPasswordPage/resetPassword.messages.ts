import { defineMessages } from '../../../i18n/defineMessages.ts'

export const resetPasswordMessages = defineMessages({
  heading: { id: 'resetPassword.heading', defaultMessage: 'Choose a new password' },
  lead: {
    id: 'resetPassword.lead',
    defaultMessage: 'All devices are logged out when you do, this one too.',
  },
  password: { id: 'resetPassword.password', defaultMessage: 'New password' },
  passwordHint: {
    id: 'resetPassword.passwordHint',
    defaultMessage: '8 characters or more. A short sentence is best.',
  },
  submit: { id: 'resetPassword.submit', defaultMessage: 'Set the password' },
  doneTitle: { id: 'resetPassword.doneTitle', defaultMessage: 'Your new password is set' },
  doneText: { id: 'resetPassword.doneText', defaultMessage: 'Log in with it now.' },
  logIn: { id: 'resetPassword.logIn', defaultMessage: 'Log in' },
  goneTitle: { id: 'resetPassword.goneTitle', defaultMessage: 'This link no longer works' },
  goneText: {
    id: 'resetPassword.goneText',
    defaultMessage: 'It was used, or it is older than an hour. Your password is as it was.',
  },
  another: { id: 'resetPassword.another', defaultMessage: 'Send me another link' },
})
