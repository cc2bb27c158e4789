import { endsInNumber } from '#schema/rules/routes/pathParams.ts'
import { page } from '../../../routing/page.ts'

export const route = page('organizer', {
  accepts: ({ slug }) => endsInNumber(slug),
  loadComponent: async () => (await import('./OrganizerPage.tsx')).OrganizerPage,
  loadLoader: () => import('./OrganizerPage.loader.ts'),
})
