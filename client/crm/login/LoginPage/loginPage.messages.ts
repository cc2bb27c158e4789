import { defineMessages } from '../../../i18n/defineMessages.ts'

export const loginPageMessages = defineMessages({
  title: { id: 'crmLogin.title', defaultMessage: 'Log in | Versta for organizers' },
  heading: { id: 'crmLogin.heading', defaultMessage: 'Versta for organizers' },
  lead: { id: 'crmLogin.lead', defaultMessage: 'Your requests, one screen away.' },
  login: { id: 'crmLogin.login', defaultMessage: 'E-mail' },
  password: { id: 'crmLogin.password', defaultMessage: 'Password' },
  submit: { id: 'crmLogin.submit', defaultMessage: 'Log in' },
  incomplete: { id: 'crmLogin.incomplete', defaultMessage: 'Please enter your e-mail and your password.' },
  wrong: { id: 'crmLogin.wrong', defaultMessage: 'This e-mail and password don’t match. Please check both and try again.' },
  noCrm: { id: 'crmLogin.noCrm', defaultMessage: 'You are logged in, but this account belongs to no organizer.' },
  tooOften: { id: 'crmLogin.tooOften', defaultMessage: 'Too many attempts. Please wait a few minutes and try again.' },
  away: { id: 'crmLogin.away', defaultMessage: 'No answer came. Please try again in a moment.' },
  home: { id: 'crmLogin.home', defaultMessage: 'Go to the site' },
})
