import PDFDocument from 'pdfkit'
import type { Locale } from '#schema/codes/locales.ts'
import type { Look, PosterFonts } from './posterFonts.ts'

/** A4 in points, with side margins of 18 mm. */
export const page = { width: 595.28, height: 841.89, margin: 51, bottom: 64 } as const
export const column = page.width - 2 * page.margin

/** The site's colors on white paper. */
export const tones = {
  ink: '#1f2a36',
  soft: '#46515d',
  faint: '#6b747e',
  line: '#ddd5c5',
  pine: '#1d4a3a',
  ochre: '#8a570c',
  brick: '#8f3325',
  white: '#ffffff',
} as const

interface TextStyle {
  look?: Look
  size?: number
  color?: string
  /** Extra points between lines. */
  gap?: number
  x?: number
  y?: number
  width?: number
  align?: 'left' | 'right'
  link?: string
  strike?: boolean
}

interface SheetInput {
  fonts: PosterFonts
  locale: Locale
  title: string
  author: string
  subject: string
}

export interface Sheet {
  doc: PDFKit.PDFDocument
  fonts: PosterFonts
  locale: Locale
  write(text: string, style?: TextStyle): void
  /** Returns the height of a text in points. */
  heightOf(text: string, style?: TextStyle): number
  widthOf(text: string, style?: TextStyle): number
  /** Starts a new page unless this one has that many points left. */
  need(points: number): void
  down(points: number): void
  rule(): void
  heading(text: string, keepWith?: number): void
}

/** Creates an A4 document in our fonts, with selectable text, a title and a language. */
export const createSheet = ({ fonts, locale, title, author, subject }: SheetInput): Sheet => {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: page.bottom },
    bufferPages: true,
    displayTitle: true,
    lang: locale,
    pdfVersion: '1.7',
    font: fonts.main('text').data as unknown as string,
    info: { Title: title, Author: author, Subject: subject, Creator: 'Versta', Producer: 'Versta' },
  })
  const registered = new Set<string>()
  const choose = (name: string, data: Buffer, size: number): void => {
    if (!registered.has(name)) doc.registerFont(name, data)
    registered.add(name)
    doc.font(name, size)
  }
  const options = ({ gap = 0, width = column, align = 'left', link, strike }: TextStyle) => ({
    lineGap: gap,
    width,
    align,
    ...(link && { link }),
    ...(strike && { strike }),
  })

  const sheet: Sheet = {
    doc,
    fonts,
    locale,
    write(text, style = {}) {
      const { look = 'text', size = 10, color = tones.ink, x = page.margin, y = doc.y } = style
      const runs = fonts.runs(look, text)
      doc.fillColor(color)
      for (const [index, { font, text: part }] of runs.entries()) {
        choose(font.name, font.data, size)
        const continued = index < runs.length - 1
        if (index === 0) doc.text(part, x, y, { ...options(style), continued })
        else doc.text(part, { continued })
      }
    },
    heightOf(text, style = {}) {
      const { look = 'text', size = 10 } = style
      const { name, data } = fonts.main(look)
      choose(name, data, size)
      return doc.heightOfString(text, options(style))
    },
    widthOf(text, { look = 'text', size = 10 } = {}) {
      const { name, data } = fonts.main(look)
      choose(name, data, size)
      return doc.widthOfString(text)
    },
    need(points) {
      if (doc.y + points > page.height - page.bottom) doc.addPage()
    },
    down(points) {
      doc.y += points
    },
    rule() {
      doc
        .moveTo(page.margin, doc.y)
        .lineTo(page.width - page.margin, doc.y)
        .lineWidth(0.7)
        .strokeColor(tones.line)
        .stroke()
    },
    heading(text, keepWith = 90) {
      if (doc.y > page.margin + 1) sheet.down(26)
      sheet.need(30 + keepWith)
      doc.outline.addItem(text)
      sheet.write(text, { look: 'display', size: 19 })
      sheet.down(10)
    },
  }
  return sheet
}

/** Adds page number and address to every page, once the number of pages is known. */
export const addFooters = (
  { doc, write }: Sheet,
  address: string,
  pageOf: (page: number, total: number) => string,
): void => {
  const { start, count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    doc.switchToPage(start + index)
    // text below the bottom margin would start a new page
    doc.page.margins.bottom = 0
    const y = page.height - 42
    const style = { size: 8, color: tones.faint, y }
    write('Versta', { ...style, look: 'display', size: 10, y: y - 2, color: tones.pine })
    write(address, { ...style, x: page.margin + 46, width: column - 130 })
    write(pageOf(index + 1, count), { ...style, align: 'right' })
  }
}
