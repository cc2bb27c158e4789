import { createServer } from 'node:http'
import { pino } from 'pino'
import { systemClock } from '../core/clock.ts'
import { connectDatabase, type Db } from '../db/connect.ts'
import { startEmbeddedPostgres } from '../db/embeddedPostgres.ts'
import { completeTour } from '../domains/requests/booking/jobs/completeTours.job.ts'
import { expireHolds } from '../domains/requests/booking/jobs/expireHolds.job.ts'

/** What only time, a price list or another service does, done at once and to one request or departure. */
const acts: Readonly<Record<string, (db: Db, of: string) => Promise<unknown>>> = {
  /** The time for which its seats were held is over, and the schedule has noticed. */
  async endHold(db, uuid) {
    await db.request.update({ where: { uuid }, data: { holdExpiresAt: systemClock.now() } })
    await expireHolds.run({ db, clock: systemClock }, null, 1)
  },
  /** Its last day is over. */
  async completeTrip(db, uuid) {
    const { id } = await db.request.findUniqueOrThrow({ where: { uuid } })
    await completeTour(db, id, systemClock.now())
  },
  /** It was made while the site gave cashback. */
  promiseCashback: (db, uuid) =>
    db.$executeRaw`UPDATE request SET cashback_minor = total_minor / 5 WHERE uuid = ${uuid}::uuid`,
  /** The payment service no longer knows what was paid: it refuses to give it back. */
  async losePayments(db, uuid) {
    for (const { id } of await db.payment.findMany({ where: { request: { uuid } } }))
      await db.sandboxPayment.updateMany({
        where: { reference: id },
        data: { reference: `lost ${id}` },
      })
  },
  /** The payment service is not to be had: what has to go back waits. */
  closeBank: (db, uuid) =>
    db.payment.updateMany({ where: { request: { uuid } }, data: { provider: 'TBANK' } }),
  /** A departure costs more. */
  raisePrice: (db, id) =>
    db.tourDateOption.updateMany({
      where: { tourDateId: Number(id) },
      data: { priceMinor: { increment: 1_000 } },
    }),
  /** All codes of the day but one have been tried for an address that was tried at least once. */
  tryCodes: (db, login) =>
    db.rateLimit.update({ where: { key: `checkCode.day:${login}` }, data: { points: 14 } }),
  /** The price of a request is in roubles, which nobody can choose on the pages. */
  inRoubles: (db, uuid) => db.request.update({ where: { uuid }, data: { currency: 'RUB' } }),
}

/** Takes `POST /{act}/{of}` from this machine: browser tests can't wait for days, nor for a bank that is out of order. */
export const openBackstage = (cluster: string, port: number): void => {
  const opening = async () =>
    connectDatabase(
      (await startEmbeddedPostgres({ directory: cluster })).url('versta'),
      pino({ level: 'error' }),
      1,
    )
  let database: ReturnType<typeof opening> | undefined
  createServer((request, response) => {
    const [act = '', of = ''] = (request.url ?? '').slice(1).split('/')
    database ??= opening()
    database
      .then(({ db }) => acts[act]?.(db, of))
      .then(
        () => response.writeHead(204).end(),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
  }).listen(port, '127.0.0.1')
}
