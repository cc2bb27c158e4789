import { page } from '../../../routing/page.ts'

export const route = page('bookingError', {
  loadComponent: async () => (await import('./BookingErrorPage.tsx')).BookingErrorPage,
  loadLoader: () => import('./BookingErrorPage.loader.ts'),
})
