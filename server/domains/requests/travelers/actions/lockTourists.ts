import { DomainError } from '../../../../core/domainError.ts'
import type { Tx } from '../../../../db/connect.ts'
import type { Prisma } from '../../../../db/generated/client/client.ts'
import { dayOf } from '../../../departures/reads/tripTimes.ts'
import { standingSelect } from '../../reads/requestStanding.ts'
import type { TravelerRequirements } from '../touristInput.ts'
import { touristRowSelect } from '../touristRows.ts'
import { secretsDeletionDate } from '../touristSecrets.ts'

const listSelect = {
  ...standingSelect,
  id: true,
  uuid: true,
  userId: true,
  organizerId: true,
  collectPassport: true,
  collectWeight: true,
  items: { select: { adults: true, children: true } },
  tourists: { select: touristRowSelect, orderBy: { position: 'asc' } },
} as const satisfies Prisma.RequestSelect

type List = Prisma.RequestGetPayload<{ select: typeof listSelect }>

/**
 * Locks and reads a request's travelers before a change. Parallel changes queue here, so that the
 * second reads what the first has written.
 * @throws DomainError NOT_FOUND
 */
export const lockTourists = async (
  tx: Tx,
  request: { uuid: string } | { id: number },
): Promise<List> => {
  const [locked] =
    'uuid' in request
      ? await tx.$queryRaw<
          { id: number }[]
        >`SELECT id FROM request WHERE uuid = ${request.uuid}::uuid FOR NO KEY UPDATE`
      : await tx.$queryRaw<
          { id: number }[]
        >`SELECT id FROM request WHERE id = ${request.id} FOR NO KEY UPDATE`
  if (!locked) throw new DomainError('NOT_FOUND', 'No such request')
  return tx.request.findUniqueOrThrow({ where: { id: locked.id }, select: listSelect })
}

export const seatsOf = ({ items }: Pick<List, 'items'>): number =>
  items.reduce((sum, { adults, children }) => sum + adults + children, 0)

/** Returns the requirements that the rows of a request are checked against. */
export const travelerRequirementsOf = ({
  tourDate,
  collectPassport,
  collectWeight,
}: List): TravelerRequirements => ({
  start: dayOf(tourDate.startDate),
  end: dayOf(tourDate.endDate),
  collectPassport,
  collectWeight,
})

/** Returns when the encrypted details of a request's travelers are deleted. */
export const secretsDeletionDateOf = ({ tourDate, tour }: List): Date =>
  secretsDeletionDate(dayOf(tourDate.endDate), tour.timeZone)
