import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'

interface OrderChoice {
  /** TourDate chosen beforehand. */
  date?: number
  /** TourDateOption chosen beforehand. */
  option?: number
  /** Individual tour whose place, party and price the form has. */
  offer?: string
}

/** Address of the order form of a tour. */
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
