import type { Pool } from 'pg'

/** Rows are kept for a day. A process without a poll for half of it reads everything again. */
const retentionMs = 86_400_000
const pruneIntervalMs = 600_000

interface NewChange {
  tourId: number
  onlyDepartures: boolean
}

export interface Watermark {
  /**
   * Sets the horizon to the oldest running transaction: the load of the catalogue includes earlier
   * changes.
   */
  start(): Promise<void>
  /** Returns whether rows that this process never read may have been deleted. */
  isStale(): boolean
  /** Returns the committed changes that no earlier poll has returned, oldest first. */
  poll(): Promise<NewChange[]>
  /** Deletes rows older than a day, at most every ten minutes. */
  prune(): Promise<void>
}

const pollSql = `
  SELECT h.horizon::text, c.seq::text, c.tour_id, c.only_departures, c.xid::text
  FROM (SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS horizon) h
  LEFT JOIN catalogue_change c ON c.seq > 0 AND c.xid >= $1::bigint
  ORDER BY c.seq`

/**
 * Reads `catalogue_change` without losing late commits. Sequence numbers are assigned before
 * commit, so a reader that starts after the last one would miss rows. Each poll therefore reads
 * from the oldest transaction still running and skips known rows.
 */
export const createWatermark = (pool: Pool): Watermark => {
  /** Transaction of each row read at or after the horizon, by sequence number. */
  const seen = new Map<string, bigint>()
  let horizon = 0n
  let lastPollAt = Date.now()
  let lastPruneAt = 0
  return {
    async start() {
      const { rows } = await pool.query<{ horizon: string }>(
        'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon',
      )
      horizon = BigInt(rows[0]?.horizon ?? 0)
    },
    isStale: () => Date.now() - lastPollAt > retentionMs / 2,
    async poll() {
      const { rows } = await pool.query<{
        horizon: string
        seq: string | null
        tour_id: number
        only_departures: boolean
        xid: string
      }>(pollSql, [horizon.toString()])
      lastPollAt = Date.now()
      horizon = BigInt(rows[0]?.horizon ?? horizon)
      const changes: NewChange[] = []
      for (const row of rows) {
        if (row.seq === null || seen.has(row.seq)) continue
        seen.set(row.seq, BigInt(row.xid))
        changes.push({ tourId: row.tour_id, onlyDepartures: row.only_departures })
      }
      for (const [seq, xid] of seen) if (xid < horizon) seen.delete(seq)
      return changes
    },
    async prune() {
      if (Date.now() - lastPruneAt < pruneIntervalMs) return
      lastPruneAt = Date.now()
      await pool.query(
        `DELETE FROM catalogue_change WHERE created_at < now() - $1 * interval '1 millisecond'`,
        [retentionMs],
      )
    },
  }
}
