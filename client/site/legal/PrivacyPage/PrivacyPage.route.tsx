import { page } from '../../../routing/page.ts'

export const route = page('privacy', {
  loadComponent: async () => (await import('./PrivacyPage.tsx')).PrivacyPage,
  loadLoader: () => import('./PrivacyPage.loader.ts'),
})
