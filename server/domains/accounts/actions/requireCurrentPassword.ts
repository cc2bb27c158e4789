import type { UserViewer } from '../../../core/viewer.ts'
import type { Db } from '../../../db/connect.ts'
import { InvalidCredentialsError } from '../accounts.errors.ts'
import { type AttemptDeps, enforceAttemptLimit, resetAttempts, ownAccount } from '../attempts.ts'
import { verifyPassword } from '../passwords.ts'

/**
 * Requires the current password before login data changes, so that an open browser is not enough to
 * take over the account. Accounts without a password pass.
 * @throws InvalidCredentialsError, and DomainError of enforceAttemptLimit
 */
export const requireCurrentPassword = async (
  deps: AttemptDeps & { db: Db },
  { userId }: UserViewer,
  { currentPassword, captcha, ip }: { currentPassword: string; captcha: string | null; ip: string },
): Promise<void> => {
  const { passwordHash } = await deps.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true },
  })
  if (passwordHash === null) return
  const attempt = { account: ownAccount(userId), ip }
  await enforceAttemptLimit(deps, 'currentPassword', { ...attempt, solution: captcha })
  if (!(await verifyPassword(passwordHash, currentPassword.slice(0, 1000))))
    throw new InvalidCredentialsError()
  await resetAttempts(deps.limits, 'currentPassword', attempt)
}
