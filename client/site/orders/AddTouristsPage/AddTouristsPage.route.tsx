import { page } from '../../../routing/page.ts'

export const route = page('addTourists', {
  loadComponent: async () => (await import('./AddTouristsPage.tsx')).AddTouristsPage,
  loadLoader: () => import('./AddTouristsPage.loader.ts'),
})
