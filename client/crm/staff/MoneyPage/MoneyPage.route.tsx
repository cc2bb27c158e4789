import { page } from '../../../routing/page.ts'

export const route = page('staffMoney', {
  isBare: true,
  loadComponent: async () => (await import('./MoneyPage.tsx')).MoneyPage,
  loadLoader: () => import('./MoneyPage.loader.ts'),
})
