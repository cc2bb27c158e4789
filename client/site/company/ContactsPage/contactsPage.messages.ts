import { defineMessages } from '../../../i18n/defineMessages.ts'

export const contactsMessages = defineMessages({
  metaTitle: {
    id: 'contactsPage.metaTitle',
    defaultMessage: 'Contacts: phone, messengers, e-mail, address, hours | Versta',
  },
  metaDescription: {
    id: 'contactsPage.metaDescription',
    defaultMessage:
      'Call, write or chat: Versta answers every day in English and German. Phone numbers, messengers, e-mail, the address in Berlin and the legal notice.',
  },
  crumb: { id: 'contactsPage.crumb', defaultMessage: 'Contacts' },
  title: { id: 'contactsPage.title', defaultMessage: 'A person answers' },
  lead: {
    id: 'contactsPage.lead',
    defaultMessage:
      'Every day, in English and German. Before the trip, during it, and when you are home again.',
  },
  phonesTitle: { id: 'contactsPage.phonesTitle', defaultMessage: 'By phone' },
  mainPhone: { id: 'contactsPage.mainPhone', defaultMessage: 'The desk in Berlin' },
  otherPhone: { id: 'contactsPage.otherPhone', defaultMessage: 'At the price of a national call' },
  phoneIn: {
    id: 'contactsPage.phoneIn',
    defaultMessage: '{country}: at the price of a national call',
  },
  codePhone: {
    id: 'contactsPage.codePhone',
    defaultMessage: 'For calls with a code: only if your request page shows one',
  },
  writeTitle: { id: 'contactsPage.writeTitle', defaultMessage: 'In writing' },
  mail: { id: 'contactsPage.mail', defaultMessage: 'Answered within one working day' },
  messenger: {
    id: 'contactsPage.messenger',
    defaultMessage: 'Mostly within an hour while the desk is open',
  },
  socialTitle: { id: 'contactsPage.socialTitle', defaultMessage: 'Also here' },
  formTitle: { id: 'contactsPage.formTitle', defaultMessage: 'Or write here' },
  hoursTitle: { id: 'contactsPage.hoursTitle', defaultMessage: 'Hours' },
  days: { id: 'contactsPage.days', defaultMessage: '{from} to {to}' },
  hours: { id: 'contactsPage.hours', defaultMessage: '{opens} to {closes}' },
  zone: { id: 'contactsPage.zone', defaultMessage: 'Local time of {city}.' },
  addressTitle: { id: 'contactsPage.addressTitle', defaultMessage: 'Address' },
  visit: {
    id: 'contactsPage.visit',
    defaultMessage:
      'Come by with a map under your arm, but say so the day before: sometimes half of us are traveling.',
  },
  roadTitle: {
    id: 'contactsPage.roadTitle',
    defaultMessage: 'Something has gone wrong on the trip?',
  },
  roadText: {
    id: 'contactsPage.roadText',
    defaultMessage:
      'Call the organizer’s number on your voucher first: they are nearest. In an emergency dial 112, which works in all of Russia, even without a SIM card. Then tell us.',
  },
  beforeTitle: { id: 'contactsPage.beforeTitle', defaultMessage: 'Perhaps it is already answered' },
  beforeText: {
    id: 'contactsPage.beforeText',
    defaultMessage:
      'Payment, cancellation and cash are among the <faq>questions and answers</faq>, papers on the <visa>visa page</visa>. Journalists find figures under <press>press</press>, colleagues terms under <forAgencies>for agencies</forAgencies>.',
  },
  noticeTitle: { id: 'contactsPage.noticeTitle', defaultMessage: 'Legal notice' },
  noticeText: {
    id: 'contactsPage.noticeText',
    defaultMessage:
      'Versta Reisen GmbH is the operator of a demonstration. Register and tax numbers are examples.',
  },
  operator: { id: 'contactsPage.operator', defaultMessage: 'Operator' },
  directors: { id: 'contactsPage.directors', defaultMessage: 'Represented by' },
  directorsText: {
    id: 'contactsPage.directorsText',
    defaultMessage: 'Nikolai Brandt, managing director',
  },
  register: { id: 'contactsPage.register', defaultMessage: 'Trade register' },
  registerText: {
    id: 'contactsPage.registerText',
    defaultMessage: 'Local court of Charlottenburg, HRB 000000 B (example)',
  },
  tax: { id: 'contactsPage.tax', defaultMessage: 'VAT number' },
  taxText: { id: 'contactsPage.taxText', defaultMessage: 'DE000000000 (example)' },
  content: { id: 'contactsPage.content', defaultMessage: 'Answerable for the content' },
  contentText: {
    id: 'contactsPage.contentText',
    defaultMessage: 'Clara Weidmann, at the address above',
  },
})
