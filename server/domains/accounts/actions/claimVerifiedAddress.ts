import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '../../../db/connect.ts'
import { enqueueJob } from '../../../db/enqueueJob.ts'
import { Prisma, type User } from '../../../db/generated/client/client.ts'
import { sendSecurityNotice } from '../jobs/sendSecurityNotice.job.ts'
import type { LoginName } from '../loginName.ts'
import { supportedLocaleOrDefault } from '#schema/rules/locales/supportedLocaleOrDefault.ts'

/**
 * Finds the account that has confirmed an address, for a person who has just proved that it is
 * theirs. Other accounts where it was only typed, perhaps to trap its owner, lose it and can no
 * longer be opened by it. They keep their sessions and passwords.
 * @param provedBy the account that proves the address, if someone is logged in: it keeps the
 * address
 * @returns null where no other account has the address now
 */
export const claimVerifiedAddress = async (
  tx: Tx,
  { kind, value }: LoginName,
  provedBy: number | null = null,
): Promise<User | null> => {
  const others = provedBy === null ? {} : { id: { not: provedBy } }
  const unproved =
    kind === 'email'
      ? { email: value, isEmailConfirmed: false }
      : { phone: value, isPhoneConfirmed: false }
  const losers = await tx.user.updateManyAndReturn({
    where: { ...unproved, ...others },
    data: { [kind]: null },
    select: { email: true, isEmailConfirmed: true, firstName: true, locale: true },
  })
  for (const { email, isEmailConfirmed, firstName, locale } of losers)
    if (email && isEmailConfirmed)
      await enqueueJob(tx, sendSecurityNotice, {
        what: 'phoneGivenUp',
        email,
        name: firstName,
        locale: supportedLocaleOrDefault(locale),
        requestId: randomUUID(),
      })
  return tx.user.findFirst({ where: { [kind]: value, ...others } })
}

/**
 * Finds or creates an account in one transaction; retries once where a parallel call created the
 * same one.
 */
export const findOrOpen = async (db: Db, work: (tx: Tx) => Promise<number>): Promise<number> => {
  try {
    return await db.$transaction(work)
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'))
      throw error
    return db.$transaction(work)
  }
}
