import { page } from '../../../routing/page.ts'

export const route = page('accountFavorites', {
  loadComponent: async () => (await import('./AccountFavoritesPage.tsx')).AccountFavoritesPage,
  loadLoader: () => import('./AccountFavoritesPage.loader.ts'),
})
