import { page } from '../../../routing/page.ts'

export const route = page('staffPayouts', {
  isBare: true,
  loadComponent: async () => (await import('./PayoutsPage.tsx')).PayoutsPage,
  loadLoader: () => import('./PayoutsPage.loader.ts'),
})
