import { page } from '../../../routing/page.ts'

export const route = page('staffJobs', {
  isBare: true,
  loadComponent: async () => (await import('./FailedJobsPage.tsx')).FailedJobsPage,
  loadLoader: () => import('./FailedJobsPage.loader.ts'),
})
