import { page } from '../../../routing/page.ts'

export const route = page('individualTour', {
  loadComponent: async () => (await import('./IndividualTourPage.tsx')).IndividualTourPage,
  loadLoader: () => import('./IndividualTourPage.loader.ts'),
})
