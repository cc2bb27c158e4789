import { randomUUID } from 'node:crypto'
import type { CodeSender } from '#schema/codes/codeSenders.ts'
import type { Locale } from '#schema/codes/locales.ts'
import type { CodeSenders } from '../../../adapters/senders/port.ts'
import type { Clock } from '../../../core/clock.ts'
import { DomainError } from '../../../core/domainError.ts'
import { InvalidInputError } from '../../../core/invalidInputError.ts'
import type { KeyRing } from '../../../core/secrets.ts'
import type { UserViewer } from '../../../core/viewer.ts'
import type { Db } from '../../../db/connect.ts'
import { enqueueJob } from '../../../db/enqueueJob.ts'
import { Prisma, type User } from '../../../db/generated/client/client.ts'
import { InvalidCodeError } from '../accounts.errors.ts'
import { type AttemptDeps, enforceAttemptLimit, resetAttempts } from '../attempts.ts'
import { sendCode } from '../jobs/sendCode.job.ts'
import { sendSecurityNotice } from '../jobs/sendSecurityNotice.job.ts'
import { consumeCode } from '../loginCodes.ts'
import { type LoginName, readLoginName } from '../loginName.ts'
import { supportedLocaleOrDefault } from '#schema/rules/locales/supportedLocaleOrDefault.ts'
import { requireCurrentPassword } from './requireCurrentPassword.ts'
import { claimVerifiedAddress } from './claimVerifiedAddress.ts'
import { chooseSender } from './requestLoginCode.ts'

interface Deps extends AttemptDeps {
  db: Db
  clock: Clock
  keys: KeyRing
  senders: CodeSenders
}

type Kind = LoginName['kind']
const changePurpose = { email: 'change_email', phone: 'change_phone' } as const

interface AskedChange {
  kind: Kind
  /** The new e-mail address or phone number, as typed. */
  address: string
  currentPassword: string
  sender: CodeSender | null
  captcha: string | null
  ip: string
  locale: Locale
}

const readAddress = (kind: Kind, typed: string): LoginName => {
  const read = readLoginName(typed)
  if (read?.kind === kind) return read
  throw new InvalidInputError([{ field: kind, rule: typed.trim() ? kind : 'required' }])
}

/**
 * Sends a code to a new e-mail address or phone number; `confirmAddress` stores the address with
 * it. The response is the same for an address confirmed by another account, but its code changes
 * nothing.
 * @returns URL the person must open to get the code; null where it is delivered directly
 * @throws InvalidInputError (field `email` or `phone`), InvalidCredentialsError, DomainError
 * UNAVAILABLE and of enforceAttemptLimit
 */
export const changeAddress = async (
  deps: Deps,
  viewer: UserViewer,
  asked: AskedChange,
): Promise<string | null> => {
  const { kind, sender, captcha, ip, locale } = asked
  const address = readAddress(kind, asked.address)
  await requireCurrentPassword(deps, viewer, asked)
  const by = chooseSender(deps.senders, address, sender)
  await enforceAttemptLimit(deps, 'sendCode', { account: address.value, ip, solution: captcha })
  const requestId = randomUUID()
  await enqueueJob(deps.db, sendCode, {
    login: address.value,
    to: address.value,
    purpose: changePurpose[kind],
    userId: viewer.userId,
    sender: by,
    locale,
    requestId,
  })
  return deps.senders.openUrlFor(by, requestId)
}

/**
 * Stores a new e-mail address or phone number, proved by the code sent there. Notifies the old
 * e-mail address, or for a phone number the confirmed one.
 * @throws InvalidCodeError, also where another account has confirmed it; DomainError of
 * enforceAttemptLimit
 */
export const confirmAddress = async (
  deps: Deps,
  { userId }: UserViewer,
  {
    kind,
    address: typed,
    code,
    captcha,
    ip,
  }: { kind: Kind; address: string; code: string; captcha: string | null; ip: string },
): Promise<void> => {
  const address = readLoginName(typed)
  if (address?.kind !== kind) throw new InvalidCodeError()
  const attempt = { account: address.value, ip }
  await enforceAttemptLimit(deps, 'checkCode', { ...attempt, solution: captcha })
  const isRight = await consumeCode(
    deps,
    { login: address.value, purpose: changePurpose[kind], userId, code },
    deps.clock.now(),
  )
  if (!isRight) throw new InvalidCodeError()
  try {
    await deps.db.$transaction(async (tx) => {
      if (await claimVerifiedAddress(tx, address, userId)) throw new InvalidCodeError()
      const before = await tx.user.findUniqueOrThrow({ where: { id: userId } })
      await tx.user.update({
        where: { id: userId },
        data:
          kind === 'email'
            ? { email: address.value, isEmailConfirmed: true }
            : { phone: address.value, isPhoneConfirmed: true },
      })
      const what = noticeOf(before, address)
      if (before.email && what)
        await enqueueJob(tx, sendSecurityNotice, {
          what,
          email: before.email,
          name: before.firstName,
          locale: supportedLocaleOrDefault(before.locale),
          requestId: randomUUID(),
        })
    })
  } catch (error) {
    // another account has confirmed it meanwhile
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')
      throw new InvalidCodeError()
    throw error
  }
  await resetAttempts(deps.limits, 'checkCode', attempt)
}

/**
 * Returns the notice for the account's previous e-mail address: about a new address, or, if it is
 * confirmed, about a new login number. Null where no notice is due.
 */
const noticeOf = (
  before: Pick<User, 'email' | 'isEmailConfirmed' | 'phone' | 'isPhoneConfirmed'>,
  { kind, value }: LoginName,
): 'emailChanged' | 'phoneChanged' | null => {
  if (kind === 'email') return before.email === value ? null : 'emailChanged'
  const openedAlready = before.isPhoneConfirmed && before.phone === value
  return before.isEmailConfirmed && !openedAlready ? 'phoneChanged' : null
}

/**
 * Sends a code to the account's own e-mail address, for `confirmEmail`.
 * @throws DomainError CONFLICT without an address or if it is confirmed, and those of
 * enforceAttemptLimit
 */
export const requestEmailConfirmation = async (
  deps: Deps,
  { userId }: UserViewer,
  { captcha, ip, locale }: { captcha: string | null; ip: string; locale: Locale },
): Promise<void> => {
  const { email, isEmailConfirmed } = await deps.db.user.findUniqueOrThrow({
    where: { id: userId },
  })
  if (!email || isEmailConfirmed)
    throw new DomainError('CONFLICT', 'The account has no unconfirmed e-mail address')
  const sender = chooseSender(deps.senders, { kind: 'email', value: email }, null)
  await enforceAttemptLimit(deps, 'sendCode', { account: email, ip, solution: captcha })
  await enqueueJob(deps.db, sendCode, {
    login: email,
    to: email,
    purpose: 'change_email',
    userId,
    sender,
    locale,
    requestId: randomUUID(),
  })
}
