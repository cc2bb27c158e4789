import { page } from '../../../routing/page.ts'

export const route = page('visa', {
  loadComponent: async () => (await import('./VisaPage.tsx')).VisaPage,
  loadLoader: () => import('../../../features/content/TextPage/TextPageData.loader.ts'),
})
