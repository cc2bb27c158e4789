/** Operates a listing as a visitor would, at any screen width. */
import { expect, type Locator, type Page } from '@playwright/test'

/** Returns the filters: beside the list on a wide screen, in a drawer on a narrow one. */
export const filters = async (page: Page): Promise<Locator> => {
  const opener = page.getByRole('button', { name: /^Filters/ })
  if (!(await opener.isVisible())) return page.locator('#filters')
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await expect(drawer).toBeVisible()
  return drawer
}

/** Returns the list's number of results. */
export const found = (page: Page): Locator =>
  page.getByRole('region', { name: 'Tours found' }).getByRole('status')
