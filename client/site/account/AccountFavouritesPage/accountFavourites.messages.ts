import { defineMessages } from '../../../i18n/defineMessages.ts'

export const accountFavouritesMessages = defineMessages({
  heading: { id: 'accountFavourites.heading', defaultMessage: 'Saved tours' },
  emptyTitle: { id: 'accountFavourites.emptyTitle', defaultMessage: 'Nothing saved yet' },
  emptyText: { id: 'accountFavourites.emptyText', defaultMessage: 'Tours that you keep for later stand here, on every device.' },
  explore: { id: 'accountFavourites.explore', defaultMessage: 'See where we go' },
  remove: { id: 'accountFavourites.remove', defaultMessage: 'Remove' },
  removeTour: { id: 'accountFavourites.removeTour', defaultMessage: 'Remove “{title}”' },
})
