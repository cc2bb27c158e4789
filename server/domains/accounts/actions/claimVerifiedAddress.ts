import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '../../../db/connect.ts'
import { enqueueJob } from '../../../db/enqueueJob.ts'
import { Prisma, type User } from '../../../db/generated/client/client.ts'
import { sendSecurityNotice } from '../jobs/sendSecurityNotice.job.ts'
import type { LoginName } from '../loginName.ts'
import { supportedLocaleOrDefault } from '#schema/rules/locales/supportedLocaleOrDefault.ts'

/**
 * Whose an address is, asked by somebody who has just proved that it is theirs: the account on which it is confirmed. On any
 * other account it was only typed, maybe to lie in wait for its owner: such an account loses it here and opens to nobody by it.
 * Its sessions and its password stay its own.
 * @param provedBy the account that proves the address, where somebody is logged in: it keeps the address
 * @returns null where the address is nobody else's from now on
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

/** Finds or makes an account in one go; once more where somebody else made the same one in between. */
export const findOrOpen = async (db: Db, work: (tx: Tx) => Promise<number>): Promise<number> => {
  try {
    return await db.$transaction(work)
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'))
      throw error
    return db.$transaction(work)
  }
}
