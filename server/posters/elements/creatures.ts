import { line, path, place, polygon, rect, round } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'

export type Creature = 'deer' | 'reindeer' | 'horse' | 'camel' | 'bear' | 'ibex' | 'crane' | 'saiga'

/** Silhouettes about 100 units tall, feet at 0, facing right. */
const outlines: Record<Creature, { body: string; lines?: string }> = {
  deer: {
    body: 'M-46 -58Q-30 -66 0 -62Q16 -62 24 -68L36 -92Q40 -98 50 -96L62 -86Q58 -80 48 -80L40 -60Q38 -46 32 -40L34 -20L31 0H26L26 -22L18 -38Q-8 -32 -26 -38L-32 -22L-30 0H-35L-40 -22L-42 -38Q-50 -46 -46 -58Z',
    lines:
      'M22 -38L18 -18L21 0M-28 -38L-24 -18L-26 0M42 -96Q36 -112 46 -128M40 -108L30 -118M46 -97Q54 -112 66 -122M55 -108L68 -106',
  },
  reindeer: {
    body: 'M-48 -52Q-30 -62 0 -58Q16 -58 26 -62L40 -78Q46 -84 60 -76L64 -68Q58 -62 48 -64L40 -46Q36 -40 32 -36L33 -18L31 0H25L24 -22L16 -34Q-8 -28 -28 -34L-33 -20L-31 0H-37L-42 -22L-44 -34Q-52 -42 -48 -52Z',
    lines:
      'M20 -36L15 -18L18 0M-26 -34L-22 -16L-25 0M44 -80Q24 -96 38 -124M32 -106L22 -108M36 -118L28 -128M50 -79Q52 -98 70 -112M60 -102L72 -98',
  },
  horse: {
    body: 'M-52 -60Q-30 -70 4 -64Q20 -70 32 -92L40 -104L44 -96Q58 -90 68 -74Q66 -66 58 -68L46 -76Q42 -56 34 -44L36 -22L33 0H27L26 -24L18 -40Q-10 -34 -30 -40L-36 -22L-33 0H-39L-46 -24L-46 -42Q-58 -30 -60 -12Q-70 -34 -60 -52Z',
    lines: 'M22 -40L17 -18L20 0M-28 -40L-24 -20L-28 0',
  },
  camel: {
    body: 'M-54 -54Q-48 -70 -36 -74Q-28 -104 -16 -76Q-8 -72 0 -76Q12 -106 20 -76Q30 -68 40 -62Q48 -62 52 -78L58 -98Q62 -106 78 -98L84 -90Q78 -84 66 -88L62 -66Q56 -46 38 -44L38 -20L36 0H29L28 -24L22 -42Q-8 -34 -32 -42L-38 -22L-35 0H-42L-48 -24L-50 -42Q-56 -46 -54 -54Z',
    lines: 'M24 -42L19 -18L22 0M-30 -42L-26 -20L-29 0',
  },
  bear: {
    body: 'M-62 -40Q-60 -68 -30 -72Q-4 -78 14 -74Q30 -82 44 -74L50 -80L56 -72Q72 -62 76 -52Q66 -46 54 -48Q48 -38 42 -34L44 -2L32 0L26 -26Q0 -20 -24 -26L-28 -2L-42 0L-50 -24Q-60 -28 -62 -40ZM20 -30L22 0H8L4 -28ZM-18 -30L-12 0H-24L-30 -28Z',
  },
  ibex: {
    body: 'M-40 -52Q-20 -60 6 -56L20 -76Q26 -84 40 -74L38 -66L30 -66L28 -44L26 -34L28 0H23L20 -30Q-6 -26 -24 -32L-30 0H-35L-38 -34Q-44 -42 -40 -52Z',
    lines: 'M14 -32L12 0M-22 -32L-20 0M24 -80Q8 -112 -18 -104M27 -80Q14 -104 -6 -98',
  },
  crane: {
    body: 'M-34 -58Q-20 -74 6 -70Q16 -70 20 -78Q24 -96 22 -108Q22 -118 32 -118L50 -112L33 -110Q32 -88 26 -70Q18 -54 -4 -54Q-28 -50 -48 -42Z',
    lines: 'M0 -54L-2 -28L2 0M-8 -54L-12 -26L-8 0',
  },
  saiga: {
    body: 'M-36 -44Q-16 -52 6 -48L22 -60Q32 -66 42 -54Q46 -44 36 -44L26 -42L24 -30L26 0H22L17 -28Q-4 -24 -22 -28L-27 0H-31L-34 -30Q-40 -36 -36 -44Z',
    lines: 'M14 -30L12 0M-20 -28L-18 0M27 -63Q24 -76 30 -86',
  },
}

/**
 * Draws one animal; `depth` fades it. Only a silhouette: at poster size, details would look like a
 * sticker.
 */
export const drawCreature = (
  stage: Stage,
  kind: Creature,
  x: number,
  y: number,
  size: number,
  color: string,
  depth = 0.05,
  flip = false,
) => {
  const { body, lines } = outlines[kind]
  const tone = stage.light.shade(color, depth)
  return place(
    path(body, tone) + (lines ? line(lines, tone, 4.6, { 'stroke-linecap': 'round' }) : ''),
    x,
    y,
    size,
    flip,
  )
}

/** Draws a rider on a horse. */
export const drawRider = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  coat: string,
  horse: string,
  flip = false,
) => {
  const { light } = stage
  const text =
    path(outlines.horse.body, light.shade(horse)) +
    line(outlines.horse.lines ?? '', light.shade(horse), 4.6) +
    path(
      'M-18 -64Q-16 -100 -4 -108Q10 -104 14 -82L22 -70L16 -66L6 -78L10 -58L8 -40H0L-2 -58Z',
      light.paint(coat),
    ) +
    `<circle cx="-1" cy="-116" r="9" fill="${light.shade('#6a4432')}"/>` +
    path('M-12 -119Q-1 -138 10 -119Z', light.shade(coat))
  return place(text, x, y, size, flip)
}

/**
 * Draws one to three small people looking into the distance, in jackets of the given and other
 * colors.
 */
export const drawOnlookers = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  jackets: readonly [string, string],
) => {
  const { light } = stage
  const random = stage.random.fork(`people ${Math.round(x)} ${Math.round(y)}`)
  const wardrobe = random.chance(0.5)
    ? [...jackets, '#3f7f8f']
    : [jackets[1], '#c9d3cf', jackets[0]]
  const count = random.pick([1, 2, 2, 3])
  const person = (dx: number, tall: number, jacket: string) => {
    const at = (px: number, py: number) => `${round(dx + px)} ${round(-tall * py)}`
    const legs = path(
      `M${at(-9, 0)}L${at(-8, 0.48)}L${at(8, 0.48)}L${at(9, 0)}L${at(3, 0)}L${at(0, 0.36)}L${at(-3, 0)}Z`,
      light.shade('#33383f'),
    )
    const coat = path(
      `M${at(-11, 0.44)}Q${at(-12, 0.82)} ${at(0, 0.84)}Q${at(12, 0.82)} ${at(11, 0.44)}Z`,
      light.paint(jacket),
    )
    const sack = random.chance(0.35)
      ? rect(dx - 7, -tall * 0.78, 14, tall * 0.27, light.shade('#6a5240'), { rx: 4 })
      : ''
    return `${legs}${coat}${sack}<circle cx="${round(dx)}" cy="${round(-tall * 0.91)}" r="${round(tall * 0.085)}" fill="${light.shade('#6a4a38')}"/>`
  }
  let text = ''
  for (let index = 0; index < count; index++)
    text += person(
      (index - (count - 1) / 2) * random.between(27, 36),
      random.between(86, 102),
      wardrobe[index] ?? jackets[0],
    )
  return place(text, x, y, size)
}

/** Draws the flukes of a diving whale. */
export const drawWhaleTail = (stage: Stage, x: number, y: number, size: number) => {
  const { light } = stage
  const tail =
    path(
      'M-12 6Q-6 -40 -10 -66Q-44 -66 -78 -98Q-34 -106 0 -84Q34 -106 78 -98Q44 -66 10 -66Q6 -40 14 6Z',
      light.shade('#33424e'),
    ) +
    path('M-10 -66Q-44 -66 -78 -98Q-40 -88 -4 -74Z', light.lit('#4a5a66'), { opacity: 0.5 }) +
    path('M-60 8Q0 -8 62 8Q0 18 -60 8Z', light.lit('#f4f7f3'), { opacity: 0.6 })
  return place(tail, x, y, size)
}

/** Draws a long-distance train from the side, locomotive at the right. `wagons` of 150 units. */
export const drawTrain = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  color: string,
  stripe: string,
  wagons: number,
  flip = false,
) => {
  const { light } = stage
  let text = ''
  const pane = light.isDark ? light.lamp : light.shade('#2c3a4c')
  for (let index = 0; index < wagons; index++) {
    const left = -(index + 1) * 156
    text +=
      rect(left, -54, 150, 44, light.paint(color)) +
      rect(left, -58, 150, 6, light.lit(color)) +
      rect(left, -24, 150, 6, light.lit(stripe)) +
      rect(left + 150, -44, 6, 30, light.shade('#33383f')) +
      rect(left + 12, -10, 34, 8, light.shade('#33383f')) +
      rect(left + 104, -10, 34, 8, light.shade('#33383f'))
    for (let window = 0; window < 8; window++)
      text += rect(left + 10 + window * 17, -46, 11, 14, pane)
  }
  text +=
    polygon(
      [
        [0, -10],
        [0, -58],
        [118, -58],
        [140, -36],
        [146, -10],
      ],
      light.paint(stripe),
    ) +
    polygon(
      [
        [112, -52],
        [132, -34],
        [108, -34],
        [104, -52],
      ],
      pane,
    ) +
    rect(0, -24, 144, 6, light.lit('#f2ead8')) +
    rect(14, -10, 112, 8, light.shade('#33383f')) +
    rect(20, -50, 60, 12, light.shade(stripe))
  if (light.isDark) text += path('M144 -26L420 -60V30L144 -16Z', light.lamp, { opacity: 0.16 })
  return place(text, x, y, size, flip)
}
