import { randomUUID } from 'node:crypto'
import { newPasswordFields } from '#schema/rules/accounts/accountFields.ts'
import { checkFields } from '#schema/rules/validation/checkField.ts'
import { enforceLimit } from '../../../adapters/limits/enforceLimit.ts'
import { networkOf } from '../../../adapters/limits/networkOf.ts'
import type { Limit } from '../../../adapters/limits/port.ts'
import type { Clock } from '../../../core/clock.ts'
import { InvalidInputError } from '../../../core/invalidInputError.ts'
import type { UserViewer } from '../../../core/viewer.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import { enqueueJob } from '../../../db/enqueueJob.ts'
import { InvalidTokenError } from '../accounts.errors.ts'
import { type AttemptDeps, enforceAttemptLimit, ownAccount } from '../attempts.ts'
import { sendPasswordLink } from '../jobs/sendPasswordLink.job.ts'
import { sendSecurityNotice } from '../jobs/sendSecurityNotice.job.ts'
import { readLoginName } from '../loginName.ts'
import { ownerOfToken, consumeOneTimeToken } from '../oneTimeTokens.ts'
import { hashPassword } from '../passwords.ts'
import { supportedLocaleOrDefault } from '#schema/rules/locales/supportedLocaleOrDefault.ts'
import { requireCurrentPassword } from './requireCurrentPassword.ts'
import { endOtherSessions } from './endSessions.ts'

interface Deps extends AttemptDeps {
  db: Db
  clock: Clock
}

const resetsOfAddress: Limit = { name: 'resetPassword.address', attempts: 30, seconds: 3600 }
const resetsOfAccount: Limit = { name: 'resetPassword.account', attempts: 10, seconds: 3600 }

/**
 * Sends a password reset link. Known and unknown addresses get the same response: only the job
 * checks whether there is an account.
 * @throws InvalidInputError (field `email`), and DomainError of enforceAttemptLimit
 */
export const recoverPassword = async (
  deps: Deps,
  { email: typed, captcha, ip }: { email: string; captcha: string | null; ip: string },
): Promise<void> => {
  const email = readLoginName(typed)
  if (email?.kind !== 'email')
    throw new InvalidInputError([{ field: 'email', rule: typed.trim() ? 'email' : 'required' }])
  await enforceAttemptLimit(deps, 'recoverPassword', {
    account: email.value,
    ip,
    solution: captcha,
  })
  await enqueueJob(deps.db, sendPasswordLink, { email: email.value, requestId: randomUUID() })
}

/**
 * Replaces a password by a reset link. The link works once; all sessions end and none is opened.
 * @throws InvalidInputError (field `password`), InvalidTokenError, DomainError RATE_LIMITED
 */
export const resetPassword = async (
  { db, clock, limits }: Deps,
  { token, password, ip }: { token: string; password: string; ip: string },
): Promise<void> => {
  checkPassword(password)
  await enforceLimit(limits, resetsOfAddress, networkOf(ip))
  const now = clock.now()
  // a hash costs as much as a thousand lookups: make it only for valid links, and rarely per
  // account
  const owner = await ownerOfToken(db, token, 'password_reset', now)
  if (owner === null) throw new InvalidTokenError()
  await enforceLimit(limits, resetsOfAccount, ownAccount(owner))
  const passwordHash = await hashPassword(password)
  await db.$transaction(async (tx) => {
    const userId = await consumeOneTimeToken(tx, token, 'password_reset', now)
    if (userId === null) throw new InvalidTokenError()
    // opening the e-mail proves that the address is theirs
    await storePassword(tx, {
      userId,
      passwordHash,
      keptSessionId: null,
      now,
      isEmailConfirmed: true,
    })
  })
}

/**
 * Sets a new password, or the first one of an account opened by codes; all other sessions end.
 * @throws InvalidInputError (field `password`), InvalidCredentialsError for a wrong current
 * password, DomainError of enforceAttemptLimit
 */
export const changePassword = async (
  deps: Deps,
  viewer: UserViewer,
  {
    currentPassword,
    password,
    captcha,
    ip,
  }: { currentPassword: string; password: string; captcha: string | null; ip: string },
): Promise<void> => {
  checkPassword(password)
  await requireCurrentPassword(deps, viewer, { currentPassword, captcha, ip })
  const passwordHash = await hashPassword(password)
  const now = deps.clock.now()
  await deps.db.$transaction((tx) =>
    storePassword(tx, {
      userId: viewer.userId,
      passwordHash,
      keptSessionId: viewer.sessionId,
      now,
    }),
  )
}

const checkPassword = (password: string): void => {
  const failure = checkFields({ password }, newPasswordFields).password
  if (failure) throw new InvalidInputError([{ field: 'password', rule: failure.rule }])
}

const storePassword = async (
  tx: Tx,
  stored: {
    userId: number
    passwordHash: string
    keptSessionId: number | null
    now: Date
    isEmailConfirmed?: true
  },
): Promise<void> => {
  const { userId, passwordHash, keptSessionId, now, isEmailConfirmed } = stored
  const user = await tx.user.update({
    where: { id: userId },
    data: { passwordHash, ...(isEmailConfirmed && { isEmailConfirmed }) },
    select: { email: true, firstName: true, locale: true },
  })
  await tx.oneTimeToken.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } })
  await endOtherSessions(tx, userId, keptSessionId, now)
  if (!user.email) return
  const { email, firstName: name } = user
  await enqueueJob(tx, sendSecurityNotice, {
    what: 'passwordChanged',
    email,
    name,
    locale: supportedLocaleOrDefault(user.locale),
    requestId: randomUUID(),
  })
}
