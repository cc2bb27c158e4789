import { page } from '../../../routing/page.ts'

export const route = page('agreement', {
  loadComponent: async () => (await import('./AgreementPage.tsx')).AgreementPage,
  loadLoader: () => import('./AgreementPage.loader.ts'),
})
