import type { Look, PosterFonts } from './posterFonts.ts'

interface Placing {
  /** Pixels. */
  size: number
  /** Where the baseline begins; its middle with `anchor: 'middle'`. */
  x: number
  y: number
  anchor?: 'start' | 'middle'
}

/** Width in pixels that a text takes. */
export const outlineWidth = (fonts: PosterFonts, look: Look, text: string, size: number): number =>
  fonts
    .runs(look, text)
    .reduce(
      (width, { font, text: part }) =>
        width + (font.font.layout(part).advanceWidth / font.font.unitsPerEm) * size,
      0,
    )

/** A text as an SVG path: a picture of its own has no fonts of the page. */
export const outline = (
  fonts: PosterFonts,
  look: Look,
  text: string,
  { size, x, y, anchor = 'start' }: Placing,
): string => {
  let at = anchor === 'middle' ? x - outlineWidth(fonts, look, text, size) / 2 : x
  const drawn: string[] = []
  for (const { font, text: part } of fonts.runs(look, text)) {
    const scale = size / font.font.unitsPerEm
    const { glyphs, positions } = font.font.layout(part)
    for (const [index, glyph] of glyphs.entries()) {
      for (const { command, args } of glyph.path.commands)
        drawn.push(letters[command] + place(args, scale, at, y))
      at += (positions[index]?.xAdvance ?? 0) * scale
    }
  }
  return drawn.join('')
}

const letters: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

/** Font units point up, pixels down. */
const place = (args: readonly number[], scale: number, x: number, y: number): string =>
  args
    .map(
      (value, index) =>
        Math.round((index % 2 === 0 ? x + value * scale : y - value * scale) * 10) / 10,
    )
    .join(' ')
