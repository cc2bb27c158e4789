import { randomUUID } from 'node:crypto'
import type { CodeSender } from '#schema/codes/codeSenders.ts'
import type { Locale } from '#schema/codes/locales.ts'
import { checkRegistration } from '#schema/rules/accounts/accountFields.ts'
import type { CodeSenders } from '../../../adapters/senders/port.ts'
import type { Clock } from '../../../core/clock.ts'
import { InvalidInputError } from '../../../core/invalidInputError.ts'
import { hashToken, newToken } from '../../../core/secrets.ts'
import type { Db } from '../../../db/connect.ts'
import { enqueueJob } from '../../../db/enqueueJob.ts'
import { type AttemptDeps, enforceAttemptLimit } from '../attempts.ts'
import { sendCode } from '../jobs/sendCode.job.ts'
import { registrationLogin } from '../loginCodes.ts'
import { readLoginName } from '../loginName.ts'
import { hashPassword } from '../passwords.ts'
import { chooseSender } from './requestLoginCode.ts'

interface Deps extends AttemptDeps {
  db: Db
  clock: Clock
  senders: CodeSenders
}

export interface RegistrationInput {
  firstName: string
  lastName: string
  email: string
  /** Empty if not given. */
  phone: string
  /** Null: the account is opened by codes alone. */
  password: string | null
}

/** Long enough to find the code in a slow mailbox, and to request a second one. */
const registrationMs = 60 * 60_000

/**
 * Starts a registration: sends a code to the address, with which `confirmRegistration` opens the
 * account. The response is the same if the address has an account; its code then opens that
 * account.
 * @returns the token that the code requires: a person who registers another's address can't use the
 * owner's code, nor vice versa
 * @throws InvalidInputError, DomainError of enforceAttemptLimit and UNAVAILABLE
 */
export const register = async (
  deps: Deps,
  {
    ip,
    locale,
    captcha,
    sender,
  }: { ip: string; locale: Locale; captcha: string | null; sender: CodeSender | null },
  input: RegistrationInput,
): Promise<string> => {
  const failures = Object.entries(checkRegistration({ ...input }, input.password !== null)).map(
    ([field, { rule }]) => ({ field, rule }),
  )
  if (failures.length > 0) throw new InvalidInputError(failures)
  const email = readLoginName(input.email)
  if (email?.kind !== 'email') throw new InvalidInputError([{ field: 'email', rule: 'email' }])
  const phone = input.phone.trim() ? readLoginName(input.phone) : null
  const by = chooseSender(deps.senders, email, sender)
  await enforceAttemptLimit(deps, 'register', { account: email.value, ip, solution: captcha })
  const token = newToken()
  const now = deps.clock.now()
  const passwordHash = input.password === null ? null : await hashPassword(input.password)
  await deps.db.$transaction(async (tx) => {
    const { id } = await tx.registration.create({
      data: {
        tokenHash: hashToken(token),
        login: email.value,
        email: email.value,
        phone: phone?.value ?? null,
        firstName: input.firstName.trim(),
        lastName: input.lastName.trim(),
        passwordHash,
        locale,
        createdAt: now,
        expiresAt: new Date(now.getTime() + registrationMs),
      },
      select: { id: true },
    })
    await enqueueJob(tx, sendCode, {
      login: registrationLogin(id),
      to: email.value,
      purpose: 'register',
      userId: null,
      sender: by,
      locale,
      requestId: randomUUID(),
    })
  })
  return token
}
