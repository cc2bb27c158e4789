import { defineMessages } from '../../../i18n/defineMessages.ts'

export const loginPageMessages = defineMessages({
  heading: { id: 'loginPage.heading', defaultMessage: 'Log in' },
  lead: { id: 'loginPage.lead', defaultMessage: 'Your trips are where you left them.' },
  ways: { id: 'loginPage.ways', defaultMessage: 'How to log in' },
  byPassword: { id: 'loginPage.byPassword', defaultMessage: 'By password' },
  byCode: { id: 'loginPage.byCode', defaultMessage: 'By one-time code' },
  login: { id: 'loginPage.login', defaultMessage: 'E-mail or phone' },
  loginHint: {
    id: 'loginPage.loginHint',
    defaultMessage: 'A phone number begins with + and the country code.',
  },
  password: { id: 'loginPage.password', defaultMessage: 'Password' },
  submit: { id: 'loginPage.submit', defaultMessage: 'Log in' },
  send: { id: 'loginPage.send', defaultMessage: 'Send me a code' },
  sender: { id: 'loginPage.sender', defaultMessage: 'To a phone, send the code by' },
  or: { id: 'loginPage.or', defaultMessage: 'or' },
  byVk: { id: 'loginPage.byVk', defaultMessage: 'Log in with VK ID' },
  forgot: { id: 'loginPage.forgot', defaultMessage: 'Forgot your password?' },
  otherLogin: { id: 'loginPage.otherLogin', defaultMessage: 'Another address' },
  noAccount: {
    id: 'loginPage.noAccount',
    defaultMessage: 'New here? <register>Open an account</register>',
  },
})
