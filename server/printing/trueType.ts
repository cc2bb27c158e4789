import { create, type Font, type OutlinePoint, type PackedGlyph } from 'fontkit'

/** Tables that only describe variations, or that are invalid without them. */
const variableTables = new Set(['fvar', 'gvar', 'avar', 'HVAR', 'MVAR', 'STAT', 'DSIG'])

/**
 * Writes one look of a variable WOFF2 font as a static TrueType file, which a PDF can embed.
 * fontkit can neither vary packed outlines nor write varied ones. Composite glyphs become simple
 * ones.
 * @param axes values by axis tag, e.g. { wght: 600 }
 * @param mark unique number of this look, by which PDF writers distinguish fonts of one family
 */
export const staticTrueType = (
  woff2: Uint8Array,
  axes: Record<string, number>,
  mark: number,
): Buffer => {
  const packed = create(woff2)
  // loading the outlines unpacks the file
  packed._transformGlyfTable()
  const tables = tablesOf(packed)
  const look = create(
    writeFont({ ...tables, ...outlineTables(packed._transformedGlyphs.map(packedGlyph)) }),
  ).getVariation(axes)

  // fontkit calls this method by a name that its stream lacks
  Object.assign(look.stream, { readUInt16: look.stream.readUInt16BE })

  const outlines: Buffer[] = []
  const metrics = Buffer.alloc(look.numGlyphs * 4)
  for (let id = 0; id < look.numGlyphs; id++) {
    const glyph = look.getGlyph(id)
    const points = glyph._getContours().flatMap((contour) =>
      contour.map(({ x, y, onCurve }, index) => ({
        x: Math.round(x),
        y: Math.round(y),
        onCurve,
        endContour: index === contour.length - 1,
      })),
    )
    outlines.push(plainGlyph(points))
    metrics.writeUInt16BE(Math.round(glyph.advanceWidth), id * 4)
    metrics.writeInt16BE(points.length > 0 ? Math.min(...points.map(({ x }) => x)) : 0, id * 4 + 2)
  }
  const { head, hhea } = tables
  if (!head || !hhea) throw new Error("the font can't be read: a table is missing")
  hhea.writeUInt16BE(look.numGlyphs, 34)
  // in the checksum field, which nobody checks
  head.writeUInt32BE(mark, 8)
  const kept = Object.fromEntries(
    Object.entries(tables).filter(([tag]) => !variableTables.has(tag)),
  )
  return writeFont({ ...kept, ...outlineTables(outlines), hmtx: metrics })
}

/** Copies the unpacked file's tables; switches glyph offsets to four bytes. */
const tablesOf = (font: Font): Record<string, Buffer> => {
  const { buffer } = font.stream
  const tables = Object.fromEntries(
    Object.entries(font.directory.tables).map(([tag, { offset, length }]) => [
      tag,
      Buffer.from(buffer.slice(offset, offset + length)),
    ]),
  )
  tables.head?.writeInt16BE(1, 50)
  return tables
}

const outlineTables = (glyphs: readonly Buffer[]): { glyf: Buffer; loca: Buffer } => {
  const loca = Buffer.alloc((glyphs.length + 1) * 4)
  let offset = 0
  for (const [index, glyph] of glyphs.entries()) {
    offset += glyph.length
    loca.writeUInt32BE(offset, (index + 1) * 4)
  }
  return { glyf: Buffer.concat(glyphs), loca }
}

const packedGlyph = ({ numberOfContours, points, components }: PackedGlyph): Buffer => {
  if (numberOfContours >= 0 || !components) return plainGlyph(points ?? [])
  const glyph = Buffer.alloc(10 + components.length * 16)
  glyph.writeInt16BE(-1, 0)
  for (const [index, part] of components.entries()) {
    const at = 10 + index * 16
    const isLast = index === components.length - 1
    // flags: 16-bit arguments, which are offsets, a 2×2 matrix, and whether more follow
    glyph.writeUInt16BE(0x0001 | 0x0002 | 0x0080 | (isLast ? 0 : 0x0020), at)
    glyph.writeUInt16BE(part.glyphID, at + 2)
    glyph.writeInt16BE(part.dx, at + 4)
    glyph.writeInt16BE(part.dy, at + 6)
    for (const [place, value] of [part.scaleX, part.scale01, part.scale10, part.scaleY].entries())
      glyph.writeInt16BE(
        Math.max(-32_768, Math.min(32_767, Math.round(value * 16_384))),
        at + 8 + place * 2,
      )
  }
  return glyph
}

/**
 * Writes a simple glyph with uncompressed flags and coordinates, padded to four bytes: PDF writers
 * compress anyway.
 */
const plainGlyph = (points: readonly OutlinePoint[]): Buffer => {
  if (points.length === 0) return Buffer.alloc(0)
  const ends = points.flatMap(({ endContour }, index) => (endContour ? [index] : []))
  const size = 12 + ends.length * 2 + points.length * 5
  const glyph = Buffer.alloc(Math.ceil(size / 4) * 4)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  glyph.writeInt16BE(ends.length, 0)
  for (const [index, bound] of [
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs),
    Math.max(...ys),
  ].entries())
    glyph.writeInt16BE(bound, 2 + index * 2)
  let at = 10
  for (const end of ends) at = glyph.writeUInt16BE(end, at)
  at += 2 // no instructions
  for (const { onCurve } of points) at = glyph.writeUInt8(onCurve ? 1 : 0, at)
  for (const line of [xs, ys])
    for (const [index, value] of line.entries())
      at = glyph.writeInt16BE(value - (line[index - 1] ?? 0), at)
  return glyph
}

const writeFont = (tables: Record<string, Buffer>): Buffer => {
  const entries = Object.entries(tables).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const header = Buffer.alloc(12 + entries.length * 16)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(entries.length, 4)
  let offset = header.length
  for (const [index, [tag, { length }]] of entries.entries()) {
    const at = 12 + index * 16
    header.write(tag.padEnd(4), at, 'latin1')
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(length, at + 12)
    offset += length
  }
  return Buffer.concat([header, ...entries.map(([, table]) => table)])
}
