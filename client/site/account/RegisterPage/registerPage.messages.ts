import { defineMessages } from '../../../i18n/defineMessages.ts'

export const registerPageMessages = defineMessages({
  heading: { id: 'registerPage.heading', defaultMessage: 'Open an account' },
  lead: {
    id: 'registerPage.lead',
    defaultMessage: 'One minute now, and every trip has its papers in one place.',
  },
  ways: { id: 'registerPage.ways', defaultMessage: 'How you want to log in later' },
  withPassword: { id: 'registerPage.withPassword', defaultMessage: 'With a password' },
  withoutPassword: { id: 'registerPage.withoutPassword', defaultMessage: 'With codes only' },
  firstName: { id: 'registerPage.firstName', defaultMessage: 'First name' },
  lastName: { id: 'registerPage.lastName', defaultMessage: 'Last name' },
  optional: { id: 'registerPage.optional', defaultMessage: 'optional' },
  email: { id: 'registerPage.email', defaultMessage: 'E-mail' },
  emailHint: {
    id: 'registerPage.emailHint',
    defaultMessage: 'A code comes here, to make sure that it is yours.',
  },
  phone: { id: 'registerPage.phone', defaultMessage: 'Phone' },
  password: { id: 'registerPage.password', defaultMessage: 'Password' },
  passwordHint: {
    id: 'registerPage.passwordHint',
    defaultMessage: '8 characters or more. A short sentence is best.',
  },
  submit: { id: 'registerPage.submit', defaultMessage: 'Send me a code' },
  confirm: { id: 'registerPage.confirm', defaultMessage: 'Open my account' },
  otherEmail: { id: 'registerPage.otherEmail', defaultMessage: 'Change the e-mail' },
  terms: {
    id: 'registerPage.terms',
    defaultMessage:
      'We keep what you type here for your account only. <privacy>How we treat your data</privacy>',
  },
  hasAccount: {
    id: 'registerPage.hasAccount',
    defaultMessage: 'Been here before? <login>Log in</login>',
  },
})
