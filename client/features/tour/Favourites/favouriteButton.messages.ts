import { defineMessages } from '../../../i18n/defineMessages.ts'

export const favouriteButtonMessages = defineMessages({
  keep: { id: 'favouriteButton.keep', defaultMessage: 'Keep {title} for later' },
})
