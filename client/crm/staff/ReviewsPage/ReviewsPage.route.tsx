import { page } from '../../../routing/page.ts'

export const route = page('staffReviews', {
  isBare: true,
  loadComponent: async () => (await import('./ReviewsPage.tsx')).ReviewsPage,
  loadLoader: () => import('./ReviewsPage.loader.ts'),
})
