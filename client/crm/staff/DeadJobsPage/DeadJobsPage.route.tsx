import { page } from '../../../routing/page.ts'

export const route = page('staffJobs', {
  isBare: true,
  loadComponent: async () => (await import('./DeadJobsPage.tsx')).DeadJobsPage,
  loadLoader: () => import('./DeadJobsPage.loader.ts'),
})
