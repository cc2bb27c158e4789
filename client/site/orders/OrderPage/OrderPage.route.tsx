import { page } from '../../../routing/page.ts'

export const route = page('tourOrder', {
  loadComponent: async () => (await import('./OrderPage.tsx')).OrderPage,
  loadLoader: () => import('./OrderPage.loader.ts'),
})
