import { page } from '../../../routing/page.ts'

export const route = page('register', {
  loadComponent: async () => (await import('./RegisterPage.tsx')).RegisterPage,
  loadLoader: () => import('./RegisterPage.loader.ts'),
})
