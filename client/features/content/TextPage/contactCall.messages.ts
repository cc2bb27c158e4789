import { defineMessages } from '../../../i18n/defineMessages.ts'

export const contactCallMessages = defineMessages({
  write: { id: 'contactCall.write', defaultMessage: 'Write to {address}' },
  call: { id: 'contactCall.call', defaultMessage: 'Call {phone}' },
  all: { id: 'contactCall.all', defaultMessage: 'All ways to reach us' },
})
