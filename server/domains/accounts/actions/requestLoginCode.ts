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

interface Asked {
  /** E-mail or phone, as typed. */
  login: string
  /** Left out: e-mail for an address, else the first that works. */
  sender: CodeSender | null
  captcha: string | null
  ip: string
  locale: Locale
}

/**
 * Sends a code to log in with. Known and unknown accounts answer alike: whether there is one is found out by the job.
 * @returns where the person has to go before the code comes; null where it comes by itself
 * @throws DomainError BAD_USER_INPUT (field `login` or `sender`), UNAVAILABLE when no sender works, and those of enforceAttemptLimit
 */
export const requestLoginCode = async (
  deps: Deps,
  { login: typed, sender, captcha, ip, locale }: Asked,
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
 * A number in a country that no service of ours serves is refused at once: nothing would ever come.
 * @throws DomainError BAD_USER_INPUT, UNAVAILABLE (field `sender`, unlike the outages of other things)
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

/** Word for word from specification section 8. */
const smsUnavailable =
  'SMS sending is currently unavailable due to technical reasons. Please contact the support team via the contacts on the website. We apologize for the inconvenience.'
