import { page } from '../../../routing/page.ts'

export const route = page('press', {
  loadComponent: async () => (await import('./PressPage.tsx')).PressPage,
  loadLoader: () => import('./PressPage.loader.ts'),
})
