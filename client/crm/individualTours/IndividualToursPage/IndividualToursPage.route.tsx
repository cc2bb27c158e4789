import { page } from '../../../routing/page.ts'

export const route = page('crmIndividualTours', {
  isBare: true,
  loadComponent: async () => (await import('./IndividualToursPage.tsx')).IndividualToursPage,
  loadLoader: () => import('./IndividualToursPage.loader.ts'),
})
