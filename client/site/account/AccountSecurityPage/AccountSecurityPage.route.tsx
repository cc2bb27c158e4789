import { page } from '../../../routing/page.ts'

export const route = page('accountSecurity', {
  loadComponent: async () => (await import('./AccountSecurityPage.tsx')).AccountSecurityPage,
  loadLoader: () => import('./AccountSecurityPage.loader.ts'),
})
