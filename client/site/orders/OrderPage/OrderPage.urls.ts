import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'

interface OrderChoice {
  /** Id of the preselected TourDate. */
  date?: number
  /** Id of the preselected TourDateOption. */
  option?: number
  /** UUID of the individual tour that sets the form's place, party and price. */
  offer?: string
}

/** Returns the address of a tour's order form. */
export const orderPath = (
  locale: Locale,
  id: number,
  { date, option, offer }: OrderChoice = {},
): string => {
  const query = new URLSearchParams()
  if (date !== undefined) query.set('date', String(date))
  if (option !== undefined) query.set('option', String(option))
  if (offer !== undefined) query.set('offer', offer)
  const asked = query.toString()
  return pagePath('tourOrder', locale, { id }) + (asked && `?${asked}`)
}
