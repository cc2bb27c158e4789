import { inflateSync } from 'node:zlib'

/**
 * Returns the text of the QR code drawn in a PDF.
 * @throws where none is drawn, or not one of ours: level M, versions 1 to 6, complete
 */
export const codeIn = (pdf: Buffer): string => {
  const modules = modulesOf(contentsOf(pdf))
  return readBits(dataBits(modules, blocksOf((modules.length - 17) / 4)))
}

type Modules = readonly (readonly boolean[])[]

/** Returns the drawing operators of all pages. */
const contentsOf = (pdf: Buffer): string => {
  let contents = ''
  for (const [object] of pdf.toString('latin1').matchAll(/\d+ 0 obj\n[\s\S]*?\nendobj/g)) {
    const [head = '', body = ''] = object.split(/(?<=\n)stream\n/, 2)
    if (!head.includes('FlateDecode') || head.includes('/Subtype')) continue
    contents += inflateSync(
      Buffer.from(body.slice(0, body.lastIndexOf('\nendstream')), 'latin1'),
    ).toString('latin1')
  }
  return contents
}

/** Returns the modules of the code; dark ones are drawn as bars one unit high. */
const modulesOf = (contents: string): Modules => {
  const bars = [
    ...contents.matchAll(/(?<=\s)(\d+) (\d+) m\n(\d+) \2 l\n\3 (\d+) l\n\1 \4 l\nh\n/g),
  ].map(([, left, top, right]) => ({
    left: Number(left),
    top: Number(top),
    right: Number(right),
  }))
  const size = Math.max(0, ...bars.map(({ right }) => right))
  if (size < 21 || size % 4 !== 1) throw new Error(`found no QR code of ${size} modules`)
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const { left, top, right } of bars) modules[top]?.fill(true, left, right)
  return modules
}

/** Returns the blocks of level M, all of equal length (ISO/IEC 18004, table 9). */
const blocksOf = (version: number): { count: number; bytes: number } => {
  const found = [
    { count: 1, bytes: 16 },
    { count: 1, bytes: 28 },
    { count: 1, bytes: 44 },
    { count: 2, bytes: 32 },
    { count: 2, bytes: 43 },
    { count: 4, bytes: 27 },
  ][version - 1]
  if (!found) throw new Error(`QR codes of version ${version} can't be read here`)
  return found
}

const masks: readonly ((row: number, column: number) => number)[] = [
  (row, column) => (row + column) % 2,
  (row) => row % 2,
  (_row, column) => column % 3,
  (row, column) => (row + column) % 3,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2,
  (row, column) => ((row * column) % 2) + ((row * column) % 3),
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2,
]

/** Returns the data bits in their original order, before they were interleaved over the blocks. */
const dataBits = (modules: Modules, { count, bytes }: { count: number; bytes: number }): string => {
  const size = modules.length
  // five format bits under the mask 10101: two for the level (00 is M), three for the mask
  const format = [0, 1, 2, 3, 4].map(
    (column) => Number(modules[8]?.[column]) ^ Number(column % 2 === 0),
  )
  if (format[0] || format[1]) throw new Error("the QR code's level is not M")
  const mask = masks[Number.parseInt(format.slice(2).join(''), 2)]
  const isOfPattern = (row: number, column: number): boolean =>
    row === 6 ||
    column === 6 ||
    (row < 9 && (column < 9 || column >= size - 8)) ||
    (row >= size - 8 && column < 9) ||
    (size > 21 && Math.abs(row - size + 7) <= 2 && Math.abs(column - size + 7) <= 2)
  let bits = ''
  let isUpward = true
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step++)
      for (const column of [right, right - 1]) {
        const row = isUpward ? size - 1 - step : step
        if (!isOfPattern(row, column))
          bits += Number(modules[row]?.[column]) ^ Number(mask?.(row, column) === 0)
      }
    isUpward = !isUpward
  }
  const words = bits.match(/.{8}/g) ?? []
  return Array.from({ length: count }, (_, block) =>
    Array.from({ length: bytes }, (_, at) => words[at * count + block]).join(''),
  ).join('')
}

const alphanumeric = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** Returns the text of all segments: digits, capitals and bytes. */
const readBits = (bits: string): string => {
  let at = 0
  const take = (length: number): number => {
    at += length
    return Number.parseInt(bits.slice(at - length, at), 2)
  }
  let text = ''
  for (;;) {
    const mode = bits.length - at < 4 ? 0 : take(4)
    if (mode === 0) return text
    if (mode === 1)
      for (let left = take(10); left > 0; left -= 3)
        text += String(take([0, 4, 7][left] ?? 10)).padStart(Math.min(left, 3), '0')
    else if (mode === 2)
      for (let left = take(9); left > 0; left -= 2) {
        const pair = take(left > 1 ? 11 : 6)
        text +=
          (left > 1 ? (alphanumeric[Math.floor(pair / 45)] ?? '') : '') +
          (alphanumeric[pair % 45] ?? '')
      }
    else if (mode === 4)
      text += Buffer.from(Array.from({ length: take(8) }, () => take(8))).toString()
    else throw new Error(`segments of mode ${mode} can't be read here`)
  }
}
