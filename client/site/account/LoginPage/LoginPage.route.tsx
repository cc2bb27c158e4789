import { page } from '../../../routing/page.ts'

export const route = page('login', {
  loadComponent: async () => (await import('./LoginPage.tsx')).LoginPage,
  loadLoader: () => import('./LoginPage.loader.ts'),
})
