import type { Look, PosterFonts } from './posterFonts.ts'

interface Placing {
  /** Pixels. */
  size: number
  /** Start of the baseline, or its middle with `anchor: 'middle'`. */
  x: number
  y: number
  anchor?: 'start' | 'middle'
}

/** Returns the width of a text in pixels. */
export const outlineWidth = (fonts: PosterFonts, look: Look, text: string, size: number): number =>
  fonts
    .runs(look, text)
    .reduce(
      (width, { font, text: part }) =>
        width + (font.font.layout(part).advanceWidth / font.font.unitsPerEm) * size,
      0,
    )

/** Writes a text as an SVG path, because a standalone SVG can't use the page's fonts. */
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

/** Places and scales coordinates; flips y, which points up in font units and down in pixels. */
const place = (args: readonly number[], scale: number, x: number, y: number): string =>
  args
    .map(
      (value, index) =>
        Math.round((index % 2 === 0 ? x + value * scale : y - value * scale) * 10) / 10,
    )
    .join(' ')
