import { maxChildAge } from '../../codes/bookings.ts'
import type { Failure } from '../validation/checkField.ts'

/**
 * The first rule that the ages of the children break: one age each, none older than a child is, none younger than the tour takes.
 * Ages are those on the first day of the trip.
 */
export const checkChildAges = (
  ages: readonly number[],
  { children, minAge }: { children: number; minAge: number },
): Failure | null => {
  if (ages.length !== children) return { rule: 'incorrect', parameters: {} }
  if (ages.some((age) => age > maxChildAge))
    return { rule: 'maxValue', parameters: { max: maxChildAge } }
  if (ages.some((age) => age < minAge)) return { rule: 'minValue', parameters: { min: minAge } }
  return null
}
