import { defineMessages } from '../../../i18n/defineMessages.ts'

export const loginPageMessages = defineMessages({
  title: { id: 'crmLogin.title', defaultMessage: 'Log in | Versta for organizers' },
  heading: { id: 'crmLogin.heading', defaultMessage: 'Versta for organizers' },
  lead: { id: 'crmLogin.lead', defaultMessage: 'Your requests, one screen away.' },
  login: { id: 'crmLogin.login', defaultMessage: 'E-mail' },
  password: { id: 'crmLogin.password', defaultMessage: 'Password' },
  submit: { id: 'crmLogin.submit', defaultMessage: 'Log in' },
  incomplete: {
    id: 'crmLogin.incomplete',
    defaultMessage: 'Please enter your e-mail and your password.',
  },
  noCrm: {
    id: 'crmLogin.noCrm',
    defaultMessage: 'You are logged in, but this account belongs to no organizer.',
  },
  home: { id: 'crmLogin.home', defaultMessage: 'Go to the site' },
})
