import { defineMessages } from '../../../i18n/defineMessages.ts'

export const recoverPasswordMessages = defineMessages({
  heading: { id: 'recoverPassword.heading', defaultMessage: 'A new password' },
  lead: {
    id: 'recoverPassword.lead',
    defaultMessage: 'Tell us your e-mail, and a link to a new one is on its way.',
  },
  email: { id: 'recoverPassword.email', defaultMessage: 'E-mail' },
  submit: { id: 'recoverPassword.submit', defaultMessage: 'Send me a link' },
  sentTitle: { id: 'recoverPassword.sentTitle', defaultMessage: 'Look into your mail' },
  sentText: {
    id: 'recoverPassword.sentText',
    defaultMessage:
      'If {email} has an account here, a link is there in a minute. It works for one hour.',
  },
  byCode: { id: 'recoverPassword.byCode', defaultMessage: 'Or log in by one-time code' },
})
