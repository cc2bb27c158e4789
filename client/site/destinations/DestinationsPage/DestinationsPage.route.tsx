import { page } from '../../../routing/page.ts'

export const route = page('destinations', {
  loadComponent: async () => (await import('./DestinationsPage.tsx')).DestinationsPage,
  loadLoader: () => import('./DestinationsPage.loader.ts'),
})
