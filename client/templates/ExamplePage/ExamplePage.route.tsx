import { page } from '#client/routing/page.ts'

export const route = page('about', {
  loadComponent: async () => (await import('./ExamplePage.tsx')).ExamplePage,
  loadLoader: () => import('./ExamplePage.loader.ts'),
})
