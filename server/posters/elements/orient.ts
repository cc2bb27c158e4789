import { mix } from '../drawing/color.ts'
import { line, path, place, polygon, rect, round } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Mason } from './masonry.ts'
import { createMason } from './masonry.ts'

const crescent = (mason: Mason, x: number, y: number, size: number) =>
  line(`M${round(x)} ${round(y)}v${round(-size)}`, mason.lit('#e0b040'), 2.5) +
  path(
    `M${round(x + size * 0.2)} ${round(y - size * 1.35)}a${round(size * 0.3)} ${round(size * 0.3)} 0 1 0 0 ${round(size * 0.42)}a${round(size * 0.22)} ${round(size * 0.22)} 0 1 1 0 ${round(-size * 0.42)}z`,
    mason.lit('#e0b040'),
  )

/** Draws a minaret with a balcony and a cap; `height` in its own pixels, 40 wide. */
export const drawMinaret = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  height: number,
  wall: string,
  cap: string,
  style: 'pencil' | 'brick' = 'pencil',
) => {
  const mason = createMason(stage, x, depth)
  if (style === 'brick') {
    const half = (t: number) => 26 - 9 * t
    let text =
      polygon(
        [
          [-half(0), 6],
          [-half(1), -height],
          [half(1), -height],
          [half(0), 6],
        ],
        mason.lit(wall),
      ) +
      polygon(
        [
          [-mason.side * half(0), 6],
          [-mason.side * half(1), -height],
          [-mason.side * 3, -height],
          [-mason.side * 5, 6],
        ],
        mason.shade(wall),
      )
    for (const t of [0.2, 0.42, 0.62, 0.8])
      text += rect(
        -half(t),
        -height * t - 12,
        half(t) * 2,
        11,
        mason.paint(t === 0.42 || t === 0.8 ? cap : mix(wall, cap, 0.5)),
      )
    text +=
      polygon(
        [
          [-17, -height],
          [-25, -height - 14],
          [25, -height - 14],
          [17, -height],
        ],
        mason.shade(wall),
      ) + mason.drum(0, -height - 12, 34, 36, wall)
    for (const dx of [-9, 9]) text += mason.arch(dx, -height - 16, 10, 24)
    return place(text + mason.dome(0, -height - 46, 19, cap, 0.8), x, y, size)
  }
  let text =
    mason.drum(0, 6, 36, height * 0.62, wall) +
    rect(-23, -height * 0.6 - 8, 46, 9, mason.lit(wall)) +
    mason.drum(0, -height * 0.6, 27, height * 0.34, wall) +
    rect(-18, -height * 0.92 - 7, 36, 8, mason.lit(wall))
  text +=
    mason.arch(0, -height * 0.66, 11, 28) + mason.drum(0, -height * 0.92, 20, height * 0.08, wall)
  return place(
    text + mason.tent(0, -height, 30, height * 0.22, cap) + crescent(mason, 0, -height * 1.2, 18),
    x,
    y,
    size,
  )
}

/**
 * Draws a mosque under one large dome with four small ones and a pointed portal; about 300 wide,
 * 270 high.
 */
export const drawMosque = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  wall: string,
  dome: string,
) => {
  const mason = createMason(stage, x, depth)
  let text =
    mason.drum(0, -118, 128, 46, wall) +
    mason.windows(0, -124, 116, 36, 7, 1, 0.4) +
    mason.dome(0, -162, 74, dome, 1.05) +
    crescent(mason, 0, -266, 20)
  text += mason.wall(0, 6, 290, 126, wall) + mason.battlements(0, -119, 290, 9, wall)
  for (const dx of [-118, 118])
    text +=
      mason.drum(dx, -122, 40, 16, wall) +
      mason.dome(dx, -138, 22, dome) +
      crescent(mason, dx, -168, 10)
  for (const dx of [-112, -72, 72, 112]) text += mason.arch(dx, -22, 22, 74, undefined, true)
  text +=
    mason.wall(0, 6, 96, 152, wall) +
    mason.arch(0, 6, 66, 122, mason.shade(dome), true) +
    mason.arch(0, 6, 40, 80, mason.shade('#33404c'), true)
  return place(text, x, y, size)
}

/**
 * Draws a white mosque with ribs like a tulip around its dome and four slender minarets, as in
 * Kazan's kremlin; about 420 wide, 380 high.
 */
export const drawKulSharif = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  dome: string,
) => {
  const mason = createMason(stage, x, depth)
  const wall = '#f6f3ea'
  const minaret = (dx: number, height: number) =>
    mason.drum(dx, 4, 24, height * 0.8, wall) +
    rect(dx - 16, -height * 0.66, 32, 7, mason.shade(wall)) +
    mason.arch(dx, -height * 0.68, 9, 24) +
    mason.tent(dx, -height * 0.8, 27, height * 0.24, dome) +
    crescent(mason, dx, -height * 1.03, 14)
  let text = minaret(-112, 320) + minaret(112, 320) + mason.drum(0, -128, 150, 60, wall)
  text += mason.windows(0, -132, 138, 46, 9, 1, 0.4) + mason.dome(0, -186, 82, dome, 1.1)
  text +=
    path('M-84 -180Q-86 -262 -10 -300Q-52 -250 -46 -180Z', mason.lit(wall)) +
    path('M84 -180Q86 -262 10 -300Q52 -250 46 -180Z', mason.lit(wall)) +
    path(
      'M-20 -180Q-18 -270 0 -306Q18 -270 20 -180L9 -180Q8 -250 0 -286Q-8 -250 -9 -180Z',
      mason.paint(wall),
    ) +
    crescent(mason, 0, -304, 22)
  text +=
    mason.wall(0, 6, 250, 140, wall) +
    polygon(
      [
        [-64, 6],
        [-64, -104],
        [0, -176],
        [64, -104],
        [64, 6],
      ],
      mason.lit(wall),
    ) +
    mason.arch(0, 6, 92, 142, mason.shade(dome), true) +
    mason.arch(0, 6, 62, 104, mason.shade('#3c4c58'), true)
  for (const dx of [-104, -82, 82, 104]) text += mason.arch(dx, -30, 13, 76, undefined, true)
  return place(text + minaret(-176, 290) + minaret(176, 290), x, y, size)
}

/**
 * Draws a madrasa portal of Turkestan: a tall tiled frame around a pointed niche, wings, two
 * turquoise domes; about 460 wide, 300 high.
 */
export const drawMadrasa = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  clay: string,
  tile: string,
) => {
  const mason = createMason(stage, x, depth)
  const blue = '#23609c'
  let text = ''
  for (const dx of [-128, 128])
    text +=
      mason.drum(dx, -120, 62, 44, clay) +
      rect(dx - 31, -150, 62, 12, mason.paint(blue)) +
      mason.dome(dx, -162, 42, tile, 1.15)
  text += mason.wall(0, 6, 430, 134, clay)
  for (const dx of [-186, -140, -94, 94, 140, 186])
    for (const [dy, h] of [
      [4, 48],
      [-62, 44],
    ] as const)
      text +=
        mason.arch(dx, dy, 34, h + 6, mason.paint(dy < 0 ? tile : mix(tile, blue, 0.4)), true) +
        mason.arch(dx, dy, 24, h, mason.shade('#4a3b36'), true)
  text +=
    mason.wall(0, 6, 150, 256, clay) +
    rect(-66, -240, 132, 246, mason.paint(blue)) +
    rect(-58, -232, 116, 238, mason.paint(mix(clay, tile, 0.35)))
  text +=
    mason.arch(0, 6, 98, 196, mason.shade(tile), true) +
    mason.arch(0, 6, 74, 158, mason.shade(mix(blue, '#20303c', 0.5)), true) +
    mason.arch(0, 6, 36, 70, mason.shade('#2e2624'), true)
  let tiles = ''
  for (let index = 0; index < 9; index++) tiles += `M${-56 + index * 14} -222l7 -7l7 7l-7 7z`
  text += path(tiles, mason.lit(tile))
  for (const dx of [-206, 206]) text += place(minaretShaft(mason, clay, tile), dx, 0)
  return place(text, x, y, size)
}

const minaretShaft = (mason: Mason, clay: string, tile: string) => {
  let text =
    polygon(
      [
        [-17, 6],
        [-12, -236],
        [12, -236],
        [17, 6],
      ],
      mason.lit(clay),
    ) +
    polygon(
      [
        [-mason.side * 17, 6],
        [-mason.side * 12, -236],
        [-mason.side * 2, -236],
        [-mason.side * 3, 6],
      ],
      mason.shade(clay),
    )
  for (let level = 30; level < 220; level += 34)
    text += rect(-15, -level - 9, 30, 8, mason.paint(level % 68 === 30 ? tile : '#23609c'))
  return (
    text +
    polygon(
      [
        [-12, -234],
        [-21, -252],
        [21, -252],
        [12, -234],
      ],
      mason.paint(clay),
    ) +
    mason.dome(0, -252, 15, tile, 0.7)
  )
}

/** Draws a clay gate with two bulging towers, as in Khiva and Bukhara; about 260 wide, 200 high. */
export const drawClayGate = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  clay: string,
  tile: string,
) => {
  const mason = createMason(stage, x, depth)
  let text =
    mason.wall(0, 6, 170, 150, clay) +
    mason.arch(0, 6, 66, 104, mason.shade('#4a3830'), true) +
    mason.battlements(0, -142, 170, 13, clay)
  for (const dx of [-104, 104])
    text +=
      polygon(
        [
          [dx - 46, 8],
          [dx - 32, -176],
          [dx + 32, -176],
          [dx + 46, 8],
        ],
        mason.lit(clay),
      ) +
      polygon(
        [
          [dx - mason.side * 46, 8],
          [dx - mason.side * 32, -176],
          [dx - mason.side * 4, -176],
          [dx - mason.side * 6, 8],
        ],
        mason.shade(clay),
      ) +
      rect(dx - 34, -166, 68, 10, mason.paint(tile)) +
      mason.battlements(dx, -174, 64, 12, clay)
  return place(text, x, y, size)
}

const curvedRoof = (mason: Mason, y: number, width: number, rise: number, color: string) => {
  const half = width / 2
  const up = `M${-half - 16} ${y - 10}Q${-half * 0.5} ${y - 4} ${-half * 0.38} ${y - rise}H${half * 0.38}Q${half * 0.5} ${y - 4} ${half + 16} ${y - 10}L${half - 6} ${y + 6}H${-half + 6}Z`
  const away = mason.side > 0 ? -1 : 1
  return (
    path(up, mason.lit(mason.covered(color, 0.3))) +
    path(
      `M${away * (half + 16)} ${y - 10}Q${away * half * 0.5} ${y - 4} ${away * half * 0.38} ${y - rise}H${away * half * 0.1}L${away * half * 0.3} ${y + 6}H${away * (half - 6)}Z`,
      mason.shade(mason.covered(color, 0.3)),
    )
  )
}

/**
 * Draws a Buddhist temple of the steppes: white walls, tiers of curved roofs, gilt finial; about
 * 330 wide, 330 high.
 */
export const drawTemple = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  wall: string,
  roof: string,
) => {
  const mason = createMason(stage, x, depth)
  const gold = '#e2b03a'
  let text =
    rect(-190, -14, 380, 22, mason.paint(mix(wall, '#c9a97a', 0.3))) +
    mason.wall(0, -12, 290, 86, wall)
  for (let dx = -126; dx <= 126; dx += 36)
    text +=
      rect(dx - 5, -98, 10, 86, mason.paint(roof)) +
      (Math.abs(dx) > 20 ? mason.arch(dx + 18, -28, 16, 42) : '')
  text +=
    mason.arch(0, -12, 46, 70, mason.shade('#5a2a24')) +
    curvedRoof(mason, -98, 330, 42, roof) +
    rect(-150, -104, 300, 6, mason.lit(gold))
  text +=
    mason.wall(0, -138, 180, 48, wall) +
    mason.windows(0, -140, 160, 40, 6, 1, 0.4) +
    curvedRoof(mason, -186, 216, 38, roof) +
    rect(-96, -192, 192, 5, mason.lit(gold))
  text +=
    mason.wall(0, -222, 92, 36, wall) +
    mason.windows(0, -224, 76, 30, 3, 1, 0.4) +
    curvedRoof(mason, -258, 122, 46, gold)
  return place(
    text + mason.drum(0, -302, 14, 10, gold) + mason.tent(0, -310, 15, 44, gold),
    x,
    y,
    size,
  )
}

/** Draws a white stupa on steps; about 170 high. */
export const drawStupa = (stage: Stage, x: number, y: number, size: number, depth: number) => {
  const mason = createMason(stage, x, depth)
  const white = '#f5f0e4'
  let text =
    mason.wall(0, 6, 110, 26, white) +
    mason.wall(0, -18, 84, 18, white) +
    mason.wall(0, -34, 62, 14, white)
  text +=
    path('M-24 -46Q-38 -84 -24 -92H24Q38 -84 24 -46Z', mason.lit(white)) +
    path(
      mason.side > 0
        ? 'M-24 -46Q-38 -84 -24 -92H-8Q-16 -70 -8 -46Z'
        : 'M24 -46Q38 -84 24 -92H8Q16 -70 8 -46Z',
      mason.shade(white),
    ) +
    mason.arch(0, -52, 14, 24, mason.shade('#a8402f'))
  text += mason.wall(0, -92, 26, 12, white)
  return place(text + mason.tent(0, -104, 19, 56, '#e2b03a'), x, y, size)
}
