import { z } from 'zod'
import { helpRequestKinds } from '#schema/codes/helpRequests.ts'
import { maxId } from '#schema/codes/ids.ts'
import { checkHelpRequest } from '#schema/rules/help/helpRequestFields.ts'
import { normalizePhone } from '#schema/rules/validation/ruleChecks.ts'
import { InvalidInputError } from '../../core/invalidInputError.ts'

const text = z.string().trim()

/** Converts input that passed the rules to its stored form. */
const schema = z.object({
  kind: z.enum(helpRequestKinds),
  name: text,
  email: text.toLowerCase().pipe(z.email().or(z.literal(''))),
  phone: z.string().transform(normalizePhone),
  message: text,
  tourId: z
    .int()
    .min(1)
    .max(maxId)
    .nullish()
    .transform((id) => id ?? null),
  // only our own paths: anything else would put a foreign link into an e-mail to the staff
  pageUrl: text.regex(/^(\/(?!\/)[^\s\\]{0,499})?$/),
  idempotencyKey: z.uuid(),
})

export type HelpRequestInput = z.infer<typeof schema>

/**
 * Checks and converts a help request.
 * @throws InvalidInputError with the first broken rule of each field
 */
export const parseHelpRequest = (
  input: { kind: HelpRequestInput['kind'] } & Readonly<Record<string, unknown>>,
): HelpRequestInput => {
  const failures = Object.entries(checkHelpRequest(input.kind, input)).map(([field, { rule }]) => ({
    field,
    rule,
  }))
  if (failures.length > 0) throw new InvalidInputError(failures)
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const fields = new Set(result.error.issues.map(({ path }) => path.join('.')))
  throw new InvalidInputError(
    [...fields].map((field) => ({ field, rule: field === 'email' ? 'email' : 'incorrect' })),
  )
}
