import { z } from 'zod'
import { maxId } from '#schema/codes/ids.ts'
import {
  checkChoiceFields,
  checkRequestFields,
  type RequestFailures,
} from '#schema/rules/booking/requestFields.ts'
import { normalizePhone } from '#schema/rules/validation/ruleChecks.ts'
import { InvalidInputError } from '../../../core/invalidInputError.ts'

const id = z.int().min(1).max(maxId)
const orNull = <Value>(value: Value | null | undefined): Value | null => value ?? null

const choice = {
  tourDateId: id,
  optionId: id.nullish().transform(orNull),
  adults: z.int(),
  children: z.int(),
  childAges: z.array(z.int().min(0)).nullish().transform(orNull),
  // undefined, not null, without an individual tour: order hashes stored before those existed still
  // match
  individualTour: z
    .guid()
    .nullish()
    .transform((uuid) => uuid ?? undefined),
}

/** Input after validation, as it is stored. */
const schema = z.object({
  ...choice,
  name: z.string().trim(),
  email: z.string().trim().toLowerCase().pipe(z.email()),
  phone: z.string().transform(normalizePhone),
  comment: z.string().trim(),
  idempotencyKey: z.uuid(),
  quotedTotalMinor: z.int().nullish().transform(orNull),
  quote: z.string().nullish().transform(orNull),
})

export type RequestInput = z.infer<typeof schema>

/**
 * Parses the input of a request. @throws InvalidInputError with the first broken rule of each field
 */
export const parseRequestInput = (input: unknown): RequestInput =>
  parse(schema, input, checkRequestFields)

/** Parses a choice to quote. @throws InvalidInputError with the first broken rule of each field */
export const parseChoice = (input: unknown): z.infer<typeof choiceSchema> =>
  parse(choiceSchema, input, checkChoiceFields)

const choiceSchema = z.object(choice)

const parse = <Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  check: (values: Readonly<Record<string, unknown>>) => RequestFailures,
): z.infer<Schema> => {
  const values = z.record(z.string(), z.unknown()).catch({}).parse(input)
  const failures = Object.entries(check(values)).map(([field, { rule }]) => ({ field, rule }))
  if (failures.length > 0) throw new InvalidInputError(failures)
  const result = schema.safeParse(values)
  if (result.success) return result.data
  const fields = new Set(result.error.issues.map((issue) => String(issue.path[0])))
  throw new InvalidInputError(
    [...fields].map((field) => ({ field, rule: field === 'email' ? 'email' : 'incorrect' })),
  )
}
