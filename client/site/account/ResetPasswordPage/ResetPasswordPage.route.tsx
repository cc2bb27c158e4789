import { page } from '../../../routing/page.ts'

export const route = page('resetPassword', {
  loadComponent: async () => (await import('./ResetPasswordPage.tsx')).ResetPasswordPage,
  loadLoader: () => import('./ResetPasswordPage.loader.ts'),
})
