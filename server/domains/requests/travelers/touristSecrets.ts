import {
  secretsRetentionDays,
  type TouristSecretName,
} from '#schema/rules/booking/touristSecrets.ts'
import { decryptText, encryptText } from '../../../core/sealedText.ts'
import type { KeyRing } from '../../../core/secrets.ts'
import type { Tx } from '../../../db/connect.ts'
import type { Prisma } from '../../../db/generated/client/client.ts'
import type { TouristSecretField } from '../../../db/generated/client/enums.ts'

export interface Passport {
  number: string
  /** ISO 3166, two capitals. */
  country: string
  /** yyyy-MM-dd */
  expiresOn: string
}

/** A traveler's encrypted details, decrypted. */
export interface TouristSecrets {
  passport: Passport | null
  healthNotes: string | null
}

/** Changes of a list: absent stays, null is removed. */
export interface SecretChanges {
  passport?: Passport | null
  healthNotes?: string | null
}

export const secretRowSelect = {
  field: true,
  ciphertext: true,
  keyId: true,
} as const satisfies Prisma.TouristSecretSelect
export type SecretRow = Prisma.TouristSecretGetPayload<{ select: typeof secretRowSelect }>

const purpose = 'tourist-secrets'
const columns: Record<TouristSecretName, TouristSecretField> = {
  passportNumber: 'passport_number',
  passportCountry: 'passport_country',
  passportExpiresOn: 'passport_expires_on',
  healthNotes: 'health_notes',
}
export const passportColumns: readonly TouristSecretField[] = [
  'passport_number',
  'passport_country',
  'passport_expires_on',
]

/** Ids of this installation's previous keys. */
export const formerKeyIds = (keys: KeyRing): string[] => {
  const [current, ...former] = keys.keysFor(purpose)
  return former.map(({ id }) => id).filter((id) => id !== current.id)
}

/** Binds the ciphertext to its row and field: elsewhere it can't be decrypted. */
const placeOf = (touristId: number, field: TouristSecretField): string =>
  `tourist:${touristId}:${field}`

export class SecretDecryptionError extends Error {
  /** Names the row and field, never the value. */
  constructor(touristId: number, field: TouristSecretField, keyId: string) {
    super(
      `${field} of tourist ${touristId} can't be decrypted: its key is ${keyId}; the row was changed or moved, or SECRET_KEY_PREVIOUS is missing`,
    )
  }
}

export const encryptSecret = (
  keys: KeyRing,
  touristId: number,
  field: TouristSecretField,
  text: string,
) => {
  const [{ id, key }] = keys.keysFor(purpose)
  return { keyId: id, ciphertext: encryptText(key, text, placeOf(touristId, field)) }
}

/** @throws SecretDecryptionError for a row that was changed or moved, or whose key is unknown */
export const decryptSecret = (
  keys: KeyRing,
  touristId: number,
  { field, ciphertext, keyId }: SecretRow,
): string => {
  const known = keys.keysFor(purpose).find(({ id }) => id === keyId)
  const text = known ? decryptText(known.key, ciphertext, placeOf(touristId, field)) : null
  if (text === null) throw new SecretDecryptionError(touristId, field, keyId)
  return text
}

/** @throws SecretDecryptionError */
export const decryptSecrets = (
  keys: KeyRing,
  touristId: number,
  rows: readonly SecretRow[],
): TouristSecrets => {
  const textOf = (name: TouristSecretName): string | null => {
    const row = rows.find(({ field }) => field === columns[name])
    return row ? decryptSecret(keys, touristId, row) : null
  }
  const number = textOf('passportNumber')
  return {
    passport:
      number === null
        ? null
        : {
            number,
            country: textOf('passportCountry') ?? '',
            expiresOn: textOf('passportExpiresOn') ?? '',
          },
    healthNotes: textOf('healthNotes'),
  }
}

/**
 * Returns whether a list repeats the stored secrets or leaves them out. Rows that can't be
 * decrypted must be written again.
 */
export const matchesStoredSecrets = (
  keys: KeyRing,
  touristId: number,
  rows: readonly SecretRow[],
  changes: SecretChanges,
): boolean => {
  if (changes.passport === undefined && changes.healthNotes === undefined) return true
  try {
    const { passport, healthNotes } = decryptSecrets(keys, touristId, rows)
    return (
      (changes.passport === undefined ||
        JSON.stringify(inOrder(changes.passport)) === JSON.stringify(inOrder(passport))) &&
      (changes.healthNotes === undefined || changes.healthNotes === healthNotes)
    )
  } catch (error) {
    if (error instanceof SecretDecryptionError) return false
    throw error
  }
}

const inOrder = (passport: Passport | null) =>
  passport && [passport.number, passport.country, passport.expiresOn]

/** Encrypts changed values and deletes removed ones. */
export const writeSecrets = async (
  tx: Tx,
  keys: KeyRing,
  {
    touristId,
    changes: { passport, healthNotes },
    deleteAt,
  }: { touristId: number; changes: SecretChanges; deleteAt: Date },
): Promise<void> => {
  const texts: [TouristSecretField, string | null][] = []
  if (passport !== undefined)
    texts.push(
      ['passport_number', passport?.number ?? null],
      ['passport_country', passport?.country ?? null],
      ['passport_expires_on', passport?.expiresOn ?? null],
    )
  if (healthNotes !== undefined) texts.push(['health_notes', healthNotes])
  const gone = texts.flatMap(([field, text]) => (text === null ? [field] : []))
  if (gone.length > 0)
    await tx.touristSecret.deleteMany({ where: { touristId, field: { in: gone } } })
  for (const [field, text] of texts) {
    if (text === null) continue
    const sealed = encryptSecret(keys, touristId, field, text)
    await tx.touristSecret.upsert({
      where: { touristId_field: { touristId, field } },
      create: { touristId, field, deleteAt, ...sealed },
      update: { deleteAt, ...sealed },
    })
  }
}

/**
 * Returns when encrypted details are deleted: a number of whole local days after the trip's last
 * day.
 */
export const secretsDeletionDate = (end: string, timeZone: string): Date =>
  new Date(
    Temporal.PlainDate.from(end)
      .add({ days: secretsRetentionDays + 1 })
      .toZonedDateTime(timeZone).epochMilliseconds,
  )
