import { endsInNumber } from '#schema/rules/routes/pathParams.ts'
import { page } from '../../../routing/page.ts'

export const route = page('slug', {
  accepts: ({ slug }) => endsInNumber(slug),
  loadComponent: async () => (await import('./TourPage.tsx')).TourPage,
  loadLoader: () => import('./TourPage.loader.ts'),
})
