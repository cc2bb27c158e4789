import { page } from '#client/routing/page.ts'

export const route = page('crmRequests', {
  isBare: true,
  loadComponent: async () => (await import('./ExampleCrmPage.tsx')).ExampleCrmPage,
  loadLoader: () => import('./ExampleCrmPage.loader.ts'),
})
