import { page } from '../../../routing/page.ts'

export const route = page('giftCards', {
  loadComponent: async () => (await import('./GiftCardsPage.tsx')).GiftCardsPage,
  loadLoader: () => import('../../../features/content/TextPage/TextPageData.loader.ts'),
})
