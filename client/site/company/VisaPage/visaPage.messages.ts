import { defineMessages } from '../../../i18n/defineMessages.ts'

export const visaMessages = defineMessages({
  metaTitle: {
    id: 'visaPage.metaTitle',
    defaultMessage: 'Visa for Russia: e-visa, consulate, invitation, insurance | Versta',
  },
  metaDescription: {
    id: 'visaPage.metaDescription',
    defaultMessage:
      'Which visa your passport needs, how the Russian e-visa works step by step, what the organizer sends you, and what to carry across the border.',
  },
  crumb: { id: 'visaPage.crumb', defaultMessage: 'Visa' },
  title: { id: 'visaPage.title', defaultMessage: 'The visa, in the order you need it' },
  lead: {
    id: 'visaPage.lead',
    defaultMessage:
      'About half an hour for the electronic visa, three weeks for the one in your passport. Which of them is yours depends on three things.',
  },
  checkTitle: { id: 'visaPage.checkTitle', defaultMessage: 'Check before you book' },
  checkText: {
    id: 'visaPage.checkText',
    defaultMessage:
      'Rules change two or three times a year, and consulates know first. What stands here helps you ask the right question. It does not replace their answer.',
  },
  whichTitle: { id: 'visaPage.whichTitle', defaultMessage: 'Which visa is yours' },
  whichText: {
    id: 'visaPage.whichText',
    defaultMessage:
      'Look at your passport first, then at the length of the trip, last at the border you cross.',
  },
  electronic: { id: 'visaPage.electronic', defaultMessage: 'Electronic visa' },
  electronicText: {
    id: 'visaPage.electronicText',
    defaultMessage:
      'More than fifty passports: all of the EU, Switzerland, Norway, Japan, India and others. One entry, up to 30 days, to be used within 120 days. About $52, no invitation.',
  },
  tourist: { id: 'visaPage.tourist', defaultMessage: 'Tourist visa from the consulate' },
  touristText: {
    id: 'visaPage.touristText',
    defaultMessage:
      'British, American, Canadian and Australian passports, and everybody who stays longer than 30 days, enters twice or crosses where the e-visa does not count. Needs a tourist confirmation and about three weeks.',
  },
  none: { id: 'visaPage.none', defaultMessage: 'No visa' },
  noneText: {
    id: 'visaPage.noneText',
    defaultMessage:
      'Some passports, among them the Serbian, the Argentine and the Brazilian, enter for a short visit without one. Ask your consulate how many days that is today.',
  },
  stepsTitle: { id: 'visaPage.stepsTitle', defaultMessage: 'The e-visa in five steps' },
  stepApply: { id: 'visaPage.stepApply', defaultMessage: 'Apply in time' },
  stepApplyText: {
    id: 'visaPage.stepApplyText',
    defaultMessage:
      'Between forty and four days before entry, on the site of the Russian Foreign Ministry. A week and a half is comfortable.',
  },
  stepName: { id: 'visaPage.stepName', defaultMessage: 'Copy your name' },
  stepNameText: {
    id: 'visaPage.stepNameText',
    defaultMessage:
      'Letter by letter from the two machine-readable lines of the passport. One wrong letter and the airline leaves you behind.',
  },
  stepAddress: { id: 'visaPage.stepAddress', defaultMessage: 'Give the first address' },
  stepAddressText: {
    id: 'visaPage.stepAddressText',
    defaultMessage:
      'The hotel of the first night is enough. You find it in the confirmation of your tour.',
  },
  stepBorder: { id: 'visaPage.stepBorder', defaultMessage: 'Check your crossing' },
  stepBorderText: {
    id: 'visaPage.stepBorderText',
    defaultMessage:
      'The large airports are on the list, and so is the bridge at Narva. Not every port and train is: ask the organizer when the trip begins by ship.',
  },
  stepPrint: { id: 'visaPage.stepPrint', defaultMessage: 'Print it twice' },
  stepPrintText: {
    id: 'visaPage.stepPrintText',
    defaultMessage:
      'One copy with the passport, one elsewhere. A phone with an empty battery is no visa.',
  },
  consularTitle: { id: 'visaPage.consularTitle', defaultMessage: 'What the consulate asks for' },
  consularText: {
    id: 'visaPage.consularText',
    defaultMessage:
      'At many visa centers somebody has to come in person, because fingerprints are taken. As a rule they want:',
  },
  consularPassport: {
    id: 'visaPage.consularPassport',
    defaultMessage: 'a passport with two free pages, valid for six months after the trip',
  },
  consularConfirmation: {
    id: 'visaPage.consularConfirmation',
    defaultMessage: 'the tourist confirmation with its reference number',
  },
  consularInsurance: {
    id: 'visaPage.consularInsurance',
    defaultMessage: 'proof of medical insurance, for many passports',
  },
  consularForm: {
    id: 'visaPage.consularForm',
    defaultMessage: 'the form, filled in online, printed and signed, and a photograph',
  },
  invitationTitle: { id: 'visaPage.invitationTitle', defaultMessage: 'The invitation letter' },
  invitationText: {
    id: 'visaPage.invitationText',
    defaultMessage:
      'For a consular visa the organizer of your trip writes it, after the prepayment. It comes as a PDF, usually within two or three working days, and covers the days of the tour. Tell the organizer if you want to stay on before or after: the letter has to name those days too.',
  },
  insuranceTitle: { id: 'visaPage.insuranceTitle', defaultMessage: 'Insurance' },
  insuranceText: {
    id: 'visaPage.insuranceText',
    defaultMessage:
      'Take medical cover that is valid in Russia, with rescue and transport home. Climbing, ski and helicopter tours ask for evacuation on top, and their pages say so.',
  },
  insuranceWarning: {
    id: 'visaPage.insuranceWarning',
    defaultMessage:
      'Read what your policy says of countries that your government warns against. Some insurers leave them out, others sell that cover separately. Get the answer in writing.',
  },
  borderTitle: { id: 'visaPage.borderTitle', defaultMessage: 'At the border, and after' },
  card: { id: 'visaPage.card', defaultMessage: 'Migration card' },
  cardText: {
    id: 'visaPage.cardText',
    defaultMessage:
      'You get half of it on entry. It lives in your passport, and you hand it back when you leave.',
  },
  registration: { id: 'visaPage.registration', defaultMessage: 'Registration' },
  registrationText: {
    id: 'visaPage.registrationText',
    defaultMessage:
      'Due when you stay in one place for more than seven working days. Hotels do it at check-in; in private houses and base camps the organizer does.',
  },
  permit: { id: 'visaPage.permit', defaultMessage: 'Border zone permit' },
  permitText: {
    id: 'visaPage.permitText',
    defaultMessage:
      'Parts of Altai, most of Chukotka, the Kuril Islands and stretches of Kola are closed without it. The organizer applies, and needs your passport data up to 60 days ahead. Money makes it no faster.',
  },
  questions: { id: 'visaPage.questions', defaultMessage: 'Questions' },
  questionsText: {
    id: 'visaPage.questionsText',
    defaultMessage:
      'Officers may ask about your job, your route and your phone. An hour in a side room is unpleasant, but not rare.',
  },
  neighborsTitle: { id: 'visaPage.neighborsTitle', defaultMessage: 'Over the border and back' },
  neighborsText: {
    id: 'visaPage.neighborsText',
    defaultMessage:
      'Georgia, Kazakhstan, Uzbekistan and Mongolia let most European and North American passports in without a visa for a short visit. But whoever leaves Russia for two nights and returns enters twice, and for that the e-visa does not do.',
  },
  whoTitle: { id: 'visaPage.whoTitle', defaultMessage: 'Who does what' },
  you: { id: 'visaPage.you', defaultMessage: 'You' },
  youText: {
    id: 'visaPage.youText',
    defaultMessage:
      'apply for the visa, buy the insurance, and answer for both. Nobody can do that in your place.',
  },
  organizer: { id: 'visaPage.organizer', defaultMessage: 'The organizer' },
  organizerText: {
    id: 'visaPage.organizerText',
    defaultMessage:
      'sends the tourist confirmation, applies for permits and registers you where no hotel does.',
  },
  versta: { id: 'visaPage.versta', defaultMessage: 'Versta' },
  verstaText: {
    id: 'visaPage.verstaText',
    defaultMessage:
      'tells you what the papers of your trip are before you pay, and helps when a letter does not come. The <agreement>agreement</agreement>, section 5.5, says what a refused visa costs.',
  },
  more: {
    id: 'visaPage.more',
    defaultMessage: 'Short answers to more cases are among the <faq>questions and answers</faq>.',
  },
  callTitle: { id: 'visaPage.callTitle', defaultMessage: 'Not sure which one is yours?' },
  callText: {
    id: 'visaPage.callText',
    defaultMessage:
      'Write us your passport, your dates and the tour. We tell you what we know, and where we do not, whom to ask.',
  },
  subject: { id: 'visaPage.subject', defaultMessage: 'Visa question' },
})
