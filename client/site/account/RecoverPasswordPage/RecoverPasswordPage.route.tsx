import { page } from '../../../routing/page.ts'

export const route = page('recoverPassword', {
  loadComponent: async () => (await import('./RecoverPasswordPage.tsx')).RecoverPasswordPage,
  loadLoader: () => import('./RecoverPasswordPage.loader.ts'),
})
