import { page } from '../../../routing/page.ts'

export const route = page('cookies', {
  loadComponent: async () => (await import('./CookiesPage.tsx')).CookiesPage,
  loadLoader: () => import('./CookiesPage.loader.ts'),
})
