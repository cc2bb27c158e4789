import { page } from '../../../routing/page.ts'

export const route = page('voucher', {
  loadComponent: async () => (await import('./VoucherPage.tsx')).VoucherPage,
  loadLoader: () => import('./VoucherPage.loader.ts'),
})
