import { setTimeout as pause } from 'node:timers/promises'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import { createApp } from '../compose.ts'
import { type Clock, systemClock } from '../core/clock.ts'
import { createLogger } from '../core/logger.ts'
import { connectDatabase } from '../db/connect.ts'
import { cancelRequest } from '../domains/requests/booking/actions/cancelRequest.ts'
import { transitionRequest } from '../domains/requests/booking/actions/transitionRequest.ts'
import { visitor } from '../core/viewer.ts'
import { readEnv } from '../env.ts'
import { jobList } from '../jobs/jobList.ts'
import { buySeat, payFor } from './buyers.ts'
import type { Api } from './callApi.ts'
import type { World } from './openWorld.ts'

const seats = 40
const minute = 60_000

/**
 * Lets buyers pay while servers are killed and PostgreSQL crashes; some cancel while they pay. Then
 * reconciles payments, as the schedule does every few minutes.
 */
export const payInStorm = async (
  world: World,
  { tourDateId, optionId }: { tourDateId: number; optionId: number },
  broken: string[],
): Promise<Record<string, number>> => {
  const { pool } = world
  await pool.query('UPDATE tour_date_option SET seats = $1, free_seats = $1 WHERE id = $2', [
    seats,
    optionId,
  ])
  const api: Api = { servers: world.servers, noise: { retryable: 0, unclear: [] } }
  const requests = (
    await Promise.all(Array.from({ length: seats }, (_, n) => buySeat(api, tourDateId, n)))
  ).flatMap(({ request }) => request ?? [])
  const { db, close } = connectDatabase(world.databaseUrl, createLogger('fatal'), 4)
  try {
    for (const { id: requestId } of requests)
      await db.$transaction((tx) =>
        transitionRequest(tx, {
          requestId,
          ...confirmation,
          holdExpiresAt: new Date(Date.now() + 120 * minute),
          now: new Date(),
        }),
      )

    let paid = 0
    const payments = Promise.all(
      requests.map(async ({ uuid }, n) => {
        await pause(Math.random() * 500)
        await payFor(api, uuid, n)
        paid++
      }),
    )
    const until = async (count: number) => {
      while (paid < count) await pause(1)
    }
    const cancellations = Promise.all(
      requests
        .filter((_, n) => n % 8 === 0)
        .map(({ uuid }) =>
          cancelPatiently(() =>
            cancelRequest(
              { db, clock: systemClock },
              { by: 'tourist', uuid, viewer: visitor },
              { message: '', expectedRefundMinor: null },
            ),
          ),
        ),
    )
    await until(4)
    const killed = world.killServer()
    await until(12)
    await world.crashPostgres()
    await killed
    await until(20)
    await world.killServer()
    await Promise.all([payments, cancellations])
  } finally {
    await close()
  }
  broken.push(...new Set(api.noise.unclear.map((words) => `payments: an unclear answer: ${words}`)))
  await reconcile(world)
  return figures(world, api.noise.retryable)
}

const confirmation = {
  from: 'pending_confirm',
  to: 'pending_prepayment',
  actor: 'organizer',
} as const

/**
 * Retries a cancellation that PostgreSQL's crash interrupted, until it succeeds or is refused
 * because an earlier attempt did.
 */
const cancelPatiently = async (cancel: () => Promise<unknown>): Promise<void> => {
  for (let tries = 0; tries < 100; tries++) {
    try {
      await cancel()
      return
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'CONFLICT') return
      await pause(100)
    }
  }
}

/**
 * Reconciles as if some minutes had passed: replaces lost notifications by the provider's records
 * and completes refunds.
 */
const reconcile = async ({ databaseUrl, pool }: World): Promise<void> => {
  const clock: Clock = { now: () => new Date(Date.now() + 10 * minute) }
  const env = readEnv({ NODE_ENV: 'production', DATABASE_URL: databaseUrl, DEMO: 'off' })
  const app = await createApp({ env, databaseUrl, clock, logger: createLogger('fatal') })
  try {
    await jobList.find(({ name }) => name === 'payments.reconcile')?.run(app, {}, 1)
    const deadline = Date.now() + 20_000
    while (Date.now() < deadline) {
      // jobs of a killed worker are released only after 30 seconds or more: the proof does not wait
      await pool.query(`UPDATE graphile_worker._private_jobs SET run_at = now(), locked_at = NULL, locked_by = NULL
        WHERE locked_at < now() - interval '5 seconds' OR (locked_at IS NULL AND run_at > now())`)
      const { rowCount } = await pool.query(`SELECT 1 FROM refund WHERE status = 'pending' LIMIT 1`)
      if (!rowCount) return
      await pause(200)
    }
  } finally {
    await app.close()
  }
}

const figures = async ({ pool }: World, retries: number): Promise<Record<string, number>> => {
  const { rows } = await pool.query<Record<string, number>>(`SELECT
    (SELECT count(*)::int FROM sandbox_payment) AS begun,
    (SELECT count(*)::int FROM sandbox_payment WHERE status = 'paid') AS "paidAtProvider",
    (SELECT count(*)::int FROM request WHERE status = ${requestStatuses.made_prepayment}) AS "paidRequests",
    (SELECT count(DISTINCT payment_id)::int FROM refund WHERE status = 'done') AS "givenBack",
    (SELECT count(*)::int FROM payment_notification) AS notifications`)
  return { ...rows[0], retries }
}
