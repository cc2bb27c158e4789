import { defineMessages } from '../../../i18n/defineMessages.ts'

export const certificatesMessages = defineMessages({
  metaTitle: {
    id: 'certificatesPage.metaTitle',
    defaultMessage: 'Certificates: register entry, insurance, guides, checks | Versta',
  },
  metaDescription: {
    id: 'certificatesPage.metaDescription',
    defaultMessage:
      'The papers behind the trips: our register entry and insurance, what guides must hold, and who verifies the organizers, with links to look them up.',
  },
  crumb: { id: 'certificatesPage.crumb', defaultMessage: 'Certificates' },
  title: { id: 'certificatesPage.title', defaultMessage: 'Papers you can look up' },
  lead: {
    id: 'certificatesPage.lead',
    defaultMessage:
      'Trust begins where you can check. Here is what we hold, what we ask of others, and where each entry is found.',
  },
  exampleTitle: {
    id: 'certificatesPage.exampleTitle',
    defaultMessage: 'These numbers are examples',
  },
  exampleText: {
    id: 'certificatesPage.exampleText',
    defaultMessage:
      'Versta Reisen GmbH is the operator of a demonstration. The numbers and insurers below show what such a page lists. They name no real paper.',
  },
  ownTitle: { id: 'certificatesPage.ownTitle', defaultMessage: 'What we hold ourselves' },
  ownText: {
    id: 'certificatesPage.ownText',
    defaultMessage:
      'As an intermediary, and as the seller of the few trips that say so on their page.',
  },
  trade: { id: 'certificatesPage.trade', defaultMessage: 'Trade register' },
  tradeText: {
    id: 'certificatesPage.tradeText',
    defaultMessage: 'Local court of Charlottenburg, HRB 000000 B (example)',
  },
  liability: { id: 'certificatesPage.liability', defaultMessage: 'Liability insurance' },
  liabilityText: {
    id: 'certificatesPage.liabilityText',
    defaultMessage:
      'Policy TH-0000-EXAMPLE, €3 million for each case, valid in all countries we sell',
  },
  insolvency: { id: 'certificatesPage.insolvency', defaultMessage: 'Insolvency protection' },
  insolvencyText: {
    id: 'certificatesPage.insolvencyText',
    defaultMessage:
      'Certificate SI-0000-EXAMPLE under section 651r of the German Civil Code, for package trips that Versta itself sells. You get it before you pay.',
  },
  data: { id: 'certificatesPage.data', defaultMessage: 'Payments' },
  dataText: {
    id: 'certificatesPage.dataText',
    defaultMessage: 'Card numbers go to the payment provider directly. We never see them.',
  },
  organizersTitle: {
    id: 'certificatesPage.organizersTitle',
    defaultMessage: 'What we ask of organizers',
  },
  organizersText: {
    id: 'certificatesPage.organizersText',
    defaultMessage:
      '{checked, number} of {all, number} organizers on the site have passed the check. The others are in the middle of it, have not begun, or did not pass: their profile shows no shield.',
  },
  register: { id: 'certificatesPage.register', defaultMessage: 'Entry in a register' },
  registerText: {
    id: 'certificatesPage.registerText',
    defaultMessage:
      'Tour companies in the register of their country, authors as a registered business. The legal name stands on each tour page.',
  },
  insurance: { id: 'certificatesPage.insurance', defaultMessage: 'Liability cover' },
  insuranceText: {
    id: 'certificatesPage.insuranceText',
    defaultMessage:
      'A policy that names what they do: a rafting company’s says rafting. Checked again each year.',
  },
  guides: { id: 'certificatesPage.guides', defaultMessage: 'Guide papers' },
  guidesText: {
    id: 'certificatesPage.guidesText',
    defaultMessage:
      'State certification of guides, and on the water or above the tree line the certificate of that trade, for example GP-00-00000 (example).',
  },
  aid: { id: 'certificatesPage.aid', defaultMessage: 'First aid' },
  aidText: {
    id: 'certificatesPage.aidText',
    defaultMessage:
      'A course with an examination, no older than two years. For mountain tours: wilderness first aid, at least 40 hours.',
  },
  stepsTitle: { id: 'certificatesPage.stepsTitle', defaultMessage: 'How a check goes' },
  send: { id: 'certificatesPage.send', defaultMessage: 'Papers come in' },
  sendText: {
    id: 'certificatesPage.sendText',
    defaultMessage: 'As scans, with the number under which they can be found.',
  },
  look: { id: 'certificatesPage.look', defaultMessage: 'Somebody else looks' },
  lookText: {
    id: 'certificatesPage.lookText',
    defaultMessage:
      'A verification service compares them with the register and the insurer. Not we: we earn on the tours.',
  },
  show: { id: 'certificatesPage.show', defaultMessage: 'The result is shown' },
  showText: {
    id: 'certificatesPage.showText',
    defaultMessage:
      'A shield on the profile says that the papers were in order on the day of the check. A year later it is checked again.',
  },
  servicesTitle: { id: 'certificatesPage.servicesTitle', defaultMessage: 'Who checks' },
  servicesText: {
    id: 'certificatesPage.servicesText',
    defaultMessage: 'Services that anybody may ask. Type in the legal name of your organizer.',
  },
  lookUp: { id: 'certificatesPage.lookUp', defaultMessage: 'Look up an organizer' },
  lookUpAt: { id: 'certificatesPage.lookUpAt', defaultMessage: 'Look up an organizer at {name}' },
  limitTitle: { id: 'certificatesPage.limitTitle', defaultMessage: 'What a shield does not say' },
  limitText: {
    id: 'certificatesPage.limitText',
    defaultMessage:
      'A paper does not make a good guide. That is what <reviews>reviews</reviews> by people who went are for, and the questions that you can ask us. Section 2.3 of the <agreement>agreement</agreement> says what the mark means legally.',
  },
  callTitle: { id: 'certificatesPage.callTitle', defaultMessage: 'Would you like to see a paper?' },
  callText: {
    id: 'certificatesPage.callText',
    defaultMessage:
      'Tell us the tour. We send you what the organizer has given us, with personal data blacked out.',
  },
  subject: { id: 'certificatesPage.subject', defaultMessage: 'Papers of an organizer' },
})
