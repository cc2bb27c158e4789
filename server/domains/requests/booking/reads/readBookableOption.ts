import type { Pool } from 'pg'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import { visibleTourSql } from '../../../tours/tours.visibility.ts'
import type { BookableOption } from '../../bookable.ts'

/** A request that was made with the same key before. */
export interface ExistingRequest {
  knownId: number
  knownUuid: string
  knownHash: Buffer
}

// one statement, one snapshot: seats taken by the key's own request are never seen without that
// request
const statement = {
  name: 'requests.readOffer',
  text: `
    SELECT known.id AS "knownId", known.uuid AS "knownUuid", known.idempotency_hash AS "knownHash", offer.*,
      CASE WHEN $5::int > 0 THEN (
        SELECT min(hold_expires_at) FROM (
          SELECT hold_expires_at FROM request WHERE contact_email = $4 AND status = ${requestStatuses.pending_confirm} LIMIT $5
        ) waiting HAVING count(*) >= $5
      ) END AS "crowdedUntil"
    FROM (VALUES (1)) AS one
    LEFT JOIN request known ON known.idempotency_key = $3
    LEFT JOIN LATERAL (
      SELECT d.id AS "tourDateId", d.start_date::text AS "startDate", left(d.start_time::text, 5) AS "startTime", d.currency, d.prepayment_type AS "prepaymentType",
        d.prepayment_size AS "prepaymentSize", t.id AS "tourId", t.type, t.time_zone AS "timeZone", o.id AS "organizerId",
        o.hold_minutes AS "holdMinutes", s.id AS "optionId", s.free_seats AS "freeSeats", s.price_minor AS "priceMinor",
        s.price_without_discount_minor AS "priceWithoutDiscountMinor",
        d.flight_included AS "flightIncluded", d.is_cashback_available AS "hasCashback", t.min_age AS "minAge",
        coalesce((SELECT json_agg(json_build_object('ageFrom', u.age_from, 'ageTo', u.age_to, 'priceMinor', p.price_minor) ORDER BY u.age_from)
          FROM tour_date_price p JOIN price_unit u ON u.id = p.price_unit_id
          WHERE p.tour_date_option_id = s.id AND u.kind = 'child'), '[]') AS "childUnits",
        coalesce((SELECT json_agg(json_build_object('daysBefore', c.days_before, 'keptBp', c.kept_bp) ORDER BY c.days_before DESC)
          FROM tour_cancellation_tier c WHERE c.tour_id = t.id), '[]') AS "cancellationTiers"
      FROM tour_date d
      JOIN tour t ON t.id = d.tour_id
      JOIN organizer o ON o.id = t.organizer_id
      JOIN tour_date_option s ON s.tour_date_id = d.id
      JOIN tour_option n ON n.id = s.tour_option_id
      WHERE d.id = $1 AND NOT d.is_cancelled AND ${visibleTourSql} AND CASE WHEN $2::int IS NULL THEN n.is_default ELSE s.id = $2 END
    ) offer ON true`,
}

/** The contact whose unanswered requests are counted, with the limit; 0: no limit. */
interface Contact {
  email: string
  most: number
}

type Row = { crowdedUntil: Date | null } & {
  [Field in keyof ExistingRequest]: ExistingRequest[Field] | null
} & {
  [Field in keyof BookableOption]: BookableOption[Field] | null
}

const isKnown = (row: Row): row is Row & ExistingRequest => row.knownId !== null
const isOffer = (row: Row): row is Row & BookableOption => row.optionId !== null

/**
 * Reads a bookable option and the request that the key already has.
 * @param optionId null for the default option
 * @param idempotencyKey null where nothing is to be booked
 * @returns `crowdedUntil`: when the first of the contact's unanswered requests ends, if the limit
 * is reached
 */
export const readBookableOption = async (
  pool: Pool,
  {
    tourDateId,
    optionId,
    idempotencyKey,
  }: { tourDateId: number; optionId: number | null; idempotencyKey: string | null },
  { email, most }: Contact = { email: '', most: 0 },
): Promise<{
  known: ExistingRequest | null
  offer: BookableOption | null
  crowdedUntil: Date | null
}> => {
  const { rows } = await pool.query<Row>({
    ...statement,
    values: [tourDateId, optionId, idempotencyKey, email, most],
  })
  const [row] = rows
  return {
    known: row && isKnown(row) ? row : null,
    offer: row && isOffer(row) ? row : null,
    crowdedUntil: row?.crowdedUntil ?? null,
  }
}
