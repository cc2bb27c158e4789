import { create } from 'qrcode'

export interface QrCode {
  /** Text that the code encodes. */
  text: string
  /** Modules per side, without the quiet zone. */
  size: number
  /** SVG path data of the dark modules, one unit each. */
  path: string
}

/** Draws a text as a QR code (ISO/IEC 18004) with about 15 % error correction. */
export const drawQrCode = (text: string): QrCode => {
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
