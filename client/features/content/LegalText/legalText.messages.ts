import { defineMessages } from '../../../i18n/defineMessages.ts'

export const legalMessages = defineMessages({
  metaTitle: { id: 'legalText.metaTitle', defaultMessage: '{title} | Versta' },
  metaTitleOfVersion: {
    id: 'legalText.metaTitleOfVersion',
    defaultMessage: '{title}, version {version} | Versta',
  },
  version: { id: 'legalText.version', defaultMessage: 'Version {version}' },
  from: { id: 'legalText.from', defaultMessage: 'From {day}' },
  inForce: { id: 'legalText.inForce', defaultMessage: 'In force since {day}' },
  print: { id: 'legalText.print', defaultMessage: 'Print' },
  older: {
    id: 'legalText.older',
    defaultMessage: 'You are reading an older version, in force from {day}',
  },
  olderText: {
    id: 'legalText.olderText',
    defaultMessage:
      'It was replaced on {day}. It still holds for bookings that were confirmed before that day.',
  },
  later: {
    id: 'legalText.later',
    defaultMessage: 'This version does not hold yet: it begins on {day}',
  },
  laterText: {
    id: 'legalText.laterText',
    defaultMessage: 'Until then the version of {day} is the one that counts.',
  },
  toCurrent: { id: 'legalText.toCurrent', defaultMessage: 'Read the version in force, {version}' },
  versions: { id: 'legalText.versions', defaultMessage: 'All versions' },
  versionsText: {
    id: 'legalText.versionsText',
    defaultMessage: 'We change a text only with a new date, and keep the old one where it was.',
  },
  agreementDescription: {
    id: 'legalText.agreementDescription',
    defaultMessage:
      'What you agree to when you send a request through Versta: who your contract is with, when you pay, what a cancellation costs.',
  },
  privacyDescription: {
    id: 'legalText.privacyDescription',
    defaultMessage:
      'Which of your data Versta keeps, what for, how long, who sees them, and how to have them deleted.',
  },
  cookiesDescription: {
    id: 'legalText.cookiesDescription',
    defaultMessage:
      'Every cookie that Versta sets, with its name, its purpose and its life, and how to get rid of it.',
  },
})
