import type { Locale } from '#schema/codes/locales.ts'
import type { Limit, RateLimits } from '../../../adapters/limits/port.ts'
import type { Clock } from '../../../core/clock.ts'
import { DomainError } from '../../../core/domainError.ts'
import { InvalidInputError } from '../../../core/invalidInputError.ts'
import type { Db } from '../../../db/connect.ts'
import { record } from '../../../db/recordEvent.ts'
import { visibleTour } from '../../tours/tours.visibility.ts'
import { helpRequested } from '../help.events.ts'
import { type HelpRequestInput, parseHelpRequest } from '../helpRequestInput.ts'

interface Deps {
  db: Db
  clock: Clock
  limits: RateLimits
}

const hour = 3600

/** Per network address: high enough for a family behind one router, too low for a script. */
const ofAddress: Limit = { name: 'help.address', attempts: 10, seconds: hour }
/** Per recipient, so that nobody can be flooded with our confirmations. */
const ofRecipient: Limit = { name: 'help.recipient', attempts: 5, seconds: 24 * hour }

/**
 * Stores a help request, notifies the staff and confirms it to the sender, if there is an e-mail
 * address. A repeat with the same key changes nothing.
 * @throws InvalidInputError (for `idempotencyKey` where it belongs to other input), DomainError
 * RATE_LIMITED or NOT_FOUND
 */
export const submitHelpRequest = async (
  { db, clock, limits }: Deps,
  { ip, locale }: { ip: string; locale: Locale },
  rawInput: Parameters<typeof parseHelpRequest>[0],
): Promise<void> => {
  const input = parseHelpRequest(rawInput)
  if (await isKnown(db, input)) return
  await consume(limits, ofAddress, ip)
  await consume(limits, ofRecipient, input.email || input.phone)
  const { tourId } = input
  if (
    tourId !== null &&
    !(await db.tour.findFirst({ where: { id: tourId, ...visibleTour }, select: { id: true } }))
  )
    throw new DomainError('NOT_FOUND', 'No such tour', 'tourId')
  const isNew = await db.$transaction(async (tx) => {
    // of two parallel calls with one key only one inserts a row
    const [created] = await tx.helpRequest.createManyAndReturn({
      data: [{ ...input, locale, createdAt: clock.now() }],
      skipDuplicates: true,
      select: { id: true },
    })
    if (!created) return false
    await record(tx, helpRequested({ helpRequestId: created.id }))
    return true
  })
  if (!isNew) await isKnown(db, input)
}

/**
 * Returns whether the request is stored already.
 * @throws InvalidInputError when the key belongs to other input
 */
const isKnown = async (
  db: Db,
  { idempotencyKey, pageUrl: _page, ...asked }: HelpRequestInput,
): Promise<boolean> => {
  const known = await db.helpRequest.findUnique({ where: { idempotencyKey } })
  if (!known) return false
  const names = Object.keys(asked) as (keyof typeof asked)[]
  if (names.some((name) => known[name] !== asked[name]))
    throw new InvalidInputError([{ field: 'idempotencyKey', rule: 'incorrect' }])
  return true
}

const consume = async (limits: RateLimits, limit: Limit, key: string): Promise<void> => {
  const retryAfter = await limits.consume(limit, key)
  if (retryAfter !== null)
    throw new DomainError(
      'RATE_LIMITED',
      `Too many requests: try again in ${retryAfter} seconds`,
      null,
      { retryAfter },
    )
}
