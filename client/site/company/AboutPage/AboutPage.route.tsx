import { page } from '../../../routing/page.ts'

export const route = page('about', {
  loadComponent: async () => (await import('./AboutPage.tsx')).AboutPage,
  loadLoader: () => import('./AboutPage.loader.ts'),
})
