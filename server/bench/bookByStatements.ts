import { randomBytes, randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'

/**
 * Writes the rows of a booking as a straightforward program does: read, lock, one insert after
 * another, commit.
 */
export const bookByStatements = async (
  pool: Pool,
  { tourDateId, optionId }: { tourDateId: number; optionId: number },
): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await book(client, tourDateId, optionId)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}

const book = async (client: PoolClient, tourDateId: number, optionId: number): Promise<void> => {
  const run = async (
    name: string,
    text: string,
    values: unknown[],
  ): Promise<{ [column: string]: number }> => {
    const { rows } = await client.query({ name: `control.${name}`, text, values })
    return rows[0] ?? {}
  }
  const date = await run(
    'date',
    'SELECT tour_id, currency FROM tour_date WHERE id = $1 AND NOT is_cancelled',
    [tourDateId],
  )
  const tour = await run(
    'tour',
    `SELECT organizer_id FROM tour WHERE id = $1 AND status = 'published'`,
    [date.tour_id],
  )
  await run(
    'organizer',
    'SELECT hold_minutes FROM organizer WHERE id = $1 AND is_published_on_site',
    [tour.organizer_id],
  )
  await run('prices', 'SELECT price_minor FROM tour_date_price WHERE tour_date_option_id = $1', [
    optionId,
  ])
  await run('terms', 'SELECT days_before, kept_bp FROM tour_cancellation_tier WHERE tour_id = $1', [
    date.tour_id,
  ])
  const seat = await run(
    'lock',
    'SELECT free_seats, price_minor FROM tour_date_option WHERE id = $1 FOR NO KEY UPDATE',
    [optionId],
  )
  const total = 2 * (seat.price_minor ?? 0)
  const { id } = await run(
    'request',
    `INSERT INTO request (uuid, tour_id, tour_date_id, organizer_id, contact_name, contact_email, contact_phone, locale, currency, total_minor,
       prepayment_minor, exchange_rate, idempotency_key, idempotency_hash, hold_expires_at)
     VALUES ($1, $2, $3, $4, 'Hannah Berg', 'hannah.berg@example.org', '+491701234567', 'en', $5, $6, 0, 1, $7, $8, now() + interval '1 day')
     RETURNING id`,
    [
      randomUUID(),
      date.tour_id,
      tourDateId,
      tour.organizer_id,
      date.currency,
      total,
      randomUUID(),
      randomBytes(32),
    ],
  )
  await run(
    'item',
    'INSERT INTO request_item (request_id, tour_date_option_id, adults) VALUES ($1, $2, 2)',
    [id, optionId],
  )
  await run(
    'line',
    `INSERT INTO request_line (request_id, position, kind, label, quantity, unit_minor, amount_minor) VALUES ($1, 0, 'base', 'adult', 2, $2, $3)`,
    [id, seat.price_minor, total],
  )
  const event = await run(
    'event',
    `INSERT INTO request_event (request_id, to_status, actor) VALUES ($1, ${requestStatuses.pending_confirm}, 'tourist') RETURNING id`,
    [id],
  )
  await run(
    'ledger',
    `INSERT INTO seat_ledger_entry (tour_date_option_id, request_id, kind, seats, delta, expires_at) VALUES ($1, $2, 'hold', 2, -2, now() + interval '1 day')`,
    [optionId, id],
  )
  await run(
    'recorded',
    `INSERT INTO outbox_event (topic, subject, version, payload) VALUES ('request.created', $1, $2, $3)`,
    [String(id), event.id, JSON.stringify({ requestId: id, eventId: event.id })],
  )
  await run('answer', 'SELECT id, uuid FROM request WHERE id = $1', [id])
}
