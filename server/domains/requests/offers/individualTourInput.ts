import { z } from 'zod'
import { maxPeoplePerRequest } from '#schema/codes/bookings.ts'
import { currencies } from '#schema/codes/currencies.ts'
import { maxId } from '#schema/codes/ids.ts'
import { individualTourFields } from '#schema/rules/booking/individualTour.ts'
import { checkFields } from '#schema/rules/validation/checkField.ts'
import { InvalidInputError } from '../../../core/invalidInputError.ts'

/** Largest amount that a column and the API hold. */
const maxAmountMinor = 2_147_483_647

const schema = z.object({
  optionId: z.int().min(1).max(maxId),
  adults: z.int(),
  children: z.int(),
  currency: z.enum(currencies),
  adultMinor: z.int(),
  childMinor: z
    .int()
    .nullish()
    .transform((minor) => minor ?? null),
  note: z.string().trim(),
  validUntil: z.date(),
})

type IndividualTourInput = z.infer<typeof schema>

/**
 * Parses the input of an individual tour. @throws InvalidInputError with the first broken rule of
 * each field
 */
export const parseIndividualTour = (input: unknown): IndividualTourInput => {
  const values = z.record(z.string(), z.unknown()).catch({}).parse(input)
  const failures = Object.entries(checkFields(values, individualTourFields)).map(
    ([field, failure]) => ({ field, rule: failure.rule }),
  )
  if (failures.length > 0) throw new InvalidInputError(failures)
  const { success, data } = schema.safeParse(values)
  if (!success) throw new InvalidInputError([{ field: 'optionId', rule: 'incorrect' }])
  const { adults, children, adultMinor, childMinor } = data
  if (adults + children > maxPeoplePerRequest)
    throw new InvalidInputError([{ field: 'adults', rule: 'maxValue' }])
  if (adults * adultMinor + children * (childMinor ?? adultMinor) > maxAmountMinor)
    throw new InvalidInputError([{ field: 'adultMinor', rule: 'maxValue' }])
  return data
}
