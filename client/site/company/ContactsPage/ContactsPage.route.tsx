import { page } from '../../../routing/page.ts'

export const route = page('contacts', {
  loadComponent: async () => (await import('./ContactsPage.tsx')).ContactsPage,
  loadLoader: () => import('./ContactsPage.loader.ts'),
})
