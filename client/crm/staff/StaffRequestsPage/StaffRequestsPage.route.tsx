import { page } from '../../../routing/page.ts'

export const route = page('staffRequests', {
  isBare: true,
  loadComponent: async () => (await import('./StaffRequestsPage.tsx')).StaffRequestsPage,
  loadLoader: () => import('./StaffRequestsPage.loader.ts'),
})
