import { page } from '../../../routing/page.ts'

export const route = page('arrival', {
  loadComponent: async () => (await import('./ArrivalPage.tsx')).ArrivalPage,
  loadLoader: () => import('./ArrivalPage.loader.ts'),
})
