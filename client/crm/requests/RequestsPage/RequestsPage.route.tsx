import { page } from '../../../routing/page.ts'

export const route = page('crmRequests', {
  isBare: true,
  loadComponent: async () => (await import('./RequestsPage.tsx')).RequestsPage,
  loadLoader: () => import('./RequestsPage.loader.ts'),
})
