import { randomUUID } from 'node:crypto'
import type { Locale } from '#schema/codes/locales.ts'
import type { CodeSenders } from '../../../adapters/senders/port.ts'
import type { Clock } from '../../../core/clock.ts'
import { hashToken } from '../../../core/secrets.ts'
import type { Db } from '../../../db/connect.ts'
import { enqueueJob } from '../../../db/enqueueJob.ts'
import { InvalidCodeError } from '../accounts.errors.ts'
import { type AttemptDeps, enforceAttemptLimit } from '../attempts.ts'
import { sendCode } from '../jobs/sendCode.job.ts'
import { registrationLogin } from '../loginCodes.ts'
import { readLoginName } from '../loginName.ts'
import { chooseSender } from './requestLoginCode.ts'

interface Deps extends AttemptDeps {
  db: Db
  clock: Clock
  senders: CodeSenders
}

/**
 * Sends a new code for a registration and voids the previous one.
 * @throws InvalidCodeError for an expired registration, DomainError of enforceAttemptLimit and
 * UNAVAILABLE
 */
export const resendRegistrationCode = async (
  deps: Deps,
  {
    registrationToken,
    ip,
    locale,
    captcha,
  }: { registrationToken: string; ip: string; locale: Locale; captcha: string | null },
): Promise<void> => {
  const registration = await deps.db.registration.findUnique({
    where: { tokenHash: hashToken(registrationToken.slice(0, 200)) },
  })
  await enforceAttemptLimit(deps, 'sendCode', {
    account: registration?.login ?? 'unknown',
    ip,
    solution: captcha,
  })
  const to =
    registration && registration.expiresAt > deps.clock.now()
      ? readLoginName(registration.login)
      : null
  if (!registration || !to) throw new InvalidCodeError()
  await enqueueJob(deps.db, sendCode, {
    login: registrationLogin(registration.id),
    to: to.value,
    purpose: 'register',
    userId: null,
    sender: chooseSender(deps.senders, to, null),
    locale,
    requestId: randomUUID(),
  })
}
