import { type ActionFunctionArgs, data as withStatus, type LoaderFunctionArgs } from 'react-router'
import { newPasswordFields } from '#schema/rules/accounts/accountFields.ts'
import { checkFields } from '#schema/rules/validation/checkField.ts'
import {
  invalidFields,
  type LogInRefusal,
  logInRefusal,
} from '../../../features/account/LogIn/logInRefusal.ts'
import { readForm } from '../../../routing/readForm.ts'
import { siteContext } from '../../../routing/site.ts'
import { ResetPasswordDocument } from './ResetPassword.generated.ts'
import { ResetPasswordPageDocument } from './ResetPasswordPage.generated.ts'

export interface ResetStep {
  isDone: boolean
  /** Whether the link has become invalid meanwhile. */
  isGone: boolean
  refusal: LogInRefusal | null
}

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

/**
 * Checks the link. The address contains a secret: no other site gets it as referrer, and the page
 * is not cached.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { source } = context.get(siteContext)
  const { data } = await source.query(
    ResetPasswordPageDocument,
    { token: tokenOf(request) },
    { signal: request.signal },
  )
  return withStatus(
    { isWorking: data.checkPasswordResetToken },
    { headers: { 'referrer-policy': 'same-origin', 'cache-control': 'private, no-store' } },
  )
}

/** Sets the password; doesn't log anybody in. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { source } = context.get(siteContext)
  const password = readForm(await request.formData()).text('password')
  const answer = (step: Partial<ResetStep>, status: number) =>
    withStatus<ResetStep>({ isDone: false, isGone: false, refusal: null, ...step }, { status })
  const fields = checkFields({ password }, newPasswordFields)
  if (Object.keys(fields).length > 0) return answer({ refusal: { kind: 'invalid', fields } }, 422)
  try {
    const { resetPassword } = await source.mutate(ResetPasswordDocument, {
      token: tokenOf(request),
      password,
    })
    if (resetPassword.__typename === 'InvalidTokenError') return answer({ isGone: true }, 410)
    if (resetPassword.__typename === 'InvalidInputError')
      return answer(
        {
          refusal: {
            kind: 'invalid',
            fields: invalidFields(resetPassword.fields, newPasswordFields),
          },
        },
        422,
      )
    return answer({ isDone: true }, 200)
  } catch (error) {
    const { refusal, status } = logInRefusal(error, { attempt: 'RECOVER_PASSWORD', login: null })
    return answer({ refusal }, status)
  }
}
