import { endsInNumber } from '#schema/rules/routes/pathParams.ts'
import { page } from '../../../routing/page.ts'

export const route = page('blog', {
  accepts: ({ slug }) => endsInNumber(slug),
  loadComponent: async () => (await import('./ArticlePage.tsx')).ArticlePage,
  loadLoader: () => import('./ArticlePage.loader.ts'),
})
