import { page } from '../../../routing/page.ts'

export const route = page('requestPay', {
  loadComponent: async () => (await import('./RequestPayPage.tsx')).RequestPayPage,
  loadLoader: () => import('./RequestPayPage.loader.ts'),
})
