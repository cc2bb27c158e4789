import type { SelectableCurrency } from '#schema/codes/currencies.ts'
import type { Locale } from '#schema/codes/locales.ts'
import { profileFields } from '#schema/rules/accounts/accountFields.ts'
import { checkFields } from '#schema/rules/validation/checkField.ts'
import type { Clock } from '../../../core/clock.ts'
import { InvalidInputError } from '../../../core/invalidInputError.ts'
import type { UserViewer } from '../../../core/viewer.ts'
import type { Db } from '../../../db/connect.ts'

interface ProfileInput {
  firstName: string
  lastName: string
  countryId: number | null
}

/**
 * Updates the profile.
 * @throws InvalidInputError (firstName, lastName, countryId)
 */
export const updateProfile = async (
  db: Db,
  { userId }: UserViewer,
  { firstName, lastName, countryId }: ProfileInput,
): Promise<void> => {
  const failures = Object.entries(checkFields({ firstName, lastName }, profileFields)).map(
    ([field, { rule }]) => ({ field, rule }),
  )
  if (failures.length > 0) throw new InvalidInputError(failures)
  await checkCountry(db, countryId)
  await db.user.update({
    where: { id: userId },
    data: { firstName: firstName.trim(), lastName: lastName.trim(), countryId },
  })
}

/**
 * Updates the country.
 * @throws InvalidInputError (countryId)
 */
export const changeCountry = async (
  db: Db,
  { userId }: UserViewer,
  countryId: number | null,
): Promise<void> => {
  await checkCountry(db, countryId)
  await db.user.update({ where: { id: userId }, data: { countryId } })
}

const checkCountry = async (db: Db, countryId: number | null): Promise<void> => {
  if (
    countryId !== null &&
    !(await db.country.findUnique({ where: { id: countryId }, select: { id: true } }))
  )
    throw new InvalidInputError([{ field: 'countryId', rule: 'incorrect' }])
}

/** Sets the language of e-mails. */
export const setLanguage = async (
  db: Db,
  { userId }: UserViewer,
  locale: Locale,
): Promise<void> => {
  await db.user.update({ where: { id: userId }, data: { locale } })
}

export const setCurrency = async (
  db: Db,
  { userId }: UserViewer,
  currency: SelectableCurrency,
): Promise<void> => {
  await db.user.update({ where: { id: userId }, data: { currency } })
}

const activityPauseMs = 60_000

/**
 * Records the person's activity, at most once a minute.
 * @returns whether it was recorded
 */
export const setActivity = async (
  { db, clock }: { db: Db; clock: Clock },
  { userId, sessionId }: UserViewer,
): Promise<boolean> => {
  const now = clock.now()
  const before = new Date(now.getTime() - activityPauseMs)
  const { count } = await db.session.updateMany({
    where: { id: sessionId, seenAt: { lte: before } },
    data: { seenAt: now },
  })
  const isStale = { OR: [{ lastActiveAt: null }, { lastActiveAt: { lte: before } }] }
  const user = await db.user.updateMany({
    where: { id: userId, ...isStale },
    data: { lastActiveAt: now },
  })
  return count + user.count > 0
}
