import type { Logger } from 'pino'
import type { DeliveryReport } from '../../../adapters/senders/port.ts'
import type { Clock } from '../../../core/clock.ts'
import type { Db } from '../../../db/connect.ts'

interface Deps {
  db: Db
  clock: Clock
  logger: Pick<Logger, 'warn' | 'error'>
}

/**
 * Stores later delivery reports about codes, each state once. Failures are logged: nobody else
 * notices a broken channel, because people use the next one.
 */
export const saveDeliveryReports = async (
  { db, clock, logger }: Deps,
  reports: readonly DeliveryReport[],
): Promise<void> => {
  const receivedAt = clock.now()
  const fresh = await db.codeReport.createManyAndReturn({
    data: reports.map(({ dedupeKey, providerId, state, error }) => ({
      dedupeKey,
      providerId,
      state,
      error: error ?? null,
      receivedAt,
    })),
    skipDuplicates: true,
  })
  for (const { dedupeKey, state, error } of fresh) {
    if (!error) continue
    const isOurs = error === 'CONFIG' || error === 'NO_FUNDS'
    logger[isOurs ? 'error' : 'warn'](
      { report: dedupeKey, state, error },
      'a one-time code was not delivered',
    )
  }
}
