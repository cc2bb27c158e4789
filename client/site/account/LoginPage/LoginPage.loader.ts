import {
  type ActionFunctionArgs,
  data as withStatus,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from 'react-router'
import { isLogInWay, mainLogInWay } from '#schema/codes/logInWays.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { readId } from '#schema/rules/routes/pathParams.ts'
import { readReturnPath, returnParameter } from '#schema/rules/routes/returnPath.ts'
import { type LogInRefusal, logInRefusal } from '../../../features/account/LogIn/logInRefusal.ts'
import type { Answer } from '../../../data/resultRef.ts'
import { readForm } from '../../../routing/readForm.ts'
import { siteContext } from '../../../routing/site.ts'
import { BeginRedirectAuthDocument } from './BeginRedirectAuth.generated.ts'
import { LogInByCodeDocument } from './LogInByCode.generated.ts'
import { LoginPageDocument, type LoginPageQuery } from './LoginPage.generated.ts'
import {
  SendAuthCodeDocument,
  type SendAuthCodeMutationVariables,
} from './SendAuthCode.generated.ts'
import { SiteLogInDocument } from './SiteLogIn.generated.ts'

export type CodeSender = LoginPageQuery['phoneConfirmationMethods'][number]

/** State of the page after a post: the step, and everything that was typed except secrets. */
export interface LoginStep {
  step: 'start' | 'code'
  login: string
  sender: CodeSender | null
  openUrl: string | null
  /** Number of codes sent so far. */
  sent: number
  refusal: LogInRefusal | null
}

const askedReturn = (request: Request): string | null =>
  readReturnPath(new URL(request.url).searchParams.get(returnParameter))

/**
 * Returns why a login with VK ID failed, read from the address it returned to; null for no failure.
 */
const refusedElsewhere = (request: Request): LogInRefusal | null => {
  const said = new URL(request.url).searchParams
  switch (said.get('refused')) {
    case 'vk':
      return { kind: 'elsewhere' }
    case 'away':
      return { kind: 'away' }
    case 'wait':
      return { kind: 'wait', seconds: Math.min(readId(said.get('seconds') ?? '') ?? 60, 24 * 3600) }
    default:
      return null
  }
}

/** Redirects a visitor who is logged in already. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visitor, locale, source } = context.get(siteContext)
  const returnTo = askedReturn(request)
  if (visitor) throw redirect(returnTo ?? pagePath('account', locale), 303)
  const { data, resultRef }: Answer<LoginPageQuery> = await source.query(
    LoginPageDocument,
    {},
    { signal: request.signal },
  )
  const asked = new URL(request.url).searchParams.get('way')
  const way = isLogInWay(asked) ? asked : mainLogInWay
  return {
    resultRef,
    way,
    returnTo,
    refused: refusedElsewhere(request),
    senders: data.phoneConfirmationMethods.length,
  }
}

/** Logs in and redirects with 303; a refusal answers with its status and keeps what was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { source, locale } = context.get(siteContext)
  const form = readForm(await request.formData())
  const intent = form.text('intent')
  const login = form.text('login', { trim: true })
  const captcha = form.text('captcha') || null
  const sender = form.text('sender') ? (form.text('sender') as CodeSender) : null
  const step: LoginStep = {
    step: form.text('step') === 'code' ? 'code' : 'start',
    login,
    sender,
    openUrl: form.text('openUrl') || null,
    sent: Number(form.text('sent')) || 0,
    refusal: null,
  }
  const refuse = (refusal: LogInRefusal, status = 422) =>
    withStatus<LoginStep>({ ...step, refusal }, { status })
  const missing = Object.fromEntries(
    [
      ...(intent === 'vk' ? [] : ['login']),
      ...(intent === 'password' ? ['password'] : []),
      ...(intent === 'check' ? ['code'] : []),
    ]
      .filter((name) => !form.text(name).trim())
      .map((name) => [name, { rule: 'required' as const, parameters: {} }]),
  )
  if (Object.keys(missing).length > 0) return refuse({ kind: 'invalid', fields: missing })
  try {
    if (intent === 'vk') {
      const { beginRedirectAuth } = await source.mutate(BeginRedirectAuthDocument, {
        returnTo: askedReturn(request),
      })
      return redirectDocument(beginRedirectAuth.url, 303)
    }
    if (intent === 'send') {
      const asked: SendAuthCodeMutationVariables = {
        login,
        codeSender: login.includes('@') ? null : sender,
        captcha,
      }
      const { sendAuthCode } = await source.mutate(SendAuthCodeDocument, asked)
      return withStatus<LoginStep>(
        { ...step, step: 'code', openUrl: sendAuthCode.openUrl, sent: step.sent + 1 },
        { status: 200 },
      )
    }
    if (intent === 'check') {
      const { logInByCode } = await source.mutate(LogInByCodeDocument, {
        login,
        code: form.text('code'),
        captcha,
      })
      if (logInByCode.__typename !== 'LogInSuccess') return refuse({ kind: 'code' })
    } else {
      const { logIn } = await source.mutate(SiteLogInDocument, {
        login,
        password: form.text('password'),
        captcha,
      })
      if (logIn.__typename !== 'LogInSuccess') return refuse({ kind: 'wrong' })
    }
  } catch (error) {
    const attempt = intent === 'send' ? 'SEND_CODE' : intent === 'check' ? 'CHECK_CODE' : 'LOG_IN'
    const { refusal, status } = logInRefusal(error, { attempt, login })
    return refuse(refusal, status)
  }
  // load the whole document: the page in the browser doesn't know the new visitor
  return redirectDocument(askedReturn(request) ?? pagePath('account', locale), 303)
}
