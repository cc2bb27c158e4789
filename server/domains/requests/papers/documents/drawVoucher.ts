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
import { drawPairs } from './paperParts.ts'
import type { VoucherFacts } from './readVoucher.ts'
import { voucherWords } from './voucherWords.ts'

const codeSize = 118

/** Draws a voucher to print or show: one A4 page where the names fit. */
export const drawVoucher = async (
  voucher: VoucherFacts,
  fonts: PosterFonts,
  address: string,
): Promise<Buffer> => {
  const { locale, organizer } = voucher
  const words = voucherWords[locale]
  const title = `${words.number(voucher.number)}: ${voucher.tour}`
  const sheet = createSheet({
    fonts,
    locale,
    title,
    author: organizer.name,
    subject: words.subject,
  })
  const written = buffer(sheet.doc)
  drawHead(sheet, voucher)
  drawTrip(sheet, voucher)
  drawTravelers(sheet, voucher)
  drawMeeting(sheet, voucher)
  drawMoney(sheet, voucher)
  addFooters(sheet, `${words.number(voucher.number)} · ${address}`, words.page)
  sheet.doc.end()
  return written
}

const drawHead = (sheet: Sheet, voucher: VoucherFacts): void => {
  const { doc, write, down, heightOf } = sheet
  const words = voucherWords[voucher.locale]
  const top = doc.y
  const width = column - codeSize - 28
  write('Versta', { look: 'display', size: 15, color: tones.pine, width })
  down(16)
  write(words.number(voucher.number), { look: 'bold', size: 10, color: tones.ochre, width })
  down(4)
  const name = {
    look: 'display',
    size: heightOf(voucher.tour, { look: 'display', size: 25, width }) > 70 ? 20 : 25,
    gap: -2,
    width,
  } as const
  write(voucher.tour, name)
  down(4)
  write(voucher.place, { color: tones.soft, width })
  down(8)
  write(words.show, { size: 9.5, color: tones.soft, gap: 2, width })
  const end = doc.y
  if (voucher.isCanceled) {
    // text helps at the meeting point, a QR code that leads to "canceled" does not
    write(words.cancelled, {
      look: 'bold',
      size: 12,
      color: tones.brick,
      x: page.width - page.margin - codeSize,
      y: top,
      width: codeSize,
    })
  } else {
    drawCodeAt(sheet, voucher, page.width - page.margin - codeSize, top)
    write(words.scan, {
      size: 7.5,
      color: tones.faint,
      x: page.width - page.margin - codeSize,
      y: top + codeSize + 6,
      width: codeSize,
    })
  }
  doc.y = Math.max(end, doc.y) + 16
  sheet.rule()
  down(14)
}

/** Draws the modules as one path; the page itself is the quiet zone around them. */
const drawCodeAt = ({ doc }: Sheet, { code }: VoucherFacts, x: number, y: number): void => {
  doc
    .save()
    .translate(x, y)
    .scale(codeSize / code.size)
  doc.path(code.path).fill('#000000')
  doc.restore()
  doc.link(x, y, codeSize, codeSize, code.text)
}

const drawTrip = (sheet: Sheet, voucher: VoucherFacts): void => {
  const { locale, date, organizer } = voucher
  const words = voucherWords[locale]
  const days = writeDeparture(locale, { ...date, startTime: null })
  drawPairs(sheet, [
    [
      words.when,
      date.startTime === null
        ? days
        : `${days}\n${words.startTime(date.startTime, voucher.timeZone)}`,
    ],
    [words.people, words.count(voucher.adults, voucher.children)],
    ...(voucher.options.length > 0 ? ([[words.place, voucher.options.join(', ')]] as const) : []),
    [words.lead, voucher.bookedBy],
    [words.request, String(voucher.requestId)],
    [
      words.organizer,
      [
        organizer.name,
        words.legal(organizer.legalName),
        organizer.phone.written,
        organizer.email,
      ].join('\n'),
    ],
  ])
}

const drawTravelers = (
  sheet: Sheet,
  { locale, travelers, adults, children }: VoucherFacts,
): void => {
  const { write, need, down, doc } = sheet
  const words = voucherWords[locale]
  sheet.heading(words.travelers, 40)
  const missing = adults + children - travelers.length
  const half = (column - 24) / 2
  // two columns, filled row by row
  travelers.forEach((name, index) => {
    if (index % 2 === 0) need(18)
    const y = index % 2 === 0 ? doc.y : doc.y - 16
    write(`${index + 1}. ${name}`, { x: page.margin + (index % 2) * (half + 24), y, width: half })
    doc.y = y + 16
  })
  if (missing > 0) {
    down(2)
    write(words.unnamed(missing), { color: tones.faint })
  }
}

const drawMeeting = (
  sheet: Sheet,
  { locale, meetingPoint, organizer, ourPhone }: VoucherFacts,
): void => {
  const { write, down } = sheet
  const words = voucherWords[locale]
  sheet.heading(words.meetingPoint, 40)
  write(meetingPoint || words.meetingOpen(organizer.name), { color: tones.soft, gap: 2.8 })
  sheet.heading(words.emergency, 70)
  write(words.emergencyFirst, { color: tones.soft })
  down(6)
  drawPairs(sheet, [
    [organizer.name, organizer.phone.written],
    ...(ourPhone ? ([[words.emergencyUs, ourPhone.written]] as const) : []),
  ])
  write(words.emergency112, { look: 'medium' })
}

const drawMoney = (
  sheet: Sheet,
  { locale, price, paid, rest, onTheSpot, isCanceled }: VoucherFacts,
): void => {
  if (isCanceled) return
  const { write, down, need, heightOf } = sheet
  const words = voucherWords[locale]
  sheet.heading(words.money, 46)
  drawPairs(sheet, [
    [words.price, price],
    [words.paid, paid],
    ...(rest
      ? ([[rest.by ? words.openBy(writeDay(locale, rest.by)) : words.open, rest.amount]] as const)
      : []),
  ])
  if (!rest) write(words.nothingOpen, { look: 'medium', color: tones.pine })
  if (onTheSpot.length === 0) return
  down(10)
  need(40)
  write(words.onTheSpot, { look: 'bold', size: 10 })
  down(4)
  for (const item of onTheSpot) {
    const style = { size: 9.5, color: tones.soft, gap: 2 }
    need(heightOf(`– ${item}`, style))
    write(`– ${item}`, style)
  }
}
