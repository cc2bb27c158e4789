import { z } from 'zod'
import { maxPeoplePerRequest } from '#schema/codes/bookings.ts'
import { maxId } from '#schema/codes/ids.ts'
import { type FieldRule, fieldRules, InvalidInputError } from './requests.errors.ts'

const rule = (name: FieldRule) => ({ error: name })
const id = z.int(rule('incorrect')).min(1, rule('incorrect')).max(maxId, rule('incorrect'))

const schema = z.object({
  tourDateId: id,
  optionId: id.nullish().transform((value) => value ?? null),
  adults: z.int(rule('incorrect')).min(1, rule('minValue')).max(maxPeoplePerRequest, rule('maxValue')),
  children: z.int(rule('incorrect')).min(0, rule('minValue')).max(maxPeoplePerRequest, rule('maxValue')),
  name: z.string().trim().min(1, rule('required')).min(2, rule('min')).max(120, rule('max')),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, rule('required'))
    .max(254, rule('max'))
    .pipe(z.email(rule('email'))),
  // plus, then at least nine digits (specification section 5); blanks and brackets are how people write
  phone: z
    .string()
    .trim()
    .min(1, rule('required'))
    .transform((value) => value.replace(/[\s()./-]/g, ''))
    .pipe(z.string().regex(/^\+\d{9,15}$/, rule('phone'))),
  comment: z.string().trim().max(2000, rule('max')),
  idempotencyKey: z.uuid(rule('incorrect')),
  quotedTotalMinor: z
    .int()
    .nullish()
    .transform((value) => value ?? null),
})

export type RequestInput = z.infer<typeof schema>

/** @throws InvalidInputError with the first broken rule of each field */
export const parseRequestInput = (input: unknown): RequestInput => {
  const result = schema.safeParse(input)
  if (result.success) {
    if (result.data.adults + result.data.children > maxPeoplePerRequest)
      throw new InvalidInputError([{ field: 'adults', rule: 'maxValue' }])
    return result.data
  }
  const broken = new Map<string, FieldRule>()
  for (const issue of result.error.issues) {
    const field = issue.path.join('.')
    if (!broken.has(field)) broken.set(field, fieldRules.find((name) => name === issue.message) ?? 'incorrect')
  }
  throw new InvalidInputError([...broken].map(([field, broke]) => ({ field, rule: broke })))
}
