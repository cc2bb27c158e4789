import { page } from '../../../routing/page.ts'

export const route = page('accountFavourites', {
  loadComponent: async () => (await import('./AccountFavouritesPage.tsx')).AccountFavouritesPage,
  loadLoader: () => import('./AccountFavouritesPage.loader.ts'),
})
