import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Mail } from '../adapters/mail/port.ts'
import type { App } from '../compose.ts'
import { record } from '../db/recordEvent.ts'
import { helpRequested } from '../domains/help/help.events.ts'
import { applyRefundState } from '../domains/payments/actions/applyRefundState.ts'
import { refundPayments } from '../domains/payments/actions/refundPayments.ts'
import { releaseDeadWorkers } from '../domains/queue/actions/releaseDeadWorkers.ts'
import { extendHold } from '../domains/requests/booking/actions/extendHold.ts'
import {
  requestPaymentApplied,
  requestTravelerReminderRequested,
} from '../domains/requests/requests.events.ts'
import { findOpenDeparture, requestInput } from '../domains/requests/requests.fixtures.ts'
import { confirmedRequest, organizerOf, pay } from '../domains/requests/soldRequest.fixtures.ts'
import { reviewAnswered, reviewDecided } from '../domains/reviews/reviews.events.ts'
import { startFakeSmtp } from '../testing/fakeSmtp.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { testRoot } from '../testing/testDay.ts'
import { dispatchEvents } from './dispatchEvents.ts'
import { jobList } from './jobList.ts'
import { subscriptions } from './subscriptions.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
}, 60_000)
afterAll(() => world.close())

interface WaitingJob {
  name: string
  payload: unknown
}

const subscribers = new Set(subscriptions.map(({ job }) => job.name))

/** Returns the waiting jobs of subscribers, in the order in which they were dispatched. */
const waitingJobs = async (): Promise<WaitingJob[]> => {
  while ((await dispatchEvents(world.app.pool, world.app.logger)) > 0);
  const { rows } = await world.app.pool.query<WaitingJob>(
    `SELECT task.identifier AS name, job.payload FROM graphile_worker._private_jobs job
     JOIN graphile_worker._private_tasks task ON task.id = job.task_id WHERE job.key IS NULL ORDER BY job.run_at, job.id`,
  )
  return rows.filter(({ name }) => subscribers.has(name))
}

const run = ({ name, payload }: WaitingJob, app: App): Promise<void> => {
  const job = jobList.find((known) => known.name === name)
  if (!job) throw new Error(`unknown job ${name}`)
  return job.run(app, payload, 1)
}

/**
 * Returns a mail server that accepts `lives` e-mails before the process is killed; all where
 * omitted.
 */
const mailThatDiesAfter = (accepted: string[], lives = Number.POSITIVE_INFINITY): Mail => {
  let left = lives
  return {
    async send({ messageId }) {
      if (left-- <= 0) throw new Error('killed')
      accepted.push(messageId)
      return { status: 'sent', providerId: messageId }
    },
    close: () => undefined,
  }
}

/** Returns a database whose process is killed just before each commit. */
const dbThatDies = (): App['db'] =>
  new Proxy(world.app.db, {
    get: (db, name) =>
      name === '$transaction'
        ? (work: (tx: unknown) => Promise<unknown>) =>
            db.$transaction(async (tx) => {
              await work(tx)
              throw new Error('killed')
            })
        : Reflect.get(db, name),
  })

/**
 * Runs a job with workers that are killed one after another: before a commit, between e-mails, and
 * before the queue marks it done.
 */
const runWithStops = async (job: WaitingJob, accepted: string[]): Promise<number> => {
  const survives = (app: App) =>
    run(job, app).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Error && error.message === 'killed') return false
        throw error
      },
    )
  let stops = 0
  if (!(await survives({ ...world.app, db: dbThatDies(), mail: mailThatDiesAfter(accepted, 0) })))
    stops++
  while (!(await survives({ ...world.app, mail: mailThatDiesAfter(accepted, 1) })))
    if (stops++ > 10) throw new Error(`${job.name} begins again and again`)
  await run(job, { ...world.app, mail: mailThatDiesAfter(accepted) })
  return stops
}

const eventsOf = async (requestId: number): Promise<number[]> =>
  (await world.app.db.requestEvent.findMany({ where: { requestId }, orderBy: { id: 'asc' } })).map(
    ({ id }) => id,
  )

/** Creates a request that was confirmed, prepaid, paid in full and partly refunded. */
const soldAndRefunded = async (): Promise<{ requestId: number; expected: string[] }> => {
  const { id: requestId, uuid } = await confirmedRequest(world)
  await pay(world, uuid)
  const { id: paymentId } = await world.app.db.payment.findFirstOrThrow({ where: { requestId } })
  const [created = 0, confirmed = 0, sold = 0] = await eventsOf(requestId)
  const now = world.clock.now()
  const reminder = await world.app.db.travelerReminder.create({
    data: { requestId, userId: 1, message: '', askedAt: now },
  })
  await world.app.db.$transaction(async (tx) => {
    await record(tx, requestPaymentApplied({ requestId, eventId: sold, paymentId }))
    await record(tx, requestTravelerReminderRequested({ requestId, reminderId: reminder.id }))
    await refundPayments(tx, {
      requestId,
      amountMinor: 100,
      reason: 'paid_twice',
      cause: 'late_money',
      now,
    })
  })
  const { id: refundId } = await world.app.db.refund.findFirstOrThrow({ where: { paymentId } })
  for (const state of ['done', 'failed'] as const)
    await applyRefundState(world.app, { refundId, state, providerRef: null })
  const expected = [
    ...[created, sold].flatMap((event) => [
      `request-${requestId}-${event}-tourist`,
      `request-${requestId}-${event}-organizer`,
    ]),
    `request-${requestId}-${confirmed}-tourist`,
    `payment-${paymentId}-restPaid`,
    `payment-${paymentId}-organizerRestPaid`,
    `request-${requestId}-travelers-${reminder.id}`,
    ...['begun', 'done', 'failed'].map((about) => `refund-${refundId}-${about}`),
  ]
  return { requestId, expected }
}

/** Creates a request whose hold was extended. */
const heldLonger = async (): Promise<string[]> => {
  const { id: requestId, organizerId } = await confirmedRequest(world)
  const { holdExpiresAt } = await world.app.db.request.findUniqueOrThrow({
    where: { id: requestId },
  })
  const until = new Date((holdExpiresAt?.getTime() ?? 0) + 60_000)
  await extendHold(world.app, {
    by: 'organizer',
    requestId,
    until,
    message: '',
    viewer: organizerOf(organizerId),
  })
  const [created = 0, confirmed = 0, extended = 0] = await eventsOf(requestId)
  return [
    `request-${requestId}-${created}-tourist`,
    `request-${requestId}-${created}-organizer`,
    `request-${requestId}-${confirmed}-tourist`,
    `request-${requestId}-${extended}-tourist`,
  ]
}

/** Creates a published review with an answer. */
const reviewed = async (requestId: number): Promise<string[]> => {
  const { tourId, organizerId } = await world.app.db.request.findUniqueOrThrow({
    where: { id: requestId },
  })
  const now = world.clock.now()
  const review = await world.app.db.review.create({
    data: {
      requestId,
      tourId,
      organizerId,
      locale: 'en',
      rating: 5,
      text: 'Good',
      authorName: 'Hannah B.',
      tripDate: now,
      createdAt: now,
      status: 'published',
      decisions: { create: { status: 'published', reason: '', userId: 1, decidedAt: now } },
      answer: { create: { text: 'Thank you', locale: 'en', userId: 1, createdAt: now } },
    },
    include: { decisions: true },
  })
  const ids = { reviewId: review.id, decisionId: review.decisions[0]?.id ?? 0 }
  await world.app.db.$transaction(async (tx) => {
    await record(tx, reviewDecided(ids))
    await record(tx, reviewAnswered(ids))
  })
  return [`review-${ids.decisionId}`, `review-answer-${review.id}`]
}

const submitHelp = (): Promise<string[]> =>
  world.app.db.$transaction(async (tx) => {
    const { id } = await tx.helpRequest.create({
      data: { kind: 'other', name: 'Anna', email: 'anna@example.org', locale: 'en' },
    })
    await record(tx, helpRequested({ helpRequestId: id }))
    return [`help-${id}-staff`, `help-${id}-visitor`]
  })

const papersOf = (requestId: number) => world.app.db.invoice.count({ where: { requestId } })
const remindersOf = async (requestId: number): Promise<string[]> =>
  (
    await world.app.pool.query<{ key: string }>(
      'SELECT key FROM graphile_worker._private_jobs WHERE key LIKE $1 ORDER BY key',
      [`request:${requestId}:%`],
    )
  ).rows.map(({ key }) => key)

test('completes its work and sends no e-mail twice wherever it is stopped', async () => {
  await world.runJobs()
  const { requestId, expected } = await soldAndRefunded()
  expected.push(...(await heldLonger()), ...(await reviewed(requestId)), ...(await submitHelp()))
  const jobs = await waitingJobs()
  // this test covers every subscriber
  expect(new Set(jobs.map(({ name }) => name))).toEqual(subscribers)

  const accepted: string[] = []
  let stops = 0
  for (const job of jobs) stops += await runWithStops(job, accepted)
  expect(stops).toBeGreaterThan(jobs.length)
  expect(accepted.toSorted()).toEqual(expected.toSorted())
  expect(await papersOf(requestId)).toBe(1)
  expect(await remindersOf(requestId)).toEqual([
    `request:${requestId}:remind-overdue`,
    `request:${requestId}:remind-rest`,
  ])
  await world.app.pool.query('DELETE FROM graphile_worker._private_jobs')
})

test('sends only the second e-mail after a worker was killed between two', async () => {
  const smtp = await startFakeSmtp({ user: 'versta', password: 'secret' })
  const traveler = `ada-${crypto.randomUUID()}@example.org`
  const organizer = `desk-${crypto.randomUUID()}@example.org`
  const { tourDateId, organizerId } = await findOpenDeparture(world)
  await world.app.db.organizer.update({ where: { id: organizerId }, data: { email: organizer } })
  await world.run(
    'mutation ($input: CreateRequestInput!) { createRequest(input: $input) { __typename } }',
    {
      input: requestInput(tourDateId, { email: traveler }),
    },
  )
  // the mail server never answers for the organizer's e-mail
  smtp.hang(organizer)
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/main.ts'],
    {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        ROLES: 'worker',
        DEMO: 'off',
        DATA_DIR: testRoot(),
        DATABASE_URL: world.databaseUrl,
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Versta <desk@versta.example>',
      },
      stdio: 'ignore',
    },
  )
  const until = async (isSo: () => boolean | Promise<boolean>) => {
    for (let tries = 0; !(await isSo()); tries++) {
      if (tries > 500) throw new Error('it never came')
      await pause(100)
    }
  }
  try {
    await until(() => smtp.hanging() === 1)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await until(async () => (await releaseDeadWorkers(world.app.pool, 0)).length > 0)
    await world.runJobs()
    const kept = (recipient: string) => world.app.db.outboxMessage.count({ where: { recipient } })
    expect(smtp.received.filter(({ to }) => to.includes(traveler))).toHaveLength(1)
    expect(await kept(traveler)).toBe(0)
    expect(await kept(organizer)).toBe(1)
  } finally {
    child.kill('SIGKILL')
    await smtp.close()
  }
}, 120_000)
