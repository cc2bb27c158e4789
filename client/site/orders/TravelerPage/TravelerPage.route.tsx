import { page } from '../../../routing/page.ts'

export const route = page('traveler', {
  loadComponent: async () => (await import('./TravelerPage.tsx')).TravelerPage,
  loadLoader: () => import('./TravelerPage.loader.ts'),
})
