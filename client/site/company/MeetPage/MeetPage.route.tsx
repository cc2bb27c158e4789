import { page } from '../../../routing/page.ts'

export const route = page('meet', {
  loadComponent: async () => (await import('./MeetPage.tsx')).MeetPage,
  loadLoader: () => import('./MeetPage.loader.ts'),
})
