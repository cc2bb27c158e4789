import { page } from '../../../routing/page.ts'

export const route = page('faq', {
  loadComponent: async () => (await import('./FaqPage.tsx')).FaqPage,
  loadLoader: () => import('./FaqPage.loader.ts'),
})
