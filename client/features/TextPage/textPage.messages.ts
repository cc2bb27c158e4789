import { defineMessages } from '../../i18n/defineMessages.ts'

export const textPageMessages = defineMessages({
  home: { id: 'textPage.home', defaultMessage: 'Home' },
  way: { id: 'textPage.way', defaultMessage: 'You are here' },
  contents: { id: 'textPage.contents', defaultMessage: 'On this page' },
})

export const contactCallMessages = defineMessages({
  write: { id: 'contactCall.write', defaultMessage: 'Write to {address}' },
  call: { id: 'contactCall.call', defaultMessage: 'Call {phone}' },
  all: { id: 'contactCall.all', defaultMessage: 'All ways to reach us' },
})
