import { buffer } from 'node:stream/consumers'
import { type Locale, localeFacts } from '#schema/codes/locales.ts'
import { mapShapes } from '#schema/rules/routes/tourFiles.ts'
import { mapRevision, routePoints } from '../map/mapRevision.ts'
import { drawMapScene, type MapPaint, type Town } from '../map/mapScene.ts'
import type { PosterFonts } from '../../../printing/posterFonts.ts'
import type { SheetTour } from './readTourFacts.ts'
import { drawDates, drawInclusions } from './sheetTerms.ts'
import { writeLanguages } from '../../../printing/sheetFormats.ts'
import {
  addFooters,
  column,
  createSheet,
  page,
  type Sheet,
  tones,
} from '../../../printing/sheetPage.ts'
import { sheetWords } from './sheetWords.ts'

interface SheetTask {
  locale: Locale
  tour: SheetTour
  towns: readonly Town[]
  /** URL of the tour's page. */
  address: string
  /** A 3:2 JPEG; null without a cover. */
  cover: Uint8Array | null
  /** Day of the prices, yyyy-MM-dd. */
  today: string
  fonts: PosterFonts
}

/** Draws a tour's program to print or to send to fellow travelers: a PDF of a few A4 pages. */
export const drawTourSheet = async ({
  locale,
  tour,
  towns,
  address,
  cover,
  today,
  fonts,
}: SheetTask): Promise<Buffer> => {
  const words = sheetWords[locale]
  const sheet = createSheet({
    fonts,
    locale,
    title: tour.title,
    author: tour.organizer.name,
    subject: words.subject,
  })
  const written = buffer(sheet.doc)
  drawCover(sheet, tour, cover, address)
  drawHighlights(sheet, tour)
  drawDays(sheet, tour, towns)
  drawInclusions(sheet, tour)
  drawMeeting(sheet, tour, address)
  drawDates(sheet, tour, today)
  addFooters(sheet, address.replace(/^https?:\/\//, ''), words.page)
  sheet.doc.end()
  return written
}

const drawCover = (
  sheet: Sheet,
  tour: SheetTour,
  cover: Uint8Array | null,
  address: string,
): void => {
  const { doc, write, down, locale } = sheet
  const words = sheetWords[locale]
  if (cover) {
    const height = 300
    doc.save().rect(0, 0, page.width, height).clip()
    doc.image(Buffer.from(cover), 0, (height - page.width / 1.5) / 2, { width: page.width })
    doc.restore()
    doc.y = height + 26
  }
  const place = [tour.region.name, tour.country.name]
    .filter((name, index, names) => names.indexOf(name) === index)
    .join(' · ')
  const { y } = doc
  write(place, { look: 'bold', size: 10, color: tones.ochre })
  write('Versta', { look: 'display', size: 15, color: tones.pine, y: y - 4, align: 'right' })
  doc.y = y + 24
  write(tour.title, { look: 'display', size: 29, gap: -2 })
  down(8)
  write(tour.summary, { look: 'lead', size: 13, color: tones.soft, gap: 2.5 })
  down(16)
  sheet.rule()
  down(14)
  drawFacts(sheet, tour)
  sheet.rule()
  down(12)
  write(words.online, { size: 9, color: tones.faint })
  write(address, { look: 'medium', size: 10, color: tones.pine, link: address })
}

const drawFacts = ({ doc, write, locale, heightOf }: Sheet, tour: SheetTour): void => {
  const words = sheetWords[locale]
  const nights = tour.accommodation.filter((kind) => kind !== 'ANY' && kind !== 'NOT_SET')
  const facts = [
    [
      words.length,
      tour.durationMinutes === null
        ? words.days(tour.days, tour.nights)
        : words.hours(tour.durationMinutes),
    ],
    [words.group, words.people(tour.groupSizeMin, tour.groupSizeMax)],
    [words.age, words.ages(tour.minAge, tour.maxAge)],
    [words.difficulty, words.difficulties[tour.difficulty - 1] ?? ''],
    ...(tour.type === 'TOUR' ? [[words.comfort, words.terms[tour.comfort]]] : []),
    ...(nights.length > 0
      ? [[words.nightsIn, nights.map((kind) => words.terms[kind]).join(', ')]]
      : []),
    ...(tour.languages.length > 0
      ? [[words.guideSpeaks, writeLanguages(locale, tour.languages)]]
      : []),
  ] as [string, string][]
  const width = column / 4
  for (let first = 0; first < facts.length; first += 4) {
    const row = facts.slice(first, first + 4)
    const { y } = doc
    const value = { look: 'medium', size: 10, width: width - 12 } as const
    for (const [index, [label, text]] of row.entries()) {
      const x = page.margin + index * width
      write(label, { size: 8.5, color: tones.faint, x, y, width: width - 12 })
      write(text, { ...value, x, y: y + 13 })
    }
    doc.y = y + 13 + Math.max(...row.map(([, text]) => heightOf(text, value))) + 12
  }
}

const drawHighlights = (sheet: Sheet, { highlights }: SheetTour): void => {
  if (highlights.length === 0) return
  const { write, down, heightOf, need, doc, locale } = sheet
  sheet.heading(sheetWords[locale].highlights, 30)
  for (const highlight of highlights) {
    const style = { size: 10, color: tones.soft, gap: 2.5, x: page.margin + 16, width: column - 16 }
    need(heightOf(highlight, style))
    doc.circle(page.margin + 4, doc.y + 7, 2).fill(tones.ochre)
    write(highlight, style)
    down(4)
  }
}

const drawDays = (sheet: Sheet, tour: SheetTour, towns: readonly Town[]): void => {
  const { doc, write, down, heightOf, need, locale, fonts } = sheet
  const words = sheetWords[locale]
  const isExcursion = tour.type === 'EXCURSION'
  if (tour.program.length === 0) return
  const isMapped = mapRevision({ isExcursion, program: tour.program }) !== null
  sheet.heading(
    isExcursion ? words.excursionProgram : words.program,
    isMapped ? mapHeight + 80 : 90,
  )
  if (isMapped)
    drawMap(sheet, drawMapScene({ route: routePoints(tour.program), towns, shape: 'wide', fonts }))
  const indent = tour.program.length > 1 ? 58 : 0
  const body = { x: page.margin + indent, width: column - indent }
  for (const { day, title, text, meals, accommodation } of tour.program) {
    const titleStyle = { ...body, look: 'bold', size: 11, gap: 1 } as const
    const textStyle = { ...body, color: tones.soft, gap: 2.8 }
    const paragraphs = text.trim().split(/\n+/)
    // keep a short day on one page, and the title of a long one with its first lines
    const height = paragraphs.reduce(
      (sum, paragraph) => sum + heightOf(paragraph, textStyle),
      heightOf(title, titleStyle) + 36,
    )
    need(height < 260 ? height : 110)
    sheet.rule()
    down(10)
    const { y } = doc
    if (tour.program.length > 1)
      write(isExcursion ? words.part(day) : words.day(day), {
        look: 'bold',
        size: 10,
        color: tones.ochre,
        y: y + 0.8,
        width: indent - 6,
      })
    write(title, { ...titleStyle, y })
    down(3)
    for (const paragraph of paragraphs) write(paragraph, textStyle)
    const night =
      accommodation === 'ANY' || accommodation === 'NOT_SET' ? [] : [words.terms[accommodation]]
    if (!isExcursion) {
      down(2)
      write([words.terms[meals], ...night].join(' · '), { ...body, size: 9, color: tones.faint })
    }
    down(10)
  }
}

const mapPaints: Record<
  MapPaint,
  { fill?: string; stroke?: string; width?: number; dash?: [number, number] }
> = {
  water: { fill: '#e3ecef' },
  land: { fill: '#f7f1e4', stroke: '#b9c6c8', width: 0.8 },
  lake: { fill: '#e3ecef', stroke: '#b9c6c8', width: 0.8 },
  grid: { stroke: '#e6dfce', width: 0.8 },
  border: { stroke: '#a3957b', width: 1, dash: [4, 3] },
  town: { fill: '#5c6672' },
  townName: { fill: '#3f4854' },
  route: { stroke: '#b3620f', width: 3, dash: [0.1, 7] },
  stop: { fill: tones.pine, stroke: '#fffdf8', width: 2 },
  stopNumber: { fill: '#fffdf8' },
  inset: { fill: '#e3ecef', stroke: '#fffdf8', width: 2 },
  insetLand: { fill: '#d9d0bb' },
  insetMark: { fill: '#b3620f', stroke: '#fffdf8', width: 1.5 },
}
const mapHeight = (column * mapShapes.wide.height) / mapShapes.wide.width

const drawMap = ({ doc, down }: Sheet, { width, parts }: ReturnType<typeof drawMapScene>): void => {
  const top = doc.y
  doc.save().roundedRect(page.margin, top, column, mapHeight, 8).clip()
  doc.translate(page.margin, top).scale(column / width)
  for (const { paint, path } of parts) {
    if (!path) continue
    const { fill, stroke, width: line = 1, dash } = mapPaints[paint]
    doc.path(path).lineWidth(line).lineJoin('round').lineCap('round')
    if (dash) doc.dash(dash[0], { space: dash[1] })
    else doc.undash()
    if (fill && stroke) doc.fillAndStroke(fill, stroke)
    else if (fill) doc.fill(fill)
    else if (stroke) doc.stroke(stroke)
  }
  doc.restore()
  doc.y = top + mapHeight
  down(16)
}

const drawMeeting = (sheet: Sheet, tour: SheetTour, address: string): void => {
  const { write, down, locale } = sheet
  const words = sheetWords[locale]
  const { meetingPoint, organizer } = tour
  if (meetingPoint) {
    sheet.heading(words.meetingPoint, 40)
    write(meetingPoint, { color: tones.soft, gap: 2.8 })
  }
  sheet.heading(words.organizer, 80)
  write(organizer.name, { look: 'bold', size: 11 })
  if (organizer.tagline) {
    down(2)
    write(organizer.tagline, { color: tones.soft, gap: 2.8 })
  }
  if (organizer.phone)
    write(organizer.phone, {
      color: tones.soft,
      gap: 2.8,
      link: `tel:${organizer.phone.replaceAll(/[^+\d]/g, '')}`,
    })
  down(6)
  write(address, { look: 'medium', color: tones.pine, link: address })
  // the document has the page's language; untranslated texts are in English
  if (tour.lang !== locale) sheet.doc.info.Keywords = `${localeFacts[locale].name}, ${tour.lang}`
}
