import { defineMessages } from '../../../i18n/defineMessages.ts'

export const pressMessages = defineMessages({
  metaTitle: {
    id: 'pressPage.metaTitle',
    defaultMessage: 'Press: facts, figures, logo and pictures | Versta',
  },
  metaDescription: {
    id: 'pressPage.metaDescription',
    defaultMessage:
      'Versta for journalists: figures counted today, the company in fifty words, sign, colors and typefaces, and whom to call before the deadline.',
  },
  crumb: { id: 'pressPage.crumb', defaultMessage: 'Press' },
  title: { id: 'pressPage.title', defaultMessage: 'Facts before the deadline' },
  lead: {
    id: 'pressPage.lead',
    defaultMessage:
      'Figures that are counted when you open this page, a text to copy, a sign to print, and a phone that is answered.',
  },
  numbersTitle: { id: 'pressPage.numbersTitle', defaultMessage: 'Figures' },
  numbersText: {
    id: 'pressPage.numbersText',
    defaultMessage:
      'Out of the catalog, as of now. Please quote them with the day on which you looked.',
  },
  shortTitle: { id: 'pressPage.shortTitle', defaultMessage: 'Versta in fifty words' },
  shortText: {
    id: 'pressPage.shortText',
    defaultMessage:
      'Versta is a marketplace for tours, river cruises and city walks in Russia and its neighboring countries. The trips are run by local organizers, from a company with ships to one woman with two cars. Versta checks their papers, holds seats while they answer, and takes requests in English and German. It is based in Berlin.',
  },
  factsTitle: { id: 'pressPage.factsTitle', defaultMessage: 'Facts' },
  company: { id: 'pressPage.company', defaultMessage: 'Company' },
  companyText: { id: 'pressPage.companyText', defaultMessage: 'Versta Reisen GmbH, Berlin' },
  since: { id: 'pressPage.since', defaultMessage: 'On the market' },
  sinceText: { id: 'pressPage.sinceText', defaultMessage: 'since March 2025' },
  name: { id: 'pressPage.name', defaultMessage: 'The name' },
  nameText: {
    id: 'pressPage.nameText',
    defaultMessage:
      'A verst is an old Russian measure of length, 1.067 kilometers. Say “vair-STAH”.',
  },
  languages: { id: 'pressPage.languages', defaultMessage: 'Languages' },
  languagesText: {
    id: 'pressPage.languagesText',
    defaultMessage: 'English and German; on the way also Russian',
  },
  income: { id: 'pressPage.income', defaultMessage: 'Income' },
  incomeText: {
    id: 'pressPage.incomeText',
    defaultMessage: 'Commission from organizers. No advertising, no paid places in the list.',
  },
  assetsTitle: { id: 'pressPage.assetsTitle', defaultMessage: 'Sign, colors, type' },
  assetsText: {
    id: 'pressPage.assetsText',
    defaultMessage:
      'The sign is a milepost with pine-green stripes and an ochre cap, as they stood along the post roads. Leave it as much room as the cap is wide, and do not tilt it.',
  },
  sign: { id: 'pressPage.sign', defaultMessage: 'Download the sign (SVG)' },
  ink: { id: 'pressPage.ink', defaultMessage: 'Ink' },
  pine: { id: 'pressPage.pine', defaultMessage: 'Pine' },
  ochre: { id: 'pressPage.ochre', defaultMessage: 'Ochre' },
  paper: { id: 'pressPage.paper', defaultMessage: 'Paper' },
  type: {
    id: 'pressPage.type',
    defaultMessage:
      'Headings are set in Fraunces, everything else in Onest. Both are free to use under the SIL Open Font License.',
  },
  pictures: {
    id: 'pressPage.pictures',
    defaultMessage:
      'The landscapes on this site are drawn, not photographed. You may print them with “Illustration: Versta”; we send them in any size. Photographs come from the organizers, whom we are glad to introduce.',
  },
  storiesTitle: { id: 'pressPage.storiesTitle', defaultMessage: 'Stories we can open a door to' },
  storyShips: {
    id: 'pressPage.storyShips',
    defaultMessage: 'What a river ship of 1961 does in winter, and who repairs it.',
  },
  storyTable: {
    id: 'pressPage.storyTable',
    defaultMessage: 'How a list of kitchens in Dagestan became a route.',
  },
  storyIce: {
    id: 'pressPage.storyIce',
    defaultMessage: 'How a guide on Baikal decides in the morning whether the ice will hold.',
  },
  storyMarket: {
    id: 'pressPage.storyMarket',
    defaultMessage:
      'Selling trips to a country that governments warn against: what we leave out, and why.',
  },
  callTitle: { id: 'pressPage.callTitle', defaultMessage: 'What are you writing about?' },
  callText: {
    id: 'pressPage.callText',
    defaultMessage:
      'Say when you need it. We answer the same working day, with a name you can quote.',
  },
  subject: { id: 'pressPage.subject', defaultMessage: 'Press inquiry' },
})
