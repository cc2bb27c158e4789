import { type ActionFunctionArgs, data as withStatus, redirect } from 'react-router'
import { httpStatusOf } from '#schema/codes/errors.ts'
import { type HelpRequestKind, isHelpRequestKind } from '#schema/codes/helpRequests.ts'
import { toEnumName } from '#schema/codes/tours.ts'
import {
  checkHelpRequest,
  type HelpRequestFailures,
  type HelpRequestField,
  helpRequestFields,
} from '#schema/rules/help/helpRequestFields.ts'
import { failureOf } from '#schema/rules/validation/checkField.ts'
import { ruleOnWire } from '#schema/rules/validation/ruleNames.ts'
import { GraphQLFailure, NetworkFailure } from '../../../data/failures.ts'
import { secondsToWait } from '../../../data/secondsToWait.ts'
import { readForm } from '../../../routing/readForm.ts'
import { type Site, siteContext } from '../../../routing/site.ts'
import {
  SubmitHelpDocument,
  type SubmitHelpMutation,
  type SubmitHelpMutationVariables,
} from './SubmitHelp.generated.ts'

const fieldNames = [
  'name',
  'email',
  'phone',
  'message',
] as const satisfies readonly HelpRequestField[]

/** Reason why nothing was sent; the input is kept. */
export type HelpRefusal =
  | { kind: 'invalid'; fields: HelpRequestFailures }
  | { kind: 'wait'; seconds: number }
  | { kind: 'away' }

export interface HelpFormState {
  refusal: HelpRefusal
  topic: HelpRequestKind
  values: Record<HelpRequestField, string>
  /** Key for the form's next submission. */
  idempotencyKey: string
}

/** Query parameter of a page whose form has been sent. */
export const sentMark = 'sent'

/** Sends a page's form and redirects back with `?sent`; a refusal returns the input. */
export async function helpAction({ request, context }: ActionFunctionArgs) {
  const site = context.get(siteContext)
  const form = readForm(await request.formData())
  const asked = form.text('topic')
  const topic: HelpRequestKind = isHelpRequestKind(asked) ? asked : 'other'
  const values = form.values(fieldNames)
  const idempotencyKey = form.text('idempotencyKey') || crypto.randomUUID()
  const refuse = (refusal: HelpRefusal, status = 422) =>
    withStatus<HelpFormState>({ refusal, topic, values, idempotencyKey }, { status })
  const broken = checkHelpRequest(topic, values)
  if (Object.keys(broken).length > 0) return refuse({ kind: 'invalid', fields: broken })
  const { pathname } = new URL(request.url)
  const input = {
    kind: toEnumName(topic) as SubmitHelpMutationVariables['input']['kind'],
    ...values,
    pageUrl: pathname,
  }
  try {
    let answer = await send(site, { ...input, idempotencyKey })
    // the form was already sent with another text: this is a new message
    if (isKeyTaken(answer))
      answer = await send(site, { ...input, idempotencyKey: crypto.randomUUID() })
    if (answer.__typename === 'InvalidInputError')
      return refuse({ kind: 'invalid', fields: failuresOf(answer.fields, topic) })
  } catch (error) {
    if (error instanceof NetworkFailure) return refuse({ kind: 'away' }, 503)
    if (error instanceof GraphQLFailure)
      return refuse(
        error.code === 'RATE_LIMITED'
          ? { kind: 'wait', seconds: secondsToWait(error) }
          : { kind: 'away' },
        httpStatusOf[error.code],
      )
    throw error
  }
  return redirect(`${pathname}?${sentMark}#contact`, 303)
}

type Answer = SubmitHelpMutation['submitHelpRequest']

const send = async (
  { source }: Site,
  input: SubmitHelpMutationVariables['input'],
): Promise<Answer> => (await source.mutate(SubmitHelpDocument, { input })).submitHelpRequest

const isKeyTaken = (answer: Answer): boolean =>
  answer.__typename === 'InvalidInputError' &&
  answer.fields.some(({ field }) => field === 'idempotencyKey')

const failuresOf = (
  invalid: readonly { field: string; rule: string }[],
  topic: HelpRequestKind,
): HelpRequestFailures => {
  const failures: HelpRequestFailures = {}
  for (const { field, rule } of invalid) {
    const name = fieldNames.find((known) => known === field)
    if (name) failures[name] = failureOf(ruleOnWire(rule), helpRequestFields[topic][name])
  }
  return failures
}
