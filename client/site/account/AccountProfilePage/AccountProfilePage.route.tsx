import { page } from '../../../routing/page.ts'

export const route = page('accountProfile', {
  loadComponent: async () => (await import('./AccountProfilePage.tsx')).AccountProfilePage,
  loadLoader: () => import('./AccountProfilePage.loader.ts'),
})
