import { page } from '../../../routing/page.ts'

export const route = page('request', {
  loadComponent: async () => (await import('./RequestPage.tsx')).RequestPage,
  loadLoader: () => import('./RequestPage.loader.ts'),
})
