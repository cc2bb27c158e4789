import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'

type Oklch = [lightness: number, chroma: number, hue: number]

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8')
const color = String.raw`oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)`
const tokens = new Map(
  [...css.matchAll(new RegExp(`--([a-z-]+): light-dark\\(${color}, ${color}\\);`, 'g'))].map(
    ([, name, ...numbers]) => {
      const [lightness = 0, chroma = 0, hue = 0, darkLightness = 0, darkChroma = 0, darkHue = 0] =
        numbers.map(Number)
      return [
        name,
        {
          light: [lightness, chroma, hue] as Oklch,
          dark: [darkLightness, darkChroma, darkHue] as Oklch,
        },
      ]
    },
  ),
)

/** Converts to linear sRGB, by Björn Ottosson's matrices. */
function linear([lightness, chroma, hue]: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function luminance(value: Oklch): number {
  const [red, green, blue] = linear(value).map((part) => Math.min(1, Math.max(0, part))) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the WCAG 2 contrast ratio, 1 to 21. */
function contrast(one: string, other: string, scheme: 'light' | 'dark'): number {
  const first = tokens.get(one)
  const second = tokens.get(other)
  if (!first || !second) throw new Error(`No such token: ${first ? other : one}`)
  const [darker = 0, lighter = 0] = [luminance(first[scheme]), luminance(second[scheme])].sort(
    (a, b) => a - b,
  )
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds = ['paper', 'surface', 'surface-raised', 'surface-sunken']
const tones = ['pine', 'ochre', 'lake', 'plum', 'brick']

describe.each(['light', 'dark'] as const)('contrast in the %s scheme', (scheme) => {
  test.each(grounds)(
    'gives text on %s AAA, quiet text AA, and borders of controls and the focus ring 3',
    (ground) => {
      expect(contrast('ink', ground, scheme)).toBeGreaterThan(7)
      expect(contrast('ink-soft', ground, scheme)).toBeGreaterThan(7)
      expect(contrast('ink-faint', ground, scheme)).toBeGreaterThan(4.5)
      expect(contrast('line-strong', ground, scheme)).toBeGreaterThan(3)
      expect(contrast('focus', ground, scheme)).toBeGreaterThan(3)
    },
  )

  test.each(tones)('has enough contrast for %s as text, fill and wash', (tone) => {
    for (const ground of grounds)
      expect(contrast(`${tone}-ink`, ground, scheme)).toBeGreaterThan(5.5)
    expect(contrast(`${tone}-ink`, `${tone}-wash`, scheme)).toBeGreaterThan(5.5)
    expect(contrast('ink', `${tone}-wash`, scheme)).toBeGreaterThan(7)
    expect(contrast(`on-${tone}`, tone, scheme)).toBeGreaterThan(5.5)
  })

  test('keeps every color within sRGB', () => {
    const outside = [...tokens].filter(([, value]) =>
      linear(value[scheme]).some((part) => part < -0.002 || part > 1.002),
    )
    expect(outside.map(([name]) => name)).toEqual([])
  })
})
