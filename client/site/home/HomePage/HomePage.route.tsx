import { page } from '../../../routing/page.ts'

export const route = page('home', {
  loadComponent: async () => (await import('./HomePage.tsx')).HomePage,
  loadLoader: () => import('./HomePage.loader.ts'),
})
