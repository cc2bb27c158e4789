import { create } from 'qrcode'

export interface MatrixCode {
  /** What a camera reads. */
  text: string
  /** Modules along an edge, without the quiet zone. */
  size: number
  /** The dark modules as the data of an SVG path, a unit each. */
  path: string
}

/** A text as a QR code (ISO/IEC 18004) that stands a fold or a stain: about 15 % of it may be lost. */
export const drawCode = (text: string): MatrixCode => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size, data } = modules
  let path = ''
  for (let y = 0; y < size; y++)
    for (let x = 0, end = 0; x < size; x = end + 1) {
      end = x
      while (end < size && data[y * size + end]) end++
      if (end > x) path += `M${x} ${y}h${end - x}v1h${x - end}z`
    }
  return { text, size, path }
}
