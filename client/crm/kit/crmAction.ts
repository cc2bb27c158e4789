import {
  type ActionFunctionArgs,
  data as withStatus,
  redirect,
  redirectDocument,
} from 'react-router'
import { type ErrorCode, httpStatusOf } from '#schema/codes/errors.ts'
import type { Failure } from '#schema/rules/validation/checkField.ts'
import { GraphQLFailure, NetworkFailure } from '../../data/failures.ts'
import { type FormFields, readForm } from '../../routing/readForm.ts'
import { loginPath } from '../login/LoginPage/LoginPage.urls.ts'
import { type CrmCall, requireSession } from './crmLoader.ts'
import { LogOutDocument } from './LogOut.generated.ts'

type Failures = Readonly<Partial<Record<string, Failure>>>

/**
 * `conflict`: somebody else was faster; `notFound`: it doesn't exist, or not any more; `invalid`:
 * fields break rules; `failed`: the API refused for another reason or didn't answer.
 */
type UsualReason = 'conflict' | 'notFound' | 'invalid' | 'failed'

/** Reason why an action changed nothing. */
export interface CrmRefusal<Reason extends string = never> {
  reason: UsualReason | Reason
  /** Name of the form that was sent; empty for a form without one. */
  form: string
  /** Broken rules by field. */
  fields: Failures
  /** Every field as typed, for a page rendered by the server. */
  values: Readonly<Record<string, string>>
}

/** The part of a refusal that every action returns; forms add their own. */
interface Refused<Reason extends string> {
  refused: Reason
  status: number
  fields: Failures
}

const statuses = {
  conflict: httpStatusOf.CONFLICT,
  notFound: httpStatusOf.NOT_FOUND,
  invalid: 422,
  failed: httpStatusOf.INTERNAL,
}

const isUsual = (reason: string): reason is UsualReason => reason in statuses

/**
 * Refuses in an action: `return refuse('conflict')`. A page's own reason has status 409 unless
 * another is given.
 */
export const refuse = <Reason extends string>(
  reason: Reason,
  {
    fields = {},
    status = isUsual(reason) ? statuses[reason] : statuses.conflict,
  }: { fields?: Failures; status?: number } = {},
): Refused<Reason> => ({ refused: reason, status, fields })

/** Shows a result of an action that changes nothing: `return show(documents)`. */
export const show = <Shown extends object>(shown: Shown): { shown: Shown } => ({ shown })

export interface CrmActionCall extends CrmCall {
  form: FormFields
  /** Address to return to: the one the form was sent from. */
  back: string
}

type Outcome<Reason extends string, Shown> =
  | Refused<UsualReason | Reason>
  | { shown: Shown }
  | Response
  | undefined

/**
 * Creates a page's action. The intent `logOut` ends the session on every page. For anything else
 * `run` returns to the same address (303), refuses with a reason, shows something, or redirects
 * elsewhere. Without a session, and when it has ended meanwhile, the action redirects to the login.
 * A page without its own forms leaves `run` out.
 */
export const crmAction =
  <Reason extends string = never, Shown extends object = never>(
    run: (call: CrmActionCall) => Promise<Outcome<NoInfer<Reason>, NoInfer<Shown>>> = async () =>
      refuse('notFound'),
  ) =>
  async (args: ActionFunctionArgs) => {
    const call = requireSession(args)
    const { site, url, toLogin } = call
    const data = await args.request.formData()
    const form = readForm(data)
    if (form.text('intent') === 'logOut') {
      await site.source.mutate(LogOutDocument, {})
      return redirectDocument(loginPath(site.locale), 303)
    }
    const back = url.pathname + url.search
    const answer = ({ refused: reason, status, fields }: Refused<UsualReason | Reason>) =>
      withStatus<CrmRefusal<Reason>>(
        { reason, form: form.text('form'), fields, values: valuesOf(data) },
        { status },
      )
    try {
      const outcome = await run({ ...call, form, back })
      if (outcome === undefined) return redirect(back, 303)
      if (outcome instanceof Response) return outcome
      return 'shown' in outcome ? withStatus<Shown>(outcome.shown) : answer(outcome)
    } catch (error) {
      if (error instanceof NetworkFailure)
        return answer(refuse('failed', { status: httpStatusOf.UNAVAILABLE }))
      if (!(error instanceof GraphQLFailure)) throw error
      if (error.code === 'UNAUTHENTICATED') throw redirectDocument(toLogin, 303)
      return answer(refuse(reasonOf[error.code] ?? 'failed', { status: httpStatusOf[error.code] }))
    }
  }

const reasonOf: Partial<Record<ErrorCode, UsualReason>> = {
  NOT_FOUND: 'notFound',
  BAD_USER_INPUT: 'invalid',
}

const valuesOf = (data: FormData): Record<string, string> =>
  Object.fromEntries(
    [...data].filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
