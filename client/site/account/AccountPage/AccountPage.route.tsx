import { page } from '../../../routing/page.ts'

export const route = page('account', {
  loadComponent: async () => (await import('./AccountPage.tsx')).AccountPage,
  loadLoader: () => import('./AccountPage.loader.ts'),
})
