import { parseSlug } from '#schema/rules/routes/pathParams.ts'
import { page } from '../../../routing/page.ts'

export const route = page('slug', {
  accepts: ({ slug }) => parseSlug(slug)?.kind === 'landing',
  loadComponent: async () => (await import('./ListingPage.tsx')).ListingPage,
  loadLoader: () => import('./ListingPage.loader.ts'),
})
