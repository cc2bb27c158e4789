import { page } from '../../../routing/page.ts'

export const route = page('staffHelp', {
  isBare: true,
  loadComponent: async () => (await import('./HelpRequestsPage.tsx')).HelpRequestsPage,
  loadLoader: () => import('./HelpRequestsPage.loader.ts'),
})
