import { mix } from '../drawing/color.ts'
import { blob, line, path, place, polygon, rect, round } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { radialFade, verticalFade } from './sky.ts'
import { createMason, halo } from './masonry.ts'

/**
 * Draws a log house with its gable to the viewer: carved window frames, chimney; about 150 wide,
 * 140 high.
 */
export const drawLogHouse = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  log: string,
  roof: string,
  trim: string,
) => {
  const mason = createMason(stage, x, depth)
  let text =
    mason.wall(88, 0, 90, 62, log) +
    polygon(
      [
        [20, -60],
        [44, -122],
        [132, -122],
        [142, -60],
      ],
      mason.shade(mason.covered(roof)),
    )
  text += rect(96, -140, 16, 34, mason.paint('#9a5a48'))
  text += mason.wall(0, 0, 112, 70, log)
  let courses = ''
  for (let line = 12; line < 70; line += 12) courses += `M-56 ${-line}h112`
  text +=
    line(courses, mason.shade(log), 2, { opacity: 0.5 }) +
    polygon(
      [
        [-56, -68],
        [0, -126],
        [56, -68],
      ],
      mason.paint(log),
    ) +
    mason.gable(0, -66, 112, 66, roof, 14)
  text += polygon(
    [
      [-50, -72],
      [0, -122],
      [50, -72],
    ],
    mason.paint(mix(log, roof, 0.15)),
  )
  for (const dx of [-34, 0, 34])
    text += rect(dx - 11, -50, 22, 30, mason.lit(trim)) + mason.windows(dx, -20, 18, 30, 1, 1, 0.78)
  text +=
    rect(-9, -100, 18, 20, mason.lit(trim)) +
    mason.windows(0, -80, 14, 20, 1, 1, 0.8) +
    mason.windows(96, -18, 64, 28, 2, 1, 0.34)
  return place(
    text + halo(stage, 0, -36, 60, 0.5),
    x,
    y,
    size,
    stage.random.fork(`house ${Math.round(x)}`).chance(0.5),
  )
}

/** Draws a rendered town house of several stories under a hipped or gabled roof. */
export const drawTownHouse = (
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  color: string,
  roof: string,
  storeys: number,
  gabled = false,
) => {
  const mason = createMason(stage, x, depth)
  const columns = Math.max(2, Math.round(width / 36))
  let text = mason.wall(0, 0, width, height, color)
  text += gabled
    ? mason.gable(0, -height + 1, width, width * 0.5, roof, 4)
    : mason.hip(0, -height + 1, width, Math.min(46, width * 0.26), roof, 0.72)
  text += rect(-width / 2 - 4, -height - 2, width + 8, 6, mason.lit(mix(color, '#ffffff', 0.5)))
  text += mason.windows(0, -height * 0.06, width * 0.9, height * 0.9, columns, storeys, 0.42)
  return place(text, x, y)
}

/**
 * Draws a flat-roofed stone or clay house as in mountain villages, with a dark door and small
 * windows.
 */
export const drawFlatHouse = (
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  color: string,
) => {
  const mason = createMason(stage, x, depth)
  let text =
    mason.wall(0, 0, width, height, color) +
    rect(
      -width / 2 - 4,
      -height - 5,
      width + 8,
      9,
      mason.lit(mason.covered(mix(color, '#fff2d8', 0.2))),
    )
  text += mason.windows(
    0,
    -height * 0.2,
    width * 0.8,
    height * 0.62,
    Math.max(2, Math.round(width / 34)),
    height > 80 ? 2 : 1,
    0.3,
  )
  return place(text, x, y)
}

/** Draws smoke from a chimney, leaning with the wind. */
export const drawSmoke = (stage: Stage, x: number, y: number, height: number) => {
  const { light } = stage
  const fade = verticalFade(stage, y - height, y, [
    [0, light.haze, 0],
    [1, mix(light.haze, '#ffffff', light.isDark ? 0.1 : 0.45), 0.8],
  ])
  const drift = stage.random.fork('wind').chance(0.5) ? 1 : -1
  return path(
    `M${round(x - 3)} ${round(y)}C${round(x - 14)} ${round(y - height * 0.35)} ${round(x + drift * 40)} ${round(y - height * 0.5)} ${round(x + drift * 26)} ${round(y - height * 0.75)}S${round(x + drift * 70)} ${round(y - height)} ${round(x + drift * 84)} ${round(y - height)}C${round(x + drift * 70)} ${round(y - height * 0.7)} ${round(x + drift * 78)} ${round(y - height * 0.5)} ${round(x + drift * 30)} ${round(y - height * 0.3)}S${round(x + 8)} ${round(y - 20)} ${round(x + 3)} ${round(y)}Z`,
    fade,
  )
}

/**
 * Draws a felt tent of the steppes: white drum, low roof, painted door. About 170 wide, 100 high.
 */
export const drawYurt = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  door: string,
) => {
  const mason = createMason(stage, x, depth)
  const felt = '#f0e9da'
  let text = path('M-86 0L-84 -58Q0 -70 84 -58L86 0Q0 8 -86 0Z', mason.lit(felt))
  text += path(
    mason.side > 0
      ? 'M-86 0L-84 -58Q-50 -64 -22 -65L-26 5Q-60 4 -86 0Z'
      : 'M86 0L84 -58Q50 -64 22 -65L26 5Q60 4 86 0Z',
    mason.shade(felt),
  )
  text +=
    path(
      'M-92 -56Q-60 -90 -14 -108H14Q60 -90 92 -56Q0 -68 -92 -56Z',
      mason.lit(mason.covered(felt)),
    ) +
    path(
      mason.side > 0
        ? 'M-92 -56Q-60 -90 -14 -108H-4Q-30 -86 -34 -64Q-64 -62 -92 -56Z'
        : 'M92 -56Q60 -90 14 -108H4Q30 -86 34 -64Q64 -62 92 -56Z',
      mason.shade(felt),
      { opacity: 0.8 },
    )
  text +=
    line('M-85 -44Q0 -54 85 -44M-86 -20Q0 -26 86 -20', mason.shade('#9a7a54'), 3, {
      opacity: 0.8,
    }) +
    rect(-17, -57, 34, 58, mason.paint('#8a5a34')) +
    rect(-13, -53, 26, 54, stage.light.isDark ? stage.light.lamp : mason.paint(door))
  text +=
    rect(-16, -114, 32, 8, mason.paint('#8f6a48')) + line('M20 -108v-30', mason.shade('#4a4644'), 4)
  return halo(stage, x, y - 26 * size, 90 * size, 0.8) + place(text, x, y, size)
}

/** Draws a ridge tent that glows at night. About 150 wide, 95 high. */
export const drawTent = (stage: Stage, x: number, y: number, size: number, color: string) => {
  const mason = createMason(stage, x)
  const glowing = stage.light.isDark
  const front = glowing ? mix(stage.light.lamp, color, 0.35) : mason.lit(color)
  const flank = glowing ? mix(mason.paint(color), stage.light.lamp, 0.3) : mason.shade(color)
  const text =
    polygon(
      [
        [-84, 2],
        [-30, -94],
        [34, -88],
        [92, 2],
      ],
      flank,
    ) +
    polygon(
      [
        [-84, 2],
        [-30, -94],
        [18, 2],
      ],
      front,
    ) +
    polygon(
      [
        [-46, 2],
        [-30, -88],
        [-12, 2],
      ],
      glowing ? '#fff0c4' : mason.shade(mix(color, '#2a2026', 0.5)),
    )
  return (
    halo(stage, x, y - 40 * size, 210 * size, 0.7) +
    place(
      blob(
        [
          [-100, 4],
          [0, -6],
          [108, 4],
          [0, 16],
        ],
        stage.light.shade(stage.light.base.dark),
        { opacity: 0.4 },
      ) + text,
      x,
      y,
      size,
      mason.side < 0,
    )
  )
}

/**
 * Draws a pole tent of the reindeer herders, with crossed poles on top. About 130 wide, 170 high.
 */
export const drawPoleTent = (stage: Stage, x: number, y: number, size: number, depth: number) => {
  const mason = createMason(stage, x, depth)
  const hide = '#b89a78'
  const text =
    line('M-8 -128L16 -172M8 -128L-16 -172M0 -130V-176', mason.shade('#5a4636'), 4) +
    mason.tent(0, 0, 150, 142, hide) +
    polygon(
      [
        [-16, 2],
        [0, -62],
        [16, 2],
      ],
      stage.light.isDark ? stage.light.lamp : mason.shade('#4a382c'),
    ) +
    line('M-58 -32Q0 -22 58 -32M-36 -74Q0 -66 36 -74', mason.lit('#d6bd98'), 4, { opacity: 0.7 })
  return halo(stage, x, y - 30 * size, 100 * size, 0.6) + place(text, x, y, size)
}

/** Draws a campfire with its light on the ground. */
export const drawFire = (stage: Stage, x: number, y: number, size: number) => {
  const flames =
    path('M-16 0Q-26 -26 -6 -44Q-6 -28 4 -58Q26 -34 17 0Z', '#f08a34') +
    path('M-9 0Q-12 -18 0 -34Q14 -18 9 0Z', '#ffdf8a') +
    line('M-24 4L20 -4M24 4L-20 -4', stage.light.shade('#4a3226'), 7, { 'stroke-linecap': 'round' })
  const glow = radialFade(stage, 0, 0, 100, [
    [0, '#f39a4a', 0.5],
    [1, '#f39a4a', 0],
  ])
  const warm = stage.light.isDark
    ? `<g transform="translate(${round(x)} ${round(y)}) scale(${round(2.6 * size)} ${round(0.6 * size)})"><circle r="100" fill="${glow}"/></g>`
    : ''
  return warm + halo(stage, x, y - 20 * size, 120 * size, 0.9) + place(flames, x, y, size)
}
