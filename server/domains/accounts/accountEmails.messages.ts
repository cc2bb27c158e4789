import { defineMessages } from '../../i18n/defineMessages.ts'

export const accountEmailsMessages = defineMessages({
  linkSubject: { id: 'accountEmails.linkSubject', defaultMessage: 'Your new password' },
  linkText: {
    id: 'accountEmails.linkText',
    defaultMessage:
      '{hasName, select, true {Hello {name}, you} other {You}} asked for a new password. The link works for one hour, once.',
  },
  linkNotYou: {
    id: 'accountEmails.linkNotYou',
    defaultMessage: 'You did not ask? Then there is nothing to do: your password stays as it is.',
  },
  linkAction: { id: 'accountEmails.linkAction', defaultMessage: 'Choose a new password' },
  passwordChangedSubject: {
    id: 'accountEmails.passwordChangedSubject',
    defaultMessage: 'Your password was changed',
  },
  passwordChangedText: {
    id: 'accountEmails.passwordChangedText',
    defaultMessage:
      '{hasName, select, true {Hello {name}, the} other {The}} password of your Versta account has just been changed, and all other devices were logged out.',
  },
  passwordChangedNotYou: {
    id: 'accountEmails.passwordChangedNotYou',
    defaultMessage: 'That was not you? Then set a new one at once and write to us.',
  },
  setPassword: { id: 'accountEmails.setPassword', defaultMessage: 'Set a new password' },
  emailChangedSubject: {
    id: 'accountEmails.emailChangedSubject',
    defaultMessage: 'Your e-mail address was changed',
  },
  emailChangedText: {
    id: 'accountEmails.emailChangedText',
    defaultMessage:
      '{hasName, select, true {Hello {name}, your} other {Your}} Versta account has another e-mail address from now on. This is the last letter to this one.',
  },
  notYou: {
    id: 'accountEmails.notYou',
    defaultMessage: 'That was not you? Then please write to us at once: we can undo it.',
  },
  phoneChangedSubject: {
    id: 'accountEmails.phoneChangedSubject',
    defaultMessage: 'A new phone number opens your account',
  },
  phoneChangedText: {
    id: 'accountEmails.phoneChangedText',
    defaultMessage:
      '{hasName, select, true {Hello {name}, your} other {Your}} Versta account has a new phone number, confirmed by a code. From now on codes to this number let in, too.',
  },
  phoneChangedNotYou: {
    id: 'accountEmails.phoneChangedNotYou',
    defaultMessage:
      'That was not you? Then set a new password, which logs out all devices, and write to us at once: we can undo it.',
  },
  phoneGivenUpSubject: {
    id: 'accountEmails.phoneGivenUpSubject',
    defaultMessage: 'Your account has lost its phone number',
  },
  phoneGivenUpText: {
    id: 'accountEmails.phoneGivenUpText',
    defaultMessage:
      '{hasName, select, true {Hello {name}, the} other {The}} phone number in your Versta account was never confirmed there. Somebody has now confirmed it as theirs, so it belongs to their account instead. Nothing else has changed: you log in by e-mail as before.',
  },
  phoneGivenUpWasYou: {
    id: 'accountEmails.phoneGivenUpWasYou',
    defaultMessage:
      'That was you, logging in with your own number? Then it opened a second, empty account. Your trips are in this one: log in with your e-mail address.',
  },
  vkIdAddedSubject: {
    id: 'accountEmails.vkIdAddedSubject',
    defaultMessage: 'VK ID now opens your account',
  },
  vkIdAddedText: {
    id: 'accountEmails.vkIdAddedText',
    defaultMessage:
      '{hasName, select, true {Hello {name}, somebody} other {Somebody}} with your phone number has logged in to your Versta account by VK ID, which opens it from now on.',
  },
})
