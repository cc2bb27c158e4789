import {
  type ActionFunctionArgs,
  data as withStatus,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from 'react-router'
import {
  checkRegistration,
  type RegistrationField,
  registrationFields,
} from '#schema/rules/accounts/accountFields.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { readReturnPath, returnParameter } from '#schema/rules/routes/returnPath.ts'
import {
  invalidFields,
  type LogInRefusal,
  logInRefusal,
} from '../../../features/account/LogIn/logInRefusal.ts'
import { readForm } from '../../../routing/readForm.ts'
import { siteContext } from '../../../routing/site.ts'
import { ConfirmRegistrationDocument } from './ConfirmRegistration.generated.ts'
import { RegisterDocument } from './Register.generated.ts'
import { RegisterWithoutPasswordDocument } from './RegisterWithoutPassword.generated.ts'
import { SendConfirmationCodeDocument } from './SendConfirmationCode.generated.ts'

/** The password is never rendered into a page. */
export type RegisterValues = Record<Exclude<RegistrationField, 'password'>, string>

export interface RegisterStep {
  step: 'start' | 'code'
  values: RegisterValues
  /** Sent back with the code; empty before the first code. */
  registrationToken: string
  sent: number
  refusal: LogInRefusal | null
}

const askedReturn = (request: Request): string | null =>
  readReturnPath(new URL(request.url).searchParams.get(returnParameter))
const hasPassword = (request: Request): boolean =>
  new URL(request.url).searchParams.get('way') !== 'code'

/** Redirects a visitor who is logged in already. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visitor, locale } = context.get(siteContext)
  const returnTo = askedReturn(request)
  if (visitor) throw redirect(returnTo ?? pagePath('account', locale), 303)
  return { hasPassword: hasPassword(request), returnTo }
}

/**
 * Registers an account, then confirms it by code; a refusal answers with its status and keeps what
 * was typed.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { source, locale } = context.get(siteContext)
  const form = readForm(await request.formData())
  const text = (name: string): string => form.text(name, { limit: 1000 })
  const intent = text('intent')
  const values: RegisterValues = {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: form.text('email', { trim: true, limit: 1000 }),
    phone: form.text('phone', { trim: true, limit: 1000 }),
  }
  const captcha = text('captcha') || null
  const registrationToken = text('registrationToken')
  const step: RegisterStep = {
    step: registrationToken ? 'code' : 'start',
    values,
    registrationToken,
    sent: Number(text('sent')) || 0,
    refusal: null,
  }
  const refuse = (refusal: LogInRefusal, status = 422) =>
    withStatus<RegisterStep>({ ...step, refusal }, { status })
  try {
    if (intent === 'check') {
      if (!text('code')) return refuse({ kind: 'code' })
      const { confirmRegistration } = await source.mutate(ConfirmRegistrationDocument, {
        registrationToken,
        code: text('code'),
        captcha,
      })
      if (confirmRegistration.__typename !== 'LogInSuccess') return refuse({ kind: 'code' })
      // load the whole document: the page in the browser doesn't know the new visitor
      return redirectDocument(askedReturn(request) ?? pagePath('account', locale), 303)
    }
    if (intent === 'send') {
      const { sendConfirmationCode } = await source.mutate(SendConfirmationCodeDocument, {
        registrationToken,
        captcha,
      })
      if (sendConfirmationCode.__typename === 'InvalidCodeError')
        return withStatus<RegisterStep>({ ...step, step: 'start', registrationToken: '' })
      return withStatus<RegisterStep>({ ...step, sent: step.sent + 1 }, { status: 200 })
    }
    const fields = checkRegistration(
      { ...values, password: text('password') },
      hasPassword(request),
    )
    if (Object.keys(fields).length > 0) return refuse({ kind: 'invalid', fields })
    const answer = hasPassword(request)
      ? (
          await source.mutate(RegisterDocument, {
            input: { ...values, password: text('password'), captcha },
          })
        ).register
      : (await source.mutate(RegisterWithoutPasswordDocument, { input: { ...values, captcha } }))
          .registerWithoutPassword
    if (answer.__typename === 'InvalidInputError')
      return refuse({ kind: 'invalid', fields: invalidFields(answer.fields, registrationFields) })
    return withStatus<RegisterStep>(
      { ...step, step: 'code', registrationToken: answer.registrationToken, sent: 1 },
      { status: 200 },
    )
  } catch (error) {
    const attempt = intent === 'send' ? 'SEND_CODE' : intent === 'check' ? 'CHECK_CODE' : 'REGISTER'
    const { refusal, status } = logInRefusal(error, { attempt, login: values.email })
    return refuse(refusal, status)
  }
}
