import { defineMessages } from '../../../i18n/defineMessages.ts'

export const accountFavoritesMessages = defineMessages({
  heading: { id: 'accountFavorites.heading', defaultMessage: 'Saved tours' },
  emptyTitle: { id: 'accountFavorites.emptyTitle', defaultMessage: 'Nothing saved yet' },
  emptyText: {
    id: 'accountFavorites.emptyText',
    defaultMessage: 'Tours that you keep for later stand here, on every device.',
  },
  explore: { id: 'accountFavorites.explore', defaultMessage: 'See where we go' },
  remove: { id: 'accountFavorites.remove', defaultMessage: 'Remove' },
  removeTour: { id: 'accountFavorites.removeTour', defaultMessage: 'Remove “{title}”' },
})
