import { type ActionFunctionArgs, data as withStatus } from 'react-router'
import { recoverPasswordFields } from '#schema/rules/accounts/accountFields.ts'
import {
  invalidFields,
  type LogInRefusal,
  logInRefusal,
} from '../../../features/account/LogIn/logInRefusal.ts'
import { readForm } from '../../../routing/readForm.ts'
import { siteContext } from '../../../routing/site.ts'
import { RecoverPasswordDocument } from './RecoverPassword.generated.ts'

export interface RecoverStep {
  email: string
  /** True whether or not an account exists. */
  isSent: boolean
  refusal: LogInRefusal | null
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { source } = context.get(siteContext)
  const form = readForm(await request.formData())
  const email = form.text('email', { trim: true })
  const refuse = (refusal: LogInRefusal, status = 422) =>
    withStatus<RecoverStep>({ email, isSent: false, refusal }, { status })
  try {
    const { recoverPassword } = await source.mutate(RecoverPasswordDocument, {
      email,
      captcha: form.text('captcha') || null,
    })
    if (recoverPassword.__typename === 'InvalidInputError')
      return refuse({
        kind: 'invalid',
        fields: invalidFields(recoverPassword.fields, recoverPasswordFields),
      })
    return withStatus<RecoverStep>({ email, isSent: true, refusal: null }, { status: 200 })
  } catch (error) {
    const { refusal, status } = logInRefusal(error, { attempt: 'RECOVER_PASSWORD', login: email })
    return refuse(refusal, status)
  }
}
