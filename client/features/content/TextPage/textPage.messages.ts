import { defineMessages } from '../../../i18n/defineMessages.ts'

export const textPageMessages = defineMessages({
  home: { id: 'textPage.home', defaultMessage: 'Home' },
  way: { id: 'textPage.way', defaultMessage: 'You are here' },
  contents: { id: 'textPage.contents', defaultMessage: 'On this page' },
})
