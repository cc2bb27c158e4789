import { randomUUID } from 'node:crypto'
import type { CodeSender, DeliveringSender } from '#schema/codes/codeSenders.ts'
import type { Locale } from '#schema/codes/locales.ts'
import type { CodeSenders } from '../../../adapters/senders/port.ts'
import { DomainError } from '../../../core/domainError.ts'
import type { Db } from '../../../db/connect.ts'
import { enqueueJob } from '../../../db/enqueueJob.ts'
import { type AttemptDeps, enforceAttemptLimit } from '../attempts.ts'
import { sendCode } from '../jobs/sendCode.job.ts'
import { type LoginName, readLoginName } from '../loginName.ts'

interface Deps extends AttemptDeps {
  db: Db
  senders: CodeSenders
}

interface CodeRequest {
  /** E-mail address or phone number, as typed. */
  login: string
  /** Null: e-mail for an e-mail address, else the first available sender. */
  sender: CodeSender | null
  captcha: string | null
  ip: string
  locale: Locale
}

/**
 * Sends a login code. Known and unknown accounts get the same response: only the job checks whether
 * there is an account.
 * @returns URL the person must open to get the code; null where it is delivered directly
 * @throws DomainError BAD_USER_INPUT (field `login` or `sender`), UNAVAILABLE when no sender works,
 * and those of enforceAttemptLimit
 */
export const requestLoginCode = async (
  deps: Deps,
  { login: typed, sender, captcha, ip, locale }: CodeRequest,
): Promise<string | null> => {
  const login = readLoginName(typed)
  if (!login)
    throw new DomainError(
      'BAD_USER_INPUT',
      'Neither an e-mail address nor an international phone number',
      'login',
    )
  const by = chooseSender(deps.senders, login, sender)
  await enforceAttemptLimit(deps, 'sendCode', { account: login.value, ip, solution: captcha })
  const requestId = randomUUID()
  await enqueueJob(deps.db, sendCode, {
    login: login.value,
    to: login.value,
    purpose: 'login',
    userId: null,
    sender: by,
    locale,
    requestId,
  })
  return deps.senders.openUrlFor(by, requestId)
}

/**
 * Chooses the sender of a code. Refuses a number in a country that no service covers, since no code
 * would ever arrive.
 * @throws DomainError BAD_USER_INPUT, UNAVAILABLE (field `sender`, unlike other outages)
 */
export const chooseSender = (
  senders: CodeSenders,
  { kind, value }: LoginName,
  asked: CodeSender | null,
): DeliveringSender => {
  const fitting = senders
    .availableSenders(value)
    .filter(
      (sender): sender is DeliveringSender =>
        sender !== 'vk' && (sender === 'email') === (kind === 'email'),
    )
  if (asked === null) {
    const [first] = fitting
    if (first) return first
    throw new DomainError('UNAVAILABLE', smsUnavailable, 'sender')
  }
  const chosen = fitting.find((sender) => sender === asked)
  if (chosen) return chosen
  if (asked === 'sms') throw new DomainError('UNAVAILABLE', smsUnavailable, 'sender')
  throw new DomainError('BAD_USER_INPUT', `Codes can't be sent to this login by ${asked}`, 'sender')
}

/** Verbatim from specification section 8. */
const smsUnavailable =
  'SMS sending is currently unavailable due to technical reasons. Please contact the support team via the contacts on the website. We apologize for the inconvenience.'
