import { createServer } from 'node:http'
import { pino } from 'pino'
import { systemClock } from '../core/clock.ts'
import { connectDatabase, type Db } from '../db/connect.ts'
import { completeTour } from '../domains/requests/booking/jobs/completeTours.job.ts'
import { expireHolds } from '../domains/requests/booking/jobs/expireHolds.job.ts'

/**
 * Changes that otherwise only time, a price list or another service causes, each applied to one
 * request or departure.
 */
const acts: Readonly<Record<string, (db: Db, of: string) => Promise<unknown>>> = {
  /** Ends the hold of the request's seats and runs the schedule's job. */
  async endHold(db, uuid) {
    await db.request.update({ where: { uuid }, data: { holdExpiresAt: systemClock.now() } })
    await expireHolds.run({ db, clock: systemClock }, null, 1)
  },
  /** Completes the trip, as after its last day. */
  async completeTrip(db, uuid) {
    const { id } = await db.request.findUniqueOrThrow({ where: { uuid } })
    await completeTour(db, id, systemClock.now())
  },
  /** Gives the request cashback, as if it was created while the site offered it. */
  promiseCashback: (db, uuid) =>
    db.$executeRaw`UPDATE request SET cashback_minor = total_minor / 5 WHERE uuid = ${uuid}::uuid`,
  /** Makes the payment service forget the payments: it refuses their refunds. */
  async losePayments(db, uuid) {
    for (const { id } of await db.payment.findMany({ where: { request: { uuid } } }))
      await db.sandboxPayment.updateMany({
        where: { reference: id },
        data: { reference: `lost ${id}` },
      })
  },
  /** Makes the payment service unavailable: refunds wait. */
  closeBank: (db, uuid) =>
    db.payment.updateMany({ where: { request: { uuid } }, data: { provider: 'TBANK' } }),
  /** Raises the price of a departure. */
  raisePrice: (db, id) =>
    db.tourDateOption.updateMany({
      where: { tourDateId: Number(id) },
      data: { priceMinor: { increment: 1_000 } },
    }),
  /** Uses up all but one of the day's code attempts for an address that has at least one. */
  tryCodes: (db, login) =>
    db.rateLimit.update({ where: { key: `checkCode.day:${login}` }, data: { points: 14 } }),
  /** Changes the currency of a request to rubles, which the pages do not offer. */
  inRoubles: (db, uuid) => db.request.update({ where: { uuid }, data: { currency: 'RUB' } }),
}

/**
 * Accepts `POST /{act}/{of}` from this machine: browser tests can't wait for days or for a failing
 * bank.
 */
export const openBackstage = (databaseUrl: string, port: number): void => {
  const { db } = connectDatabase(databaseUrl, pino({ level: 'error' }), 1)
  createServer((request, response) => {
    const [act = '', of = ''] = (request.url ?? '').slice(1).split('/')
    Promise.resolve(acts[act]?.(db, of)).then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(port, '127.0.0.1')
}
