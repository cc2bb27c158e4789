import type { Pool } from 'pg'
import { paymentStatuses } from '#schema/rules/booking/paymentStatuses.ts'
import {
  holdsSeats,
  type RequestStatusName,
  requestStatuses,
  requestStatusNames,
} from '#schema/rules/booking/requestStatuses.ts'

const requestsIn = (names: readonly RequestStatusName[]): string =>
  names.map((name) => requestStatuses[name]).join(', ')
const holdingSeats = requestsIn(requestStatusNames.filter(holdsSeats))
const sold = requestsIn(['made_prepayment', 'tour_complete'])

/** Promises, each with a statement for the rows that break it; none where the promise holds. */
const promises = {
  'free seats are the seats and what the ledger did to them': `
    SELECT o.id FROM tour_date_option o LEFT JOIN seat_ledger_entry e ON e.tour_date_option_id = o.id
    GROUP BY o.id HAVING o.free_seats <> o.seats + coalesce(sum(e.delta), 0)`,
  'free seats are never below zero nor above the seats':
    'SELECT id FROM tour_date_option WHERE free_seats NOT BETWEEN 0 AND seats',
  'seats that are held or sold are those of living requests': `
    SELECT o.id FROM tour_date_option o
    LEFT JOIN (request_item i JOIN request r ON r.id = i.request_id AND r.status IN (${holdingSeats})) ON i.tour_date_option_id = o.id
    GROUP BY o.id HAVING o.seats - o.free_seats <> coalesce(sum(i.adults + i.children), 0)`,
  'a request has one hold of its own, one beginning, and lines that sum to its total': `
    SELECT r.id FROM request r WHERE
      (SELECT count(*) FROM seat_ledger_entry e WHERE e.request_id = r.id AND e.kind = 'hold') <> 1
      OR (SELECT count(*) FROM request_event e WHERE e.request_id = r.id AND e.from_status IS NULL) <> 1
      OR (SELECT sum(amount_minor) FROM request_line l WHERE l.request_id = r.id) <> r.total_minor`,
  'the last event of a request says its status': `
    SELECT r.id FROM request r WHERE r.status <>
      (SELECT to_status FROM request_event e WHERE e.request_id = r.id ORDER BY e.id DESC LIMIT 1)`,
  'a departure shows the seats of its options': `
    SELECT d.id FROM tour_date d JOIN tour_date_option o ON o.tour_date_id = d.id
    GROUP BY d.id HAVING d.free_seats <> sum(o.free_seats)`,
  'what was paid at the provider is a paid request or goes back': `
    SELECT s.id FROM sandbox_payment s LEFT JOIN payment p ON p.id::text = s.reference LEFT JOIN request r ON r.id = p.request_id
    WHERE s.status IN ('paid', 'refunded') AND NOT coalesce(p.status = ${paymentStatuses.payed} AND (r.status IN (${sold})
      OR (SELECT sum(amount_minor) FROM refund f WHERE f.payment_id = p.id AND f.status <> 'failed') = p.amount_minor), false)`,
  'nobody counts as having paid who has not': `
    SELECT p.id FROM payment p LEFT JOIN sandbox_payment s ON s.reference = p.id::text
    WHERE p.status = ${paymentStatuses.payed} AND (s.status IS NULL OR s.status NOT IN ('paid', 'refunded') OR s.amount_minor <> p.amount_minor)`,
  'a paid request was paid for': `
    SELECT r.id FROM request r WHERE r.status IN (${sold}) AND r.prepayment_minor >
      (SELECT coalesce(sum(p.amount_minor), 0) FROM payment p WHERE p.request_id = r.id AND p.status = ${paymentStatuses.payed})`,
  'nobody got back more than was paid, nor twice': `
    SELECT s.id FROM sandbox_payment s JOIN payment p ON p.id::text = s.reference
    WHERE s.refunded_minor > s.amount_minor
      OR s.refunded_minor <> (SELECT coalesce(sum(amount_minor), 0) FROM refund f WHERE f.payment_id = p.id AND f.status = 'done')`,
  'a payment is made once':
    'SELECT reference FROM sandbox_payment GROUP BY reference HAVING count(*) > 1',
} as const

/**
 * Checks every promise against the database.
 * @returns a line for each broken promise
 */
export const checkBooks = async (pool: Pool): Promise<string[]> => {
  const broken: string[] = []
  for (const [promise, statement] of Object.entries(promises)) {
    const { rowCount } = await pool.query(statement)
    if (rowCount) broken.push(`${promise}: broken in ${rowCount} rows`)
  }
  return broken
}
