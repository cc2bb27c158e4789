import { page } from '../../../routing/page.ts'

export const route = page('crmReviews', {
  isBare: true,
  loadComponent: async () => (await import('./AnswersPage.tsx')).AnswersPage,
  loadLoader: () => import('./AnswersPage.loader.ts'),
})
