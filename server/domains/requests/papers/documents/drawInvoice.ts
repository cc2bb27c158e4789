import { buffer } from 'node:stream/consumers'
import type { PosterFonts } from '../../../../printing/posterFonts.ts'
import { writeDay, writeDeparture } from '../../../../printing/sheetFormats.ts'
import {
  addFooters,
  column,
  createSheet,
  page,
  type Sheet,
  tones,
} from '../../../../printing/sheetPage.ts'
import { invoiceWords } from './invoiceWords.ts'
import { drawPairs } from './paperParts.ts'
import type { InvoiceSheet } from './readInvoice.ts'

/** Draws an invoice or a credit note as a PDF. */
export const drawInvoice = async (
  invoice: InvoiceSheet,
  fonts: PosterFonts,
  address: string,
): Promise<Buffer> => {
  const { locale } = invoice
  const words = invoiceWords[locale]
  const name = `${invoice.kind === 'invoice' ? words.invoice : words.creditNote} ${invoice.number}`
  const author = (invoice.intermediary ?? invoice.seller).name
  const sheet = createSheet({ fonts, locale, title: name, author, subject: words.subject })
  const written = buffer(sheet.doc)
  drawHead(sheet, invoice, name)
  drawLines(sheet, invoice)
  if (invoice.kind === 'invoice') drawMoney(sheet, invoice)
  drawNotes(sheet, invoice)
  addFooters(sheet, `${name} · ${address}`, words.page)
  sheet.doc.end()
  return written
}

const drawHead = (sheet: Sheet, invoice: InvoiceSheet, name: string): void => {
  const { doc, write, down } = sheet
  const { locale, seller, buyer, trip } = invoice
  const words = invoiceWords[locale]
  write('Versta', { look: 'display', size: 15, color: tones.pine })
  down(20)
  write(name, { look: 'display', size: 25 })
  down(14)
  sheet.rule()
  down(14)
  const half = (column - 24) / 2
  const { y } = doc
  let end = y
  for (const [index, [label, party]] of (
    [
      [words.seller, seller],
      [words.buyer, buyer],
    ] as const
  ).entries()) {
    const place = { x: page.margin + index * (half + 24), width: half }
    write(label, { ...place, size: 9, color: tones.faint, y })
    down(3)
    write(party.name, { ...place, look: 'bold', size: 10.5 })
    for (const line of party.lines)
      write(line, { ...place, size: 9.5, color: tones.soft, gap: 1.5 })
    end = Math.max(end, doc.y)
  }
  doc.y = end + 18
  sheet.rule()
  down(14)
  const days = writeDeparture(locale, { start: trip.start, end: trip.end, startTime: null })
  drawPairs(sheet, [
    [words.issued, writeDay(locale, invoice.issuedOn)],
    ...(invoice.corrects ? ([[words.corrects, invoice.corrects]] as const) : []),
    [words.request, String(invoice.requestId)],
    [words.trip, [trip.tour, days, words.people(trip.people)].join('\n')],
  ])
  down(8)
}

/** Right edges of the three columns of numbers, from the left margin. */
const columns = { quantity: column - 210, unit: column - 105, amount: column } as const
const numberWidth = 100

const drawLines = (sheet: Sheet, { locale, kind, lines, total, credits }: InvoiceSheet): void => {
  const { doc, write, need, down, heightOf } = sheet
  const words = invoiceWords[locale]
  const number = (text: string, right: number, y: number, style: object) =>
    write(text, {
      x: page.margin + right - numberWidth,
      y,
      width: numberWidth,
      align: 'right',
      ...style,
    })
  const head = { size: 9, color: tones.faint }
  const { y: top } = doc
  write(words.what, { ...head, y: top })
  number(words.quantity, columns.quantity, top, head)
  number(words.unit, columns.unit, top, head)
  number(words.amount, columns.amount, top, head)
  down(6)
  sheet.rule()
  down(8)
  for (const { label, quantity, unit, amount } of lines) {
    const style = { width: columns.quantity - 60, gap: 1.5 }
    const height = heightOf(label, style)
    need(height + 12)
    const { y } = doc
    write(label, { ...style, y })
    number(String(quantity), columns.quantity, y, {})
    number(unit, columns.unit, y, {})
    number(amount, columns.amount, y, {})
    doc.y = y + height + 6
  }
  sheet.rule()
  down(9)
  need(30)
  const { y } = doc
  write(kind === 'invoice' ? words.total : words.creditTotal, {
    look: 'bold',
    size: 12,
    y,
    width: column - 160,
  })
  write(total, {
    look: 'bold',
    size: 12,
    y,
    x: page.margin + column - 160,
    width: 160,
    align: 'right',
  })
  // issued later and not part of this sum: only a reference
  for (const { number: credit, amount } of credits) {
    need(20)
    const line = doc.y + 5
    write(words.credited(credit), { color: tones.soft, y: line, width: column - 160 })
    write(amount, {
      color: tones.soft,
      y: line,
      x: page.margin + column - 160,
      width: 160,
      align: 'right',
    })
  }
}

/** Draws payments and refunds: not part of the issued document, so dated today. */
const drawMoney = (
  sheet: Sheet,
  { locale, today, movements, balance, open }: InvoiceSheet,
): void => {
  const { doc, write, need } = sheet
  const words = invoiceWords[locale]
  sheet.heading(words.money(writeDay(locale, today)), 40)
  const row = (name: string, amount: string, look: 'text' | 'bold' = 'text') => {
    need(18)
    const { y } = doc
    write(name, { look, y, width: column - 160 })
    write(amount, { look, y, x: page.margin + column - 160, width: 160, align: 'right' })
    doc.y = y + 17
  }
  for (const { kind, day, amount } of movements)
    row(`${words[kind]}, ${writeDay(locale, day)}`, amount)
  if (movements.length === 0) write(words.noMoney, { color: tones.soft })
  else row(words.balance, balance, 'bold')
  if (open) row(words.open, open, 'bold')
}

const drawNotes = (
  { write, down, need }: Sheet,
  { locale, seller, intermediary }: InvoiceSheet,
): void => {
  const words = invoiceWords[locale]
  const style = { size: 9, color: tones.soft, gap: 2.2 }
  down(26)
  need(70)
  write(words.tax, style)
  if (!intermediary) return
  down(4)
  write(words.writtenFor(intermediary.name, seller.name), style)
  write([intermediary.name, ...intermediary.lines].join(', '), { ...style, color: tones.faint })
}
