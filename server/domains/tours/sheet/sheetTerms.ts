import type { SheetTour } from './readTourFacts.ts'
import { writeDay, writeDeparture, writeMoney } from '../../../printing/sheetFormats.ts'
import { column, page, type Sheet, tones } from '../../../printing/sheetPage.ts'
import { sheetWords } from './sheetWords.ts'

/** Maximum number of printed departures; the page lists the others. */
const maxDates = 20
const gutter = 24

/** Draws what the price includes and excludes side by side, then what to bring. */
export const drawInclusions = (
  sheet: Sheet,
  { included, notIncluded, whatToBring }: SheetTour,
): void => {
  const { doc, down, need, locale } = sheet
  const words = sheetWords[locale]
  if (included.length + notIncluded.length > 0) {
    const half = (column - gutter) / 2
    const height = Math.max(listHeight(sheet, included, half), listHeight(sheet, notIncluded, half))
    // side by side if they fit on one page, else one after the other
    const isNarrow = height < tallest
    const width = isNarrow ? half : column
    sheet.heading(words.priceCovers, isNarrow ? height : 110)
    const { y } = doc
    drawList(sheet, words.included, included, { x: page.margin, width, mark: 'check' })
    const end = doc.y
    if (isNarrow) doc.y = y
    drawList(sheet, words.notIncluded, notIncluded, {
      x: page.margin + (isNarrow ? half + gutter : 0),
      width,
      mark: 'cross',
    })
    if (isNarrow) doc.y = Math.max(end, doc.y)
  }
  if (whatToBring.length > 0) {
    down(14)
    need(Math.min(tallest, listHeight(sheet, whatToBring, column)))
    drawList(sheet, words.whatToBring, whatToBring, { x: page.margin, width: column, mark: 'dot' })
  }
}

/** Maximum height in points of a list that fits below a heading. */
const tallest = page.height - page.margin - page.bottom - 60

interface ListPlace {
  x: number
  width: number
  mark: 'check' | 'cross' | 'dot'
}

const itemStyle = (width: number) => ({ width: width - 16, size: 9.5, color: tones.soft, gap: 2.2 })

const listHeight = ({ heightOf }: Sheet, items: readonly string[], width: number): number =>
  items.reduce((height, item) => height + heightOf(item, itemStyle(width)) + 4, 24)

const drawList = (
  { doc, write, down, need, heightOf }: Sheet,
  title: string,
  items: readonly string[],
  { x, width, mark }: ListPlace,
): void => {
  if (items.length === 0) return
  write(title, { look: 'bold', size: 10.5, x, width })
  down(5)
  for (const item of items) {
    const style = itemStyle(width)
    need(heightOf(item, style))
    drawMark(doc, mark, x + 1, doc.y + 2.5)
    write(item, { ...style, x: x + 16 })
    down(4)
  }
}

const drawMark = (doc: PDFKit.PDFDocument, mark: ListPlace['mark'], x: number, y: number): void => {
  doc.lineWidth(1.2).lineCap('round').lineJoin('round').undash()
  if (mark === 'check') doc.path(`M${x} ${y + 3.6}l2.6 2.6 5-5.6`).stroke(tones.pine)
  else if (mark === 'cross')
    doc.path(`M${x + 0.5} ${y + 0.8}l5.4 5.4M${x + 5.9} ${y + 0.8}l-5.4 5.4`).stroke(tones.faint)
  else doc.circle(x + 3, y + 4.4, 1.8).fill(tones.ochre)
}

/** Draws departures as a table: date, availability, price. */
export const drawDates = (sheet: Sheet, { dates }: SheetTour, today: string): void => {
  const { doc, write, down, need, locale } = sheet
  const words = sheetWords[locale]
  sheet.heading(words.dates, 80)
  write(dates.length > 0 ? words.datesNote(writeDay(locale, today)) : words.noDates, {
    size: 9,
    color: tones.faint,
  })
  down(8)
  for (const date of dates.slice(0, maxDates)) {
    need(26)
    sheet.rule()
    const y = doc.y + 7
    const { isBusy, price, priceWithoutDiscount: old } = date
    const color = isBusy ? tones.faint : tones.ink
    const state = isBusy
      ? words.soldOut
      : [
          date.notGuaranteed ? words.gathering : words.guaranteed,
          words.seats(date.freeSeats),
          ...(date.flightIncluded ? [words.flightIncluded] : []),
        ].join(' · ')
    write(writeDeparture(locale, date), { look: 'medium', size: 10, color, y, width: 170 })
    write(state, {
      size: 9,
      color: isBusy ? tones.faint : tones.soft,
      x: page.margin + 170,
      y: y + 0.6,
      width: 210,
    })
    if (old && old.amountMinor > price.amountMinor)
      write(`${words.insteadOf} ${writeMoney(locale, old)}`, {
        size: 8.5,
        color: tones.faint,
        x: page.margin + column - 190,
        y: y + 1,
        width: 120,
        align: 'right',
      })
    write(writeMoney(locale, price), { look: 'bold', size: 10, color, y, align: 'right' })
    doc.y = y + 19
  }
  if (dates.length > 0) sheet.rule()
  if (dates.length > maxDates) {
    down(8)
    write(words.moreDates(dates.length - maxDates), { size: 9, color: tones.faint })
  }
}
