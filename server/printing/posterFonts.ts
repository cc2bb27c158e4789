import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { crc32 } from 'node:zlib'
import { create, type Font } from 'fontkit'
import { staticTrueType } from './trueType.ts'

/** Text styles of documents: text in three weights, headings like the site's large ones. */
const looks = {
  text: { family: 'onest', axes: { wght: 400 } },
  medium: { family: 'onest', axes: { wght: 550 } },
  bold: { family: 'onest', axes: { wght: 650 } },
  display: { family: 'fraunces', axes: { opsz: 72, wght: 560 } },
  lead: { family: 'fraunces', axes: { opsz: 28, wght: 400 } },
} as const
export type Look = keyof typeof looks

/** Font files by script, most common first. Fraunces has no Cyrillic: Onest replaces it. */
const files = {
  onest: ['onest-latin-wght', 'onest-latin-ext-wght', 'onest-cyrillic-wght', 'onest-symbols-wght'],
  fraunces: ['fraunces-latin-opsz', 'fraunces-latin-ext-opsz'],
} as const

export interface PosterFont {
  /** Font name within a document. */
  name: string
  data: Buffer
  font: Font
}

export interface TextRun {
  font: PosterFont
  text: string
}

export interface PosterFonts {
  /** Returns the font of most letters of a look. */
  main(look: Look): PosterFont
  /**
   * Splits text where the font changes. Letters missing in all our fonts use the first one, which
   * draws a box.
   */
  runs(look: Look, text: string): TextRun[]
}

/** Increase it when the generation of fonts changes: older files are then ignored. */
const revision = 1

/**
 * Opens fonts on demand. @param folder cache of generated fonts, whose generation takes a moment;
 * it may be emptied at any time
 */
export const createPosterFonts = (folder: string): PosterFonts => {
  const opened = new Map<string, PosterFont>()

  const open = (
    family: keyof typeof files,
    file: string,
    axes: Record<string, number>,
  ): PosterFont => {
    const name = [file, ...Object.values(axes)].join('-')
    const known = opened.get(name)
    if (known) return known
    const data = readOrMake(join(folder, `r${revision}`, `${name}.ttf`), () =>
      staticTrueType(
        readFileSync(
          fileURLToPath(
            import.meta.resolve(`@fontsource-variable/${family}/files/${file}-normal.woff2`),
          ),
        ),
        axes,
        crc32(name),
      ),
    )
    const font = { name, data, font: create(data) }
    opened.set(name, font)
    return font
  }

  const main = (look: Look): PosterFont => {
    const { family, axes } = looks[look]
    return open(family, files[family][0], axes)
  }

  const fontOf = (look: Look, letter: string, first: PosterFont): PosterFont => {
    const code = letter.codePointAt(0) ?? 0
    if (first.font.hasGlyphForCodePoint(code)) return first
    const { family, axes } = looks[look]
    for (const file of files[family]) {
      const other = open(family, file, axes)
      if (other.font.hasGlyphForCodePoint(code)) return other
    }
    for (const file of files.onest) {
      const other = open('onest', file, { wght: axes.wght })
      if (other.font.hasGlyphForCodePoint(code)) return other
    }
    return first
  }

  const runs = (look: Look, text: string): TextRun[] => {
    const first = main(look)
    const cut: TextRun[] = []
    for (const letter of text) {
      const last = cut.at(-1)
      // a space belongs to the text before it
      const font = last && /\s/.test(letter) ? last.font : fontOf(look, letter, first)
      if (last?.font === font) last.text += letter
      else cut.push({ font, text: letter })
    }
    return cut
  }

  return { main, runs }
}

const readOrMake = (file: string, make: () => Buffer): Buffer => {
  if (existsSync(file)) return readFileSync(file)
  const data = make()
  mkdirSync(dirname(file), { recursive: true })
  // rename when complete, so that other processes never read half a file
  const draft = `${file}.${randomUUID()}.part`
  writeFileSync(draft, data)
  renameSync(draft, file)
  return data
}
