/** How a visitor's hands move on a listing, whatever the width of the screen. */
import { expect, type Locator, type Page } from '@playwright/test'

/** The filters: beside the list on a wide screen, in a drawer on a narrow one. */
export const filters = async (page: Page): Promise<Locator> => {
  const opener = page.getByRole('button', { name: /^Filters/ })
  if (!(await opener.isVisible())) return page.locator('#filters')
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await expect(drawer).toBeVisible()
  return drawer
}

/** What the list says it has found. */
export const found = (page: Page): Locator =>
  page.getByRole('region', { name: 'Tours found' }).getByRole('status')
