import { defineMessages } from '../../../i18n/defineMessages.ts'

export const favoriteButtonMessages = defineMessages({
  keep: { id: 'favoriteButton.keep', defaultMessage: 'Keep {title} for later' },
})
