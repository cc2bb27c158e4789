import { page } from '../../../routing/page.ts'

export const route = page('outbox', {
  isBare: true,
  loadComponent: async () => (await import('./OutboxPage.tsx')).OutboxPage,
  loadLoader: () => import('./OutboxPage.loader.ts'),
})
