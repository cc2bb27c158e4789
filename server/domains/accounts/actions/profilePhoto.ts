import { createHash, randomUUID } from 'node:crypto'
import {
  type PhotoRefusal,
  type PhotoWidth,
  photoWidths,
} from '#schema/rules/accounts/profilePhoto.ts'
import type { Limit, RateLimits } from '../../../adapters/limits/port.ts'
import type { Clock } from '../../../core/clock.ts'
import { DomainError } from '../../../core/domainError.ts'
import type { UserViewer } from '../../../core/viewer.ts'
import type { Db } from '../../../db/connect.ts'
import { cutPhoto } from '../photoSquares.ts'

const bucket = 'photos'
const perHour: Limit = { name: 'photo.hour', attempts: 20, seconds: 3600 }

/** Minimum age of an unused photo before it is deleted, counted from its upload. */
const retentionMs = 86_400_000

/**
 * Stores a photo as squares. It is not shown yet: see `setPhoto`.
 * @returns its id, or why it was refused
 */
export const storePhoto = async (
  { db, clock, limits }: { db: Db; clock: Clock; limits: RateLimits },
  { userId }: UserViewer,
  bytes: Buffer,
): Promise<{ avatarId: number } | { refused: PhotoRefusal }> => {
  if ((await limits.consume(perHour, `user:${userId}`)) !== null) return { refused: 'limit' }
  const squares = await cutPhoto(bytes)
  if ('refused' in squares) return squares
  const side = Math.max(...photoWidths)
  const { id: avatarId } = await db.media.create({
    data: {
      kind: 'image',
      width: side,
      height: side,
      color: squares.color,
      upload: {
        create: {
          ownerId: userId,
          kind: 'image',
          bucket,
          storageKey: randomUUID(),
          contentType: 'image/webp',
          sizeBytes: [...squares.bodies.values()].reduce((sum, { length }) => sum + length, 0),
          sha256: createHash('sha256').update(bytes).digest(),
          isPublic: true,
          status: 'success',
          createdAt: clock.now(),
          renderings: {
            create: [...squares.bodies].map(([width, body]) => ({
              width,
              body: Uint8Array.from(body),
            })),
          },
        },
      },
    },
    select: { id: true },
  })
  return { avatarId }
}

/**
 * Sets or removes the profile photo.
 * @throws DomainError NOT_FOUND for another person's photo or a deleted one
 */
export const setPhoto = async (
  db: Db,
  { userId }: UserViewer,
  avatarId: number | null,
): Promise<void> => {
  if (avatarId !== null) {
    const own = await db.media.findFirst({
      where: { id: avatarId, upload: { ownerId: userId, bucket } },
      select: { id: true },
    })
    if (!own) throw new DomainError('NOT_FOUND', 'No such photo', 'avatarId')
  }
  await db.user.update({ where: { id: userId }, data: { avatarId } })
}

/** Returns the bytes of a square; null if it does not exist. */
export const readPhoto = async (
  db: Db,
  storageKey: string,
  width: PhotoWidth,
): Promise<Uint8Array | null> => {
  const found = await db.uploadRendering.findFirst({
    where: { width, upload: { storageKey, bucket } },
    select: { body: true },
  })
  return found?.body ?? null
}

/** Deletes photos that no profile uses and that were uploaded more than `retentionMs` ago. */
export const deleteUnusedPhotos = async (db: Db, now: Date): Promise<void> => {
  const unused = {
    bucket,
    createdAt: { lt: new Date(now.getTime() - retentionMs) },
    media: { every: { users: { none: {} } } },
  }
  const uploads = await db.upload.findMany({ where: unused, select: { id: true } })
  const ids = uploads.map(({ id }) => id)
  await db.$transaction([
    db.media.deleteMany({ where: { uploadId: { in: ids }, users: { none: {} } } }),
    db.upload.deleteMany({ where: { id: { in: ids }, media: { none: {} } } }),
  ])
}
