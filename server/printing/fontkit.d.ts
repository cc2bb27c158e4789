/**
 * The parts of fontkit that we use; it has no types of its own. Names with an underscore are
 * internal, so the version is pinned.
 */
declare module 'fontkit' {
  interface OutlinePoint {
    x: number
    y: number
    onCurve: boolean
    endContour: boolean
  }

  interface PackedGlyph {
    /** Negative for a composite glyph. */
    numberOfContours: number
    points?: OutlinePoint[]
    components?: {
      glyphID: number
      dx: number
      dy: number
      scaleX: number
      scale01: number
      scale10: number
      scaleY: number
    }[]
  }

  interface Glyph {
    id: number
    advanceWidth: number
    path: { commands: { command: string; args: number[] }[] }
    _getContours(): OutlinePoint[][]
  }

  interface Font {
    unitsPerEm: number
    numGlyphs: number
    capHeight: number
    getGlyph(id: number): Glyph
    getVariation(axes: Record<string, number>): Font
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): {
      glyphs: Glyph[]
      positions: { xAdvance: number }[]
      advanceWidth: number
    }
    directory: { tables: Record<string, { offset: number; length: number }> }
    stream: { buffer: Uint8Array; readUInt16BE(): number }
    /** This and the next one exist for WOFF2 only. */
    _transformGlyfTable(): void
    _transformedGlyphs: PackedGlyph[]
  }

  export function create(data: Uint8Array): Font
}
