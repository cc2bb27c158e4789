import { page } from '../../../routing/page.ts'

export const route = page('bookingSuccess', {
  loadComponent: async () => (await import('./BookingSuccessPage.tsx')).BookingSuccessPage,
  loadLoader: () => import('./BookingSuccessPage.loader.ts'),
})
