import type { Pool } from 'pg'
import type { Logger } from 'pino'

/** What is told waits so long for more: shorter than anybody notices, long enough for a rush to be told of in a few notices. */
const restMs = 10

export interface BookingNotices {
  /** A booking on a departure of this tour is committed: search indexes read it again and a worker takes its job, in any process. */
  tell(tourId: number): void
  /** Tells what waits, at once. Resolves when it is told. */
  settle(): Promise<void>
}

// What graphile-worker says itself where it writes a job.
const statement = {
  name: 'requests.tell',
  text: `
    SELECT pg_notify('catalogue', 'departures ' || id) FROM unnest($1::int[]) AS told(id)
    UNION ALL
    SELECT pg_notify('jobs:insert', json_build_object('r', random()::text, 'count', $2::int)::text)`,
}

/**
 * Notices of bookings, given after their commit and together, since a transaction that gives one makes all others that do wait
 * until it is on disk. A notice can be lost, with the process or the connection; what it tells of can't: search indexes look at
 * `catalogue_change` and workers at the queue every few seconds anyway.
 */
export const openBookingNotices = (pool: Pool, logger: Logger): BookingNotices => {
  let tours = new Set<number>()
  let jobs = 0
  let timer: NodeJS.Timeout | undefined
  let telling: Promise<unknown> = Promise.resolve()

  const tellAll = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (jobs === 0) return
    const values = [[...tours], jobs]
    tours = new Set()
    jobs = 0
    telling = pool
      .query({ ...statement, values })
      .catch((error: unknown) => logger.warn({ err: error }, 'bookings were not told of: what follows them looks by itself in seconds'))
  }
  return {
    tell(tourId) {
      tours.add(tourId)
      jobs++
      timer ??= setTimeout(tellAll, restMs)
    },
    async settle() {
      tellAll()
      await telling
    },
  }
}
