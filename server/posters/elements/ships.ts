import { mix } from '../drawing/color.ts'
import { circle, ellipse, group, line, path, place, polygon, rect } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { createMason } from './masonry.ts'

/** Draws the water pushed aside along a hull, and the hull's dark reflection. */
const wake = (stage: Stage, from: number, to: number, color: string) =>
  path(
    `M${from} 4L${to} 4L${to - 20} 44Q${(from + to) / 2} 62 ${from + 40} 40Z`,
    stage.light.shade(color),
    { opacity: 0.3 },
  ) +
  path(
    `M${from - 40} 8Q${(from + to) / 2} -3 ${to + 70} 8Q${(from + to) / 2} 14 ${from - 40} 8Z`,
    stage.light.lit('#f4f7f3'),
    {
      opacity: 0.65,
    },
  )

const deckWindows = (
  mason: ReturnType<typeof createMason>,
  x: number,
  y: number,
  width: number,
  height: number,
) => mason.windows(x + width / 2, y + height, width, height, Math.round(width / 17), 1, 0.52)

/** Draws a river liner with four decks, heading right; about 760 long, 200 high, waterline at 0. */
export const drawRiverShip = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  accent: string,
  flip = false,
) => {
  const mason = createMason(stage, x)
  const white = '#f7f4ea'
  const hull =
    path(
      'M-372 -34L-384 -58H330Q366 -58 392 -70Q380 -18 352 6H-352Q-368 -8 -372 -34Z',
      mason.lit(white),
    ) +
    path('M-369 -22H372Q364 -4 352 6H-352Q-364 -6 -369 -22Z', mason.paint(accent)) +
    path('M-378 -46H340Q366 -48 384 -54L381 -44Q366 -40 340 -38H-374Z', mason.shade(white), {
      opacity: 0.5,
    })
  const deck = (from: number, to: number, top: number, height: number) => {
    const bow = to + 26
    return (
      path(
        `M${from} ${top + height}V${top}H${to}Q${bow - 6} ${top + 3} ${bow} ${top + height}Z`,
        mason.lit(white),
      ) +
      deckWindows(mason, from + 14, top + 8, to - from - 26, height - 10) +
      rect(from - 10, top - 4, bow - from + 2, 5, mason.lit('#ffffff')) +
      rect(from, top + height - 4, to - from + 24, 4, mason.shade(white), { opacity: 0.6 })
    )
  }
  let text = wake(stage, -380, 392, '#2b4a5c') + hull + mason.windows(-10, -30, 620, 20, 34, 1, 0.3)
  text +=
    deck(-346, 284, -92, 34) +
    deck(-330, 246, -124, 32) +
    deck(-296, 200, -154, 30) +
    path('M60 -158V-182H176Q192 -180 198 -158Z', mason.lit(white)) +
    deckWindows(mason, 74, -178, 112, 20)
  text +=
    rect(-330, -160, 380, 3, mason.shade(white)) +
    path('M-150 -158L-142 -196H-96L-92 -158Z', mason.paint(accent)) +
    rect(-146, -186, 53, 9, mason.lit(white)) +
    line(
      'M120 -182V-232M102 -216H138M120 -232L196 -160M120 -232L-120 -196',
      mason.shade('#59636a'),
      2.6,
    )
  let rails = ''
  for (let dx = -324; dx < 240; dx += 18) rails += `M${dx} -154v-11`
  text +=
    line(`${rails}M-328 -165H44`, mason.shade(white), 1.8) +
    polygon(
      [
        [-380, -62],
        [-380, -92],
        [-420, -84],
        [-382, -76],
      ],
      mason.lit(accent),
    )
  return place(
    stage.light.isDark
      ? text + group(ellipse(0, 18, 380, 13, stage.light.lamp), { opacity: 0.3 })
      : text,
    x,
    y,
    size,
    flip,
  )
}

/** Draws an expedition ship with an ice-strengthened bow; about 520 long, 190 high. */
export const drawSeaShip = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  hullColor: string,
  flip = false,
) => {
  const mason = createMason(stage, x)
  const white = '#f7f5ee'
  let text =
    wake(stage, -250, 262, '#1f3a4c') +
    path(
      'M-252 -66H-60L-40 -58H150Q220 -70 278 -92Q258 -40 222 8H-226Q-250 -20 -252 -66Z',
      mason.paint(hullColor),
    ) +
    path('M-246 -14H236Q230 -2 222 8H-226Q-240 -6 -246 -14Z', mason.shade('#8f2f28')) +
    path(
      'M-252 -66H-60L-40 -58H150Q220 -70 278 -92L270 -78Q220 -58 150 -48H-44L-62 -56H-251Z',
      mason.lit(white),
    )
  text +=
    path('M-206 -64V-100H128L148 -58H-40L-60 -66Z', mason.lit(white)) +
    mason.windows(-40, -70, 300, 24, 20, 1, 0.4) +
    path('M-176 -100V-130H96L112 -100Z', mason.lit(white)) +
    mason.windows(-44, -104, 236, 22, 15, 1, 0.42) +
    path('M-20 -130V-160H80L98 -130Z', mason.lit(white)) +
    mason.windows(40, -132, 96, 24, 7, 1, 0.72) +
    rect(-26, -165, 112, 6, mason.shade(white))
  text +=
    path('M-140 -130L-134 -182H-82L-74 -130Z', mason.paint(hullColor)) +
    rect(-138, -168, 56, 11, mason.lit('#e0603a')) +
    line(
      'M36 -164V-222M16 -204H56M20 -188H52M206 -76V-150M206 -146L150 -74',
      mason.shade('#59636a'),
      3,
    ) +
    circle(36, -222, 3, mason.lit('#f2f2ee'))
  text +=
    polygon(
      [
        [-252, -70],
        [-252, -102],
        [-286, -95],
        [-254, -84],
      ],
      mason.lit('#e0603a'),
    ) + mason.windows(0, -34, 340, 12, 22, 1, 0.24)
  return place(text, x, y, size, flip)
}

/** Draws a boat with two sails; about 130 high. */
export const drawSail = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  color: string,
  flip = false,
) => {
  const mason = createMason(stage, x, depth)
  const text =
    path('M-54 -12H62Q52 6 40 8H-40Q-50 4 -54 -12Z', mason.shade('#6a4632')) +
    line('M0 -12V-136', mason.shade('#4a3a30'), 3.5) +
    path('M-5 -22Q-46 -30 -52 -26Q-16 -84 -5 -128Z', mason.lit(color)) +
    path('M5 -20Q38 -26 52 -22Q34 -84 5 -120Z', mason.shade(color)) +
    path('M-50 12Q0 6 54 12Q0 18 -50 12Z', mason.lit('#f4f7f3'), { opacity: 0.5 })
  return place(text, x, y, size, flip)
}

/** Draws an empty rowing boat, oars in; about 120 long. */
export const drawBoat = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  color: string,
  flip = false,
) => {
  const mason = createMason(stage, x)
  const text =
    ellipse(0, 10, 66, 6, mason.shade('#2a3f4c'), { opacity: 0.4 }) +
    path(
      'M-66 -22Q-40 -10 30 -12Q52 -14 70 -26Q60 6 40 10H-42Q-58 4 -66 -22Z',
      mason.paint(color),
    ) +
    path(
      'M-66 -22Q-40 -10 30 -12Q52 -14 70 -26L66 -16Q40 -4 0 -3Q-44 -4 -63 -13Z',
      mason.lit(mix(color, '#fff2d8', 0.4)),
    ) +
    line('M-30 -12L-86 2M6 -13L64 -34', mason.shade('#6a4a34'), 4)
  return place(text, x, y, size, flip)
}

/** Draws a fishing cutter with a small cabin and a mast; about 150 long. */
export const drawCutter = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  color: string,
  flip = false,
) => {
  const mason = createMason(stage, x, depth)
  const text =
    path('M-76 -26H20Q56 -28 86 -42Q76 2 58 8H-64Q-76 -2 -76 -26Z', mason.paint(color)) +
    path('M-76 -26H20Q56 -28 86 -42L83 -33Q56 -20 20 -18H-75Z', mason.lit('#f3efe2')) +
    mason.wall(-34, -24, 46, 36, '#f3efe2') +
    mason.windows(-34, -36, 42, 20, 3, 1, 0.6) +
    rect(-61, -64, 54, 5, mason.shade('#5a5f64')) +
    line('M-34 -62V-112M20 -26V-104M20 -100L72 -36M20 -100L-34 -70', mason.shade('#4a4644'), 3) +
    path('M-86 11Q0 4 94 11Q0 17 -86 11Z', mason.lit('#f4f7f3'), { opacity: 0.55 })
  return place(text, x, y, size, flip)
}
