import { defineMessages } from '../../../i18n/defineMessages.ts'

export const captchaMessages = defineMessages({
  working: { id: 'captcha.working', defaultMessage: 'A quick check against robots' },
  short: {
    id: 'captcha.short',
    defaultMessage: 'Your device solves it by itself in a second or two, then we go on.',
  },
  longer: {
    id: 'captcha.longer',
    defaultMessage: 'Your device solves it by itself in a few seconds, then we go on.',
  },
  widget: {
    id: 'captcha.widget',
    defaultMessage: 'Please show that you are no robot, then we go on.',
  },
  failedTitle: {
    id: 'captcha.failedTitle',
    defaultMessage: 'The check against robots did not work',
  },
  failedText: {
    id: 'captcha.failedText',
    defaultMessage: 'Please try again. What you typed is still there.',
  },
  tryAgain: { id: 'captcha.tryAgain', defaultMessage: 'Check again' },
  withoutScripts: {
    id: 'captcha.withoutScripts',
    defaultMessage:
      'This check is the one thing here that needs JavaScript. Please turn it on for this site, or try again tomorrow.',
  },
})
