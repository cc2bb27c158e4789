import { createHash } from 'node:crypto'
import type { Prisma } from '../../../db/generated/client/client.ts'
import { dayOf } from '../../departures/reads/tripTimes.ts'
import { secretRowSelect } from './touristSecrets.ts'

/** Columns of a request's travelers. */
export const touristRowSelect = {
  position: true,
  tourist: {
    select: {
      id: true,
      userId: true,
      firstName: true,
      lastName: true,
      middleName: true,
      birthday: true,
      email: true,
      phone: true,
      foodRestriction: true,
      weightGrams: true,
      emergencyName: true,
      emergencyPhone: true,
      secrets: { select: secretRowSelect },
    },
  },
} as const satisfies Prisma.RequestTouristSelect

export type TouristRow = Prisma.RequestTouristGetPayload<{ select: typeof touristRowSelect }>

/** A traveler's details in the form in which they are compared and stored. */
export interface TouristFacts {
  firstName: string
  lastName: string
  middleName: string
  /** yyyy-MM-dd */
  birthday: string | null
  email: string
  phone: string
  foodRestriction: string
  weightGrams: number | null
  emergencyName: string
  emergencyPhone: string
}

export const factsOf = ({
  tourist: { id: _id, userId: _userId, secrets: _secrets, birthday, ...rest },
}: TouristRow): TouristFacts => ({
  ...rest,
  birthday: birthday && dayOf(birthday),
})

const valuesOf = (facts: TouristFacts) => [
  facts.firstName,
  facts.lastName,
  facts.middleName,
  facts.birthday,
  facts.email,
  facts.phone,
  facts.foodRestriction,
  facts.weightGrams,
  facts.emergencyName,
  facts.emergencyPhone,
]

export const areSameFacts = (one: TouristFacts, other: TouristFacts): boolean =>
  JSON.stringify(valuesOf(one)) === JSON.stringify(valuesOf(other))

/** Encrypted values change their tag with every write: compared without decrypting. */
const sealsOf = ({ tourist: { secrets } }: TouristRow): string[] =>
  secrets
    .map(
      ({ field, ciphertext }) =>
        `${field} ${Buffer.from(ciphertext.subarray(0, 28)).toString('base64')}`,
    )
    .sort()

/**
 * Returns the version of a list: any change of any row gives another. Made of the stored rows, so
 * that other changes of the request (a payment, a confirmation) don't block saving.
 */
export const touristsVersion = (rows: readonly TouristRow[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        rows
          .toSorted((a, b) => a.position - b.position)
          .map((row) => [row.position, row.tourist.id, ...valuesOf(factsOf(row)), ...sealsOf(row)]),
      ),
    )
    .digest('base64url')
    .slice(0, 22)

/** Returns the details as columns of a tourist. */
export const columnsOf = ({ birthday, ...facts }: TouristFacts) => ({
  ...facts,
  birthday: birthday && new Date(`${birthday}T00:00:00Z`),
  isTouched: true,
})
