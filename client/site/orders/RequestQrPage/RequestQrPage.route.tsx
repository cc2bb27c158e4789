import { page } from '../../../routing/page.ts'

export const route = page('requestQr', {
  loadComponent: async () => (await import('./RequestQrPage.tsx')).RequestQrPage,
  loadLoader: () => import('./RequestQrPage.loader.ts'),
})
