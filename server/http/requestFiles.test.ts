import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { codeIn } from '#schema/testing/pdfCode.ts'
import {
  cancelSold,
  confirmedRequest,
  pay,
  soldRequest,
} from '../domains/requests/soldRequest.fixtures.ts'
import { issueInvoices } from '../domains/requests/papers/documents/issueInvoices.ts'
import { textOf } from '../testing/pdfText.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { testDay } from '../testing/testDay.ts'
import { createServer } from './createServer.ts'

let world: TestApp
let server: FastifyInstance
beforeAll(async () => {
  world = await createTestApp()
  server = await createServer(world.app)
  await server.ready()
})
afterAll(async () => {
  await server.close()
  await world.close()
})
beforeEach(() => world.clock.set(testDay))

interface Paper {
  kind: 'VOUCHER' | 'INVOICE' | 'CREDIT_NOTE'
  number: string
  path: string
  total: { amountMinor: number } | null
}

const papersOf = async (uuid: string): Promise<Paper[]> => {
  const { data } = await world.run<{ request: { documents: Paper[] } }>(
    'query ($uuid: UUID!) { request(uuid: $uuid) { documents { kind number path total { amountMinor } } } }',
    {
      uuid,
    },
  )
  return data.request.documents
}

const textAt = async (path: string): Promise<string> => {
  const { statusCode, headers, rawPayload } = await server.inject(path)
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  return textOf(rawPayload)
}

const bare = (words: string): string => words.replaceAll(/\s+/g, '')

describe('the voucher', () => {
  test('is available after the first payment, in the language of the request and out of caches', async () => {
    const request = await confirmedRequest(world, { caller: { locale: 'de', currency: 'EUR' } })
    expect(await papersOf(request.uuid)).toEqual([])
    expect((await server.inject(`/order/${request.uuid}/voucher.pdf`)).statusCode).toBe(404)
    await pay(world, request.uuid)
    await world.app.db.requestTourist.create({
      data: {
        request: { connect: { id: request.id } },
        position: 0,
        tourist: { create: { firstName: 'Ada', lastName: 'Grün' } },
      },
    })
    const answer = await server.inject(`/order/${request.uuid}/voucher.pdf`)
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-disposition': `inline; filename="versta-voucher-V-${String(request.id).padStart(6, '0')}.pdf"`,
    })
    const { tour, organizer } = await world.app.db.request.findUniqueOrThrow({
      where: { id: request.id },
      include: {
        tour: { include: { translations: { where: { locale: 'de' } } } },
        organizer: { include: { translations: { where: { locale: 'de' } } } },
      },
    })
    const text = textOf(answer.rawPayload)
    for (const words of [
      `Voucher V-${String(request.id).padStart(6, '0')}`,
      tour.translations[0]?.title ?? '?',
      tour.translations[0]?.meetingPoint ?? '?',
      organizer.translations[0]?.name ?? '?',
      organizer.email,
      'Ada Grün',
      'ein Platz noch ohne Namen',
      '112',
      'Bezahlt',
    ])
      expect(text).toContain(bare(words))
    expect(answer.rawPayload.toString('latin1')).toMatch(/\/Lang \(de\)/)
    const again = {
      url: `/order/${request.uuid}/voucher.pdf`,
      headers: { 'if-none-match': answer.headers.etag },
    }
    expect((await server.inject(again)).statusCode).toBe(304)
  })

  test('is marked invalid and no longer listed after a cancellation', async () => {
    const { uuid } = await soldRequest(world)
    expect((await papersOf(uuid)).map(({ kind }) => kind)).toEqual(['VOUCHER', 'INVOICE'])
    await cancelSold(world, uuid)
    expect((await papersOf(uuid)).map(({ kind }) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE'])
    expect(await textAt(`/order/${uuid}/voucher.pdf`)).toContain(
      bare('Canceled: this voucher is not valid'),
    )
  })

  test('links to a validity check that shows only a shortened name', async () => {
    const { uuid } = await soldRequest(world, { name: 'Hannah van den Berg', seats: 3 })
    const { rawPayload } = await server.inject(`/order/${uuid}/voucher.pdf`)
    const [, code = ''] = /^http:\/\/localhost\/v\/([\w-]{22})$/.exec(codeIn(rawPayload)) ?? []
    // people who read it on a screen click the link
    expect(rawPayload.toString('latin1')).toContain(`/URI (http://localhost/v/${code})`)
    const check = async (asked = code) => {
      const { data } = await world.run<{
        voucher: { state: string; bookedBy: string; adults: number } | null
      }>('query ($code: String!) { voucher(code: $code) { state bookedBy adults } }', {
        code: asked,
      })
      return data.voucher
    }
    expect(await check()).toEqual({ state: 'VALID', bookedBy: 'Hannah B.', adults: 3 })
    for (const madeUp of [
      code.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      `${code.slice(0, -1)}-`,
      'x',
      '',
    ])
      expect(await check(madeUp)).toBe(null)
    world.clock.set(new Date(testDay.getTime() + 900 * 86_400_000))
    expect(await check()).toMatchObject({ state: 'OVER' })
    world.clock.set(testDay)
    await cancelSold(world, uuid)
    expect(await check()).toMatchObject({ state: 'CANCELLED' })
  })
})

describe('invoices', () => {
  test('show lines that add up, parties and payments, and get a credit note when the trip is canceled', async () => {
    const { id, uuid, paidMinor } = await soldRequest(
      world,
      { caller: { locale: 'de', currency: 'EUR' } },
      'FULL',
    )
    const [, invoice] = await papersOf(uuid)
    expect(invoice?.total?.amountMinor).toBe(paidMinor)
    const { headers } = await server.inject(invoice?.path ?? '')
    expect(headers['content-disposition']).toBe(
      `inline; filename="versta-rechnung-${invoice?.number}.pdf"`,
    )
    const { organizer } = await world.app.db.request.findUniqueOrThrow({
      where: { id },
      include: { organizer: true },
    })
    const text = await textAt(invoice?.path ?? '')
    for (const words of [
      'Rechnung',
      invoice?.number ?? '?',
      organizer.legalName,
      'Hannah Berg',
      'Erwachsene',
      'Gesamtbetrag',
      'Zahlung eingegangen',
    ])
      expect(text).toContain(bare(words))
    await cancelSold(world, uuid)
    const [, credit] = await papersOf(uuid)
    const kept = (
      await world.app.db.refund.aggregate({
        where: { payment: { requestId: id } },
        _sum: { amountMinor: true },
      })
    )._sum.amountMinor
    expect(credit?.total?.amountMinor).toBe(-(kept ?? 0))
    const note = await textAt(credit?.path ?? '')
    for (const words of ['Rechnungskorrektur', `Korrigiert Rechnung${invoice?.number}`])
      expect(note).toContain(bare(words))
    expect(await textAt(invoice?.path ?? '')).toContain(
      bare(`Rechnungskorrektur ${credit?.number}`),
    )
  })

  test('write yen without decimals', async () => {
    const { uuid, paidMinor } = await soldRequest(world, { caller: { currency: 'JPY' } }, 'FULL')
    const [, invoice] = await papersOf(uuid)
    const text = await textAt(invoice?.path ?? '')
    expect(text).toContain(`¥${paidMinor.toLocaleString('en')}`)
    expect(text).not.toMatch(/¥[\d,]+\.\d/)
  })

  test('are numbered without gaps and issued once each, even in parallel', async () => {
    const requests = []
    for (let n = 0; n < 4; n++) {
      const request = await confirmedRequest(world, { seats: 1 })
      await pay(world, request.uuid)
      requests.push(request)
    }
    await Promise.all([...requests, ...requests].map(({ id }) => issueInvoices(world.app, id)))
    const numbers = (
      await world.app.db.invoice.findMany({ where: { year: 2026 }, orderBy: { number: 'asc' } })
    ).map(({ number }) => number)
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1))
    for (const { id } of requests)
      expect(await world.app.db.invoice.count({ where: { requestId: id } })).toBe(1)
    // numbers start over in a new year
    world.clock.set(new Date('2026-12-31T23:30:00Z'))
    const late = await confirmedRequest(world, { seats: 1 })
    await pay(world, late.uuid)
    await issueInvoices(world.app, late.id)
    expect(await world.app.db.invoice.findFirst({ where: { requestId: late.id } })).toMatchObject({
      year: 2027,
      number: 1,
    })
  })

  test('cannot be stored with a gap or lines that do not add up, nor changed or deleted', async () => {
    const { id } = await soldRequest(world)
    const row = await world.app.db.invoice.findFirstOrThrow({ where: { requestId: id } })
    const { id: _id, ...paper } = row
    const forge = (changes: object) =>
      world.app.db.invoice.create({
        data: {
          ...paper,
          kind: 'credit_note',
          correctsId: row.id,
          totalMinor: -5,
          lines: [{ amountMinor: -5 }],
          facts: {},
          ...changes,
        },
      })
    await expect(forge({ number: row.number + 7, previousNumber: row.number + 6 })).rejects.toThrow(
      /foreign key/i,
    )
    await expect(forge({ number: row.number + 7, previousNumber: row.number })).rejects.toThrow(
      /invoice_series/,
    )
    await expect(
      forge({ number: row.number + 1, previousNumber: row.number, totalMinor: -6 }),
    ).rejects.toThrow(/invoice_lines/)
    await expect(
      world.app.db.invoice.update({ where: { id: row.id }, data: { totalMinor: 1 } }),
    ).rejects.toThrow(/append-only|foreign key/i)
    await expect(world.app.db.invoice.delete({ where: { id: row.id } })).rejects.toThrow(
      /append-only|foreign key/i,
    )
  })

  test('are issued by the schedule when they were missed', async () => {
    const request = await confirmedRequest(world)
    await pay(world, request.uuid)
    await world.runScheduled('requests.issueInvoices')
    expect((await papersOf(request.uuid)).map(({ kind }) => kind)).toEqual(['VOUCHER', 'INVOICE'])
  })
})

test('answers 404 for documents of another or an unknown request', async () => {
  const one = await soldRequest(world)
  const other = await soldRequest(world)
  const [, invoice] = await papersOf(one.uuid)
  for (const path of [
    `/order/${other.uuid}/invoice-${invoice?.number}.pdf`,
    `/order/${crypto.randomUUID()}/invoice-${invoice?.number}.pdf`,
    `/order/${crypto.randomUUID()}/voucher.pdf`,
    `/order/${one.id}/voucher.pdf`,
    `/order/${one.uuid}/invoice-2026-999999.pdf`,
    `/de/order/${one.uuid}/other.pdf`,
  ])
    expect([path, (await server.inject(path)).statusCode]).toEqual([path, 404])
})
