import { maxChildAge } from '../../codes/bookings.ts'
import type { Failure } from '../validation/checkField.ts'

/**
 * Returns the first rule that the children's ages break: one age per child, none above
 * `maxChildAge`, none below the tour's minimum. Ages are on the first day of the trip.
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
