import type { Logger } from 'pino'
import { passportSuffix } from '#schema/rules/booking/touristSecrets.ts'
import {
  type MissingTravelerDetail,
  missingTravelerDetails,
} from '#schema/rules/booking/missingTravelerDetails.ts'
import type { KeyRing } from '../../../../core/secrets.ts'
import type { Prisma } from '../../../../db/generated/client/client.ts'
import {
  decryptSecret,
  type SecretRow,
  secretRowSelect,
  SecretDecryptionError,
} from '../touristSecrets.ts'

interface Deps {
  keys: KeyRing
  logger: Pick<Logger, 'error'>
}

/**
 * Returns the last characters of a stored passport number. A row that can't be decrypted counts as
 * missing and is logged.
 */
export const storedPassportEnd = (
  { keys, logger }: Deps,
  touristId: number,
  secrets: readonly SecretRow[],
): string | null => {
  const row = secrets.find(({ field }) => field === 'passport_number')
  if (!row) return null
  try {
    return passportSuffix(decryptSecret(keys, touristId, row))
  } catch (error) {
    if (!(error instanceof SecretDecryptionError)) throw error
    logger.error(error)
    return null
  }
}

export const gapsSelect = {
  touristId: true,
  tourist: { select: { birthday: true, weightGrams: true, secrets: { select: secretRowSelect } } },
  request: { select: { collectPassport: true, collectWeight: true } },
} as const satisfies Prisma.RequestTouristSelect

type GapsRow = Prisma.RequestTouristGetPayload<{ select: typeof gapsSelect }>

/** Returns the required details that are missing of a named traveler. */
export const missingDetailsOf = (
  deps: Deps,
  { touristId, tourist, request }: GapsRow,
): MissingTravelerDetail[] =>
  missingTravelerDetails({
    ...request,
    hasBirthday: tourist.birthday !== null,
    hasWeight: tourist.weightGrams !== null,
    hasPassport:
      request.collectPassport && storedPassportEnd(deps, touristId, tourist.secrets) !== null,
  })

/** Returns the number of seats without a named traveler. */
export const openSeatsOf = (
  items: readonly { adults: number; children: number }[],
  named: number,
): number =>
  Math.max(0, items.reduce((sum, { adults, children }) => sum + adults + children, 0) - named)
