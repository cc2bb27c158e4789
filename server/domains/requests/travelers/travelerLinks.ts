import { timingSafeEqual } from 'node:crypto'
import { canEditTourists } from '#schema/rules/booking/touristAccess.ts'
import { editTraveler } from '../requests.policy.ts'
import { can } from '../../../core/can.ts'
import { type KeyRing, type NamedKey, hmacSha256 } from '../../../core/secrets.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import type { Prisma } from '../../../db/generated/client/client.ts'
import { TouristsClosedError, TravelerLinkExpiredError } from '../requests.errors.ts'
import { statusAndPhaseOf, standingSelect } from '../reads/requestStanding.ts'
import type { Viewer } from '../../../core/viewer.ts'

/**
 * Bytes of a link's id and of its serial; with the signature they make the 32 characters of a
 * token.
 */
const numberBytes = 4
const sealBytes = 16

const sealOf = ({ key }: NamedKey, body: Buffer): Buffer =>
  hmacSha256(key, body.toString('hex')).subarray(0, sealBytes)

/**
 * Returns the token of a traveler's link: id, serial of its renewal and a signature. The token is
 * not stored.
 */
export const travelerToken = (
  keys: KeyRing,
  { id, serial }: { id: number; serial: number },
): string => {
  const body = Buffer.alloc(2 * numberBytes)
  body.writeUInt32BE(id)
  body.writeUInt32BE(serial, numberBytes)
  return Buffer.concat([body, sealOf(keys.keysFor('traveler-links')[0], body)]).toString(
    'base64url',
  )
}

/** Returns null for tokens that we did not issue. */
export const verifyTravelerToken = (
  keys: KeyRing,
  token: string,
): { id: number; serial: number } | null => {
  if (!/^[\w-]{32}$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const body = bytes.subarray(0, 2 * numberBytes)
  const isOurs = keys
    .keysFor('traveler-links')
    .some((key) => timingSafeEqual(sealOf(key, body), bytes.subarray(2 * numberBytes)))
  return isOurs ? { id: body.readUInt32BE(), serial: body.readUInt32BE(numberBytes) } : null
}

export const travelerLinkSelect = {
  id: true,
  position: true,
  requestId: true,
  row: { select: { tourist: { select: { userId: true } } } },
  request: { select: standingSelect },
} as const satisfies Prisma.TravelerLinkSelect

/**
 * Resolves the link of a token while its row can be filled in.
 * @throws TravelerLinkExpiredError for a renewed token or a traveler who left the list;
 * TouristsClosedError once the trip has begun or the request has ended
 */
export const resolveTravelerLink = async (
  db: Db | Tx,
  { keys, token, viewer, now }: { keys: KeyRing; token: string; viewer: Viewer; now: Date },
): Promise<Prisma.TravelerLinkGetPayload<{ select: typeof travelerLinkSelect }>> => {
  const named = verifyTravelerToken(keys, token)
  const link =
    named && (await db.travelerLink.findFirst({ where: named, select: travelerLinkSelect }))
  if (!link) throw new TravelerLinkExpiredError()
  const standing = statusAndPhaseOf(link.request, now)
  const isOpen = link.row
    ? can(viewer, editTraveler, { request: standing, tourist: link.row.tourist })
    : canEditTourists(standing)
  if (!isOpen) throw new TouristsClosedError()
  return link
}
