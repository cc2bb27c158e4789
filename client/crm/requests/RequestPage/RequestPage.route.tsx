import { readId } from '#schema/rules/routes/pathParams.ts'
import { page } from '../../../routing/page.ts'

export const route = page('crmRequest', {
  isBare: true,
  accepts: ({ id }) => readId(id ?? '') !== null,
  loadComponent: async () => (await import('./RequestPage.tsx')).RequestPage,
  loadLoader: () => import('./RequestPage.loader.ts'),
})
