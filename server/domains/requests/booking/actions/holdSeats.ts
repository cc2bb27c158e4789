import type { Pool, PoolClient } from 'pg'
import type { RequestPrice } from '#schema/rules/booking/priceRequest.ts'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import type { HoldResult } from '../../bookable.ts'
import { requestCreated } from '../../requests.events.ts'

export interface NewRequest {
  optionId: number
  adults: number
  children: number
  /** Empty where no ages were given. */
  childAges: readonly number[]
  price: RequestPrice
  holdExpiresAt: Date
  now: Date
  userId: number | null
  /** The other columns of the request. */
  columns: Readonly<Record<(typeof columnNames)[number], unknown>>
}

/** Order of the request's own columns among the statement's values. */
const columnNames = [
  'uuid',
  'tour_id',
  'tour_date_id',
  'organizer_id',
  'contact_name',
  'contact_email',
  'contact_phone',
  'comment',
  'locale',
  'currency',
  'exchange_rate',
  'cancellation_terms',
  'flight_included',
  'cashback_minor',
  'cashback_performer',
  'idempotency_key',
  'idempotency_hash',
  'utm',
] as const
const firstColumn = 11

// One statement is one round trip and its own transaction, so the lock on the seats is as short as
// possible. Parallel buyers queue at the option's row and then read the true count; the ledger's
// trigger updates the count. It notifies neither the search index nor the dispatchers: "NOTIFY"
// would make bookings commit one by one.
const statement = {
  name: 'requests.holdSeats',
  text: `
    WITH seat AS MATERIALIZED (
      SELECT free_seats, set_config('versta.tells_after_commit', 'on', true) FROM tour_date_option WHERE id = $1 FOR NO KEY UPDATE
    ), booked AS (
      INSERT INTO request (status, user_id, total_minor, prepayment_minor, hold_expires_at, created_at, updated_at,
        collect_passport, collect_weight, ${columnNames.join(', ')})
      SELECT ${requestStatuses.pending_confirm}, $4, $5, $6, $7, $8, $8,
        tour.collect_passport, tour.collect_weight, ${columnNames.map((_, i) => `$${firstColumn + i}`).join(', ')}
      FROM seat, tour WHERE free_seats >= $2::int + $3::int AND tour.id = $${firstColumn + columnNames.indexOf('tour_id')}
      ON CONFLICT (idempotency_key) DO NOTHING
      RETURNING id
    ), item AS (
      INSERT INTO request_item (request_id, tour_date_option_id, adults, children, child_ages) SELECT id, $1, $2, $3, $10 FROM booked
    ), line AS (
      INSERT INTO request_line (request_id, position, kind, label, quantity, unit_minor, amount_minor)
      SELECT booked.id, l.position, l.kind, l.label, l.quantity, l."unitMinor", l."amountMinor"
      FROM booked, json_to_recordset($9::json)
        AS l(position int, kind request_line_kind, label text, quantity int, "unitMinor" int, "amountMinor" int)
    ), event AS (
      INSERT INTO request_event (request_id, to_status, actor, actor_user_id, created_at)
      SELECT id, ${requestStatuses.pending_confirm}, 'tourist', $4, $8 FROM booked
      RETURNING id, request_id
    ), held AS (
      INSERT INTO seat_ledger_entry (tour_date_option_id, request_id, kind, seats, delta, expires_at, created_at)
      SELECT $1, id, 'hold', $2::int + $3::int, -($2::int + $3::int), $7, $8 FROM booked
    ), recorded AS (
      INSERT INTO outbox_event (topic, subject, version, payload)
      SELECT '${requestCreated.kind}', request_id::text, id, jsonb_build_object('requestId', request_id, 'eventId', id) FROM event
    )
    SELECT (SELECT id FROM booked) AS "requestId", (SELECT free_seats FROM seat) AS "freeSeats"`,
}

/**
 * Writes a request, its hold in the ledger, its history and the event that reports it, all or
 * nothing. The caller must call `tell` after the commit.
 */
export const holdSeats = async (
  pool: Pool | PoolClient,
  request: NewRequest,
): Promise<HoldResult> => {
  const { optionId, adults, children, childAges, price, holdExpiresAt, now, userId, columns } =
    request
  const { rows } = await pool.query<{ requestId: number | null; freeSeats: number | null }>({
    ...statement,
    values: [
      optionId,
      adults,
      children,
      userId,
      price.totalMinor,
      price.prepaymentMinor,
      holdExpiresAt,
      now,
      JSON.stringify(price.lines.map((line, position) => ({ position, ...line }))),
      childAges,
      ...columnNames.map((name) => columns[name]),
    ],
  })
  return { requestId: rows[0]?.requestId ?? null, freeSeats: rows[0]?.freeSeats ?? 0 }
}
