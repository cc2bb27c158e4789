import { page } from '../../../routing/page.ts'

export const route = page('forAgencies', {
  loadComponent: async () => (await import('./ForAgenciesPage.tsx')).ForAgenciesPage,
  loadLoader: () => import('../../../features/content/TextPage/TextPageData.loader.ts'),
})
