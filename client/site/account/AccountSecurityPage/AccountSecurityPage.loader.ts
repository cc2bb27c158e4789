import {
  type ActionFunctionArgs,
  data as withStatus,
  type LoaderFunctionArgs,
  redirect,
} from 'react-router'
import { newPasswordFields } from '#schema/rules/accounts/accountFields.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { readId } from '#schema/rules/routes/pathParams.ts'
import { checkFields } from '#schema/rules/validation/checkField.ts'
import { GraphQLFailure } from '../../../data/failures.ts'
import {
  invalidFields,
  type LogInRefusal,
  logInRefusal,
} from '../../../features/account/LogIn/logInRefusal.ts'
import { readForm } from '../../../routing/readForm.ts'
import type { Site } from '../../../routing/site.ts'
import { requireLogin } from '../../../features/account/AccountFrame/requireLogin.ts'
import { AccountSecurityPageDocument } from './AccountSecurityPage.generated.ts'
import {
  ChangeEmailDocument,
  ChangePasswordDocument,
  ChangePhoneDocument,
  ConfirmEmailDocument,
  ConfirmPhoneDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  RequestEmailConfirmationDocument,
} from './securityMutations.generated.ts'

export type SecurityPart = 'password' | 'email' | 'phone'

/** Result of the last post, and the form it was about. */
export interface SecurityStep {
  part: SecurityPart
  step: 'start' | 'code'
  /** New e-mail address or phone number. */
  address: string
  openUrl: string | null
  sent: number
  /** Whether the address is the account's already and is only being confirmed. */
  isOwn: boolean
  refusal: LogInRefusal | null
}

export async function loader(args: LoaderFunctionArgs) {
  const { source } = requireLogin(args)
  const { resultRef } = await source.query(
    AccountSecurityPageDocument,
    {},
    { signal: args.request.signal },
  )
  return { resultRef, saved: new URL(args.request.url).searchParams.get('saved') }
}

/** Handles one form at a time. Success redirects with `?saved`; a refusal keeps what was typed. */
export async function action(args: ActionFunctionArgs) {
  const site = requireLogin(args)
  const form = readForm(await args.request.formData())
  const part = form.text('part')
  const back = (saved: string) =>
    redirect(`${pagePath('accountSecurity', site.locale)}?saved=${saved}`, 303)
  if (part === 'sessions') {
    await endSessions(site, form.text('session'))
    return back('sessions')
  }
  const kind: SecurityPart = part === 'email' || part === 'phone' ? part : 'password'
  const step: SecurityStep = {
    part: kind,
    step: form.text('step') === 'code' ? 'code' : 'start',
    address: form.text('address', { trim: true }),
    openUrl: null,
    sent: Number(form.text('sent')) || 0,
    isOwn: form.text('own') === 'yes' || form.text('intent') === 'confirmOwn',
    refusal: null,
  }
  const captcha = form.text('captcha') || null
  const isCheck = form.text('intent') === 'check'
  const isOwnAddress =
    form.text('intent') === 'confirmOwn' ||
    (form.text('intent') === 'send' && form.text('own') === 'yes')
  try {
    const next =
      kind === 'password'
        ? await setPassword(site, {
            currentPassword: form.text('currentPassword'),
            password: form.text('password'),
            captcha,
          })
        : isCheck
          ? await confirm(site, { kind, address: step.address, code: form.text('code'), captcha })
          : isOwnAddress
            ? await sendToOwn(site, captcha)
            : await sendTo(site, {
                kind,
                address: step.address,
                currentPassword: form.text('currentPassword'),
                captcha,
              })
    if (next === 'done') return back(kind)
    if ('openUrl' in next)
      return withStatus<SecurityStep>(
        { ...step, step: 'code', openUrl: next.openUrl, sent: step.sent + 1 },
        { status: 200 },
      )
    return withStatus<SecurityStep>({ ...step, refusal: next }, { status: 422 })
  } catch (error) {
    const isOwn =
      !isCheck &&
      !isOwnAddress &&
      (kind === 'password' || !isSendLimit(error, form.text('currentPassword')))
    const { refusal, status } = logInRefusal(error, {
      attempt: isCheck ? 'CHECK_CODE' : isOwn ? 'CURRENT_PASSWORD' : 'SEND_CODE',
      login: isOwn ? null : step.address,
    })
    return withStatus<SecurityStep>({ ...step, refusal }, { status })
  }
}

/**
 * Returns whether a failure comes from the limit on sending codes. With a password, the password
 * check runs first and has its own.
 */
const isSendLimit = (error: unknown, currentPassword: string): boolean =>
  error instanceof GraphQLFailure && currentPassword === ''

const endSessions = async ({ source }: Site, session: string): Promise<void> => {
  const id = readId(session)
  if (session === 'others') await source.mutate(EndOtherSessionsDocument, {})
  else if (id !== null)
    await source.mutate(EndSessionDocument, { id }).catch((error: unknown) => {
      // the session has ended meanwhile
      if (!(error instanceof GraphQLFailure && error.code === 'NOT_FOUND')) throw error
    })
}

type Next = 'done' | { openUrl: string | null } | LogInRefusal

const wrongPassword: LogInRefusal = {
  kind: 'invalid',
  fields: { currentPassword: { rule: 'incorrect', parameters: {} } },
}

async function setPassword(
  { source }: Site,
  given: { currentPassword: string; password: string; captcha: string | null },
): Promise<Next> {
  const fields = checkFields({ password: given.password }, newPasswordFields)
  if (Object.keys(fields).length > 0) return { kind: 'invalid', fields }
  const { changePassword } = await source.mutate(ChangePasswordDocument, given)
  if (changePassword.__typename === 'InvalidCredentialsError') return wrongPassword
  if (changePassword.__typename === 'InvalidInputError')
    return { kind: 'invalid', fields: invalidFields(changePassword.fields, newPasswordFields) }
  return 'done'
}

async function sendTo(
  { source }: Site,
  {
    kind,
    address,
    ...given
  }: { kind: 'email' | 'phone'; address: string; currentPassword: string; captcha: string | null },
): Promise<Next> {
  const answer =
    kind === 'email'
      ? (await source.mutate(ChangeEmailDocument, { email: address, ...given })).changeEmail
      : (await source.mutate(ChangePhoneDocument, { phone: address, ...given })).changePhone
  if (answer.__typename === 'InvalidCredentialsError') return wrongPassword
  if (answer.__typename === 'CodeSent') return { openUrl: answer.openUrl }
  const { [kind]: failure } = invalidFields(answer.fields, {
    email: 'required|email',
    phone: 'required|phone',
  })
  return { kind: 'invalid', fields: failure ? { address: failure } : {} }
}

/**
 * Sends a code to the account's current e-mail address.
 * @throws GraphQLFailure
 */
async function sendToOwn({ source }: Site, captcha: string | null): Promise<Next> {
  try {
    await source.mutate(RequestEmailConfirmationDocument, { captcha })
    return { openUrl: null }
  } catch (error) {
    // confirmed meanwhile in another window
    if (error instanceof GraphQLFailure && error.code === 'CONFLICT') return 'done'
    throw error
  }
}

async function confirm(
  { source }: Site,
  {
    kind,
    ...given
  }: { kind: 'email' | 'phone'; address: string; code: string; captcha: string | null },
): Promise<Next> {
  const answer =
    kind === 'email'
      ? (await source.mutate(ConfirmEmailDocument, given)).confirmEmail
      : (await source.mutate(ConfirmPhoneDocument, given)).confirmPhone
  return answer.__typename === 'InvalidCodeError' ? { kind: 'code' } : 'done'
}
