import { page } from '../../../routing/page.ts'

export const route = page('crmStatement', {
  isBare: true,
  loadComponent: async () => (await import('./StatementPage.tsx')).StatementPage,
  loadLoader: () => import('./StatementPage.loader.ts'),
})
