import { page } from '../../../routing/page.ts'

export const route = page('certificates', {
  loadComponent: async () => (await import('./CertificatesPage.tsx')).CertificatesPage,
  loadLoader: () => import('./CertificatesPage.loader.ts'),
})
