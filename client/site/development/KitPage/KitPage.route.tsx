import { page } from '../../../routing/page.ts'

export const route = page('kit', {
  isBare: true,
  loadComponent: async () => (await import('./KitPage.tsx')).KitPage,
  loadLoader: () => import('./KitPage.loader.ts'),
})
