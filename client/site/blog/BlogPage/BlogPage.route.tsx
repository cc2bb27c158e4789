import { page } from '../../../routing/page.ts'

export const route = page('blog', {
  loadComponent: async () => (await import('./BlogPage.tsx')).BlogPage,
  loadLoader: () => import('./BlogPage.loader.ts'),
})
