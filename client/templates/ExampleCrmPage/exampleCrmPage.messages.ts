import { defineMessages } from '#client/i18n/defineMessages.ts'

export const exampleCrmPageMessages = defineMessages({
  title: { id: 'exampleCrmPage.title', defaultMessage: 'Title of the page | Versta' },
  heading: { id: 'exampleCrmPage.heading', defaultMessage: 'Heading of the page' },
  empty: { id: 'exampleCrmPage.empty', defaultMessage: 'No entries yet' },
  number: { id: 'exampleCrmPage.number', defaultMessage: 'No.' },
  name: { id: 'exampleCrmPage.name', defaultMessage: 'Name' },
})
