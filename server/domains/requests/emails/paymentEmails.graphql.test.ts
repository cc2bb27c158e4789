import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { refundReasons } from '#schema/codes/payments.ts'
import { locales } from '#schema/codes/locales.ts'
import { requestStatuses } from '#schema/rules/booking/requestStatuses.ts'
import { createTestApp, type TestApp } from '../../../testing/testApp.ts'
import { testDay } from '../../../testing/testDay.ts'
import { applyPaymentState } from '../../payments/actions/applyPaymentState.ts'
import { startPayment } from '../../payments/actions/startPayment.ts'
import { paymentEmailKinds, paymentEmails } from './paymentEmails.ts'
import { refundEmail, refundEmailKinds } from './refundLetters.ts'
import { findOpenDeparture, leaveSeats } from '../requests.fixtures.ts'
import { cancelSold, confirmedRequest, pay } from '../soldRequest.fixtures.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())
beforeEach(() => world.clock.set(testDay))

const requestOf = async () => {
  const departure = await findOpenDeparture(world, 6, 60)
  const request = await confirmedRequest(world, { departure })
  const email = `ada-${crypto.randomUUID()}@example.com`
  await world.app.db.request.update({ where: { id: request.id }, data: { contactEmail: email } })
  return { ...request, email }
}
const lettersTo = async (recipient: string) => {
  await world.runJobs()
  const letters = await world.app.db.outboxMessage.findMany({
    where: { recipient },
    select: { subject: true, text: true },
  })
  return letters.map(({ subject, text }) => `${subject}\n${text}`)
}
const begin = (uuid: string, type: 'prepayment' | 'full') =>
  startPayment(world.app, {
    uuid,
    type,
    method: 'card',
    idempotencyKey: crypto.randomUUID(),
    locale: 'en',
  })
const arrives = async (paymentId: string) => {
  const { amountMinor, currency } = await world.app.db.payment.findUniqueOrThrow({
    where: { id: paymentId },
  })
  await world.app.db.sandboxPayment.updateMany({
    where: { reference: paymentId },
    data: { status: 'paid' },
  })
  const news = {
    state: 'paid',
    providerRef: null,
    amountMinor,
    currency,
    refundedMinor: null,
  } as const
  await applyPaymentState(world.app, { provider: 'SANDBOX', paymentId, news })
}

test('thanks the traveler for the balance, notifies the organizer, and adds a row to the history', async () => {
  const { uuid, id, email, organizerId } = await requestOf()
  await pay(world, uuid)
  expect(await lettersTo(email)).not.toContainEqual(expect.stringMatching(/^All paid/))
  await pay(world, uuid, 'PAYMENT')
  expect((await lettersTo(email)).filter((letter) => letter.startsWith('All paid: '))).toHaveLength(
    1,
  )
  const { email: organizer } = await world.app.db.organizer.findUniqueOrThrow({
    where: { id: organizerId },
  })
  expect(await lettersTo(organizer)).toContainEqual(
    expect.stringMatching(new RegExp(`^(Paid further: request|Weitere Zahlung: Anfrage) ${id},`)),
  )
  const { data } = await world.run<{ request: { history: object[] } }>(
    'query ($uuid: UUID!) { request(uuid: $uuid) { history { from to } } }',
    { uuid },
  )
  expect(data.request.history.at(-1)).toEqual({
    from: 'MADE_PREPAYMENT',
    to: 'MADE_PREPAYMENT',
  })
})

test('announces the refund of a double payment as pending and as done, not as a further payment', async () => {
  const { uuid, id, email } = await requestOf()
  const [one, other] = [await begin(uuid, 'prepayment'), await begin(uuid, 'full')]
  await arrives(other)
  await arrives(one)
  const letters = await lettersTo(email)
  expect(letters).toContainEqual(expect.stringContaining('you have paid more'))
  expect(letters).toContainEqual(expect.stringMatching(/^Paid back: /))
  expect(letters).not.toContainEqual(expect.stringMatching(/^All paid/))
  expect(
    await world.app.db.requestEvent.count({
      where: {
        requestId: id,
        fromStatus: requestStatuses.made_prepayment,
        toStatus: requestStatuses.made_prepayment,
      },
    }),
  ).toBe(0)
})

test('gives the reason for the refund of late money', async () => {
  const late = await requestOf()
  const payment = await begin(late.uuid, 'prepayment')
  world.clock.set(new Date(testDay.getTime() + 20 * 86_400_000))
  await world.runScheduled('requests.expireHolds')
  await leaveSeats(world, late.optionId, 1)
  await arrives(payment)
  expect(await lettersTo(late.email)).toContainEqual(
    expect.stringContaining('the seats had gone to others'),
  )

  world.clock.set(testDay)
  const closed = await requestOf()
  const open = await begin(closed.uuid, 'full')
  await cancelSold(world, closed.uuid)
  await arrives(open)
  expect(await lettersTo(closed.email)).toContainEqual(
    expect.stringContaining('the request was closed already'),
  )
})

test.each(locales)('writes every e-mail about money in %s for every reason', (locale) => {
  const common = {
    number: 12,
    tour: 'Ice of Baikal',
    name: 'Anna',
    amount: '$900',
    requestUrl: 'https://versta.example',
  }
  for (const kind of refundEmailKinds)
    for (const reason of refundReasons)
      for (const reference of [null, 'SEPA 7']) {
        const { subject, paragraphs } = refundEmail(locale, kind, { ...common, reason, reference })
        expect(subject).toContain('$900')
        expect(paragraphs.join(' ')).not.toMatch(/undefined|null/)
      }
  expect(Object.keys(paymentEmails[locale])).toEqual([...paymentEmailKinds])
})
