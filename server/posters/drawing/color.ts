/**
 * Colors are mixed in OKLab (Björn Ottosson, 2020): no muddy gray between complementary hues, even
 * steps in gradients.
 */
type Lab = readonly [lightness: number, greenRed: number, blueYellow: number]

const known = new Map<string, Lab>()

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055

const toLab = (hex: string): Lab => {
  const found = known.get(hex)
  if (found) return found
  const value = Number.parseInt(hex.slice(1), 16)
  const red = toLinear(((value >> 16) & 255) / 255)
  const green = toLinear(((value >> 8) & 255) / 255)
  const blue = toLinear((value & 255) / 255)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const lab = [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ] as const
  // Palettes are finite but mixes are not: clear the cache before it grows without limit.
  if (known.size > 4000) known.clear()
  known.set(hex, lab)
  return lab
}

const toHex = ([lightness, greenRed, blueYellow]: Lab) => {
  const long = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3
  const medium = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3
  const short = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  const byte = (channel: number) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, channel)))) * 255)
  return `#${channels.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Mixes two '#rrggbb' colors; `amount` 0 gives the first, 1 the second. */
export const mix = (first: string, second: string, amount: number) => {
  const from = toLab(first)
  const to = toLab(second)
  return toHex([
    from[0] + (to[0] - from[0]) * amount,
    from[1] + (to[1] - from[1]) * amount,
    from[2] + (to[2] - from[2]) * amount,
  ])
}

/** Multiplies lightness and chroma. */
export const scale = (hex: string, lightness: number, chroma = 1) => {
  const [l, a, b] = toLab(hex)
  return toHex([Math.min(1, l * lightness), a * chroma, b * chroma])
}

/** Returns the weighted mean of colors. */
export const mean = (parts: readonly (readonly [hex: string, weight: number])[]) => {
  let total = 0
  const sum = [0, 0, 0] as [number, number, number]
  for (const [hex, weight] of parts) {
    const lab = toLab(hex)
    total += weight
    for (const axis of [0, 1, 2] as const) sum[axis] += lab[axis] * weight
  }
  return toHex([sum[0] / total, sum[1] / total, sum[2] / total])
}
