import { mix } from '../drawing/color.ts'
import { circle, line, path, place, polygon, rect, round } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { createMason } from './masonry.ts'

/** Draws Moscow's stepped high-rise of the fifties with a spire and a star; about 640 high. */
export const drawStepTower = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  stone: string,
) => {
  const mason = createMason(stage, x, depth)
  let text = ''
  for (const [dx, width, height] of [
    [-150, 84, 150],
    [150, 84, 150],
    [-88, 74, 240],
    [88, 74, 240],
  ] as const) {
    text +=
      mason.wall(dx, 8, width, height, stone) +
      mason.windows(
        dx,
        -6,
        width * 0.86,
        height - 26,
        Math.round(width / 15),
        Math.round(height / 20),
        0.42,
      ) +
      mason.tent(dx, -height + 8, width * 0.36, 34, stone) +
      rect(dx - width / 2 - 3, -height + 4, width + 6, 6, mason.lit(mix(stone, '#ffffff', 0.3)))
  }
  text +=
    mason.wall(0, 8, 112, 360, stone) +
    mason.windows(0, -10, 94, 330, 7, 17, 0.42) +
    rect(-60, -356, 120, 7, mason.lit(mix(stone, '#ffffff', 0.3)))
  for (const dx of [-46, 46]) text += mason.tent(dx, -354, 16, 36, stone)
  text +=
    mason.wall(0, -352, 72, 70, stone) +
    mason.windows(0, -356, 58, 60, 4, 3, 0.42) +
    mason.wall(0, -420, 44, 46, stone) +
    mason.tent(0, -464, 34, 60, stone) +
    mason.tent(0, -506, 9, 128, '#d9b04a')
  return place(text + circle(0, -634, 6, mason.lit('#e0b040')), x, y, size)
}

/** Draws a glass tower; `lean` slants the top. */
export const drawGlassTower = (
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  glass: string,
  lean = 0,
) => {
  const mason = createMason(stage, x, depth)
  const half = width / 2
  const side = mason.side
  let text =
    polygon(
      [
        [-half, 4],
        [-half, -height + lean],
        [half, -height - lean],
        [half, 4],
      ],
      mason.lit(glass),
    ) +
    polygon(
      [
        [-side * half, 4],
        [-side * half, -height + side * lean],
        [0, -height],
        [0, 4],
      ],
      mason.shade(glass),
    )
  text += mason.windows(
    0,
    0,
    width * 0.9,
    height * 0.94 - Math.abs(lean),
    Math.max(3, Math.round(width / 16)),
    Math.round(height / 22),
    0.5,
  )
  return place(text, x, y)
}

/** Draws a distant row of city roofs and blocks: one silhouette with some windows. */
export const drawRoofscape = (
  stage: Stage,
  label: string,
  y: number,
  height: number,
  depth: number,
  color: string,
  from = -20,
  to = 1940,
) => {
  const random = stage.random.fork(label)
  const { light } = stage
  let d = `M${from} ${round(y + 12)}`
  let lamps = ''
  let x = from
  while (x < to) {
    const width = random.between(38, 104)
    const tall = height * random.between(0.42, 1)
    const end = Math.min(to, x + width)
    d += random.chance(0.45)
      ? `L${round(x)} ${round(y - tall)}L${round((x + end) / 2)} ${round(y - tall - width * 0.24)}L${round(end)} ${round(y - tall)}`
      : `L${round(x)} ${round(y - tall)}H${round(end)}`
    if (light.isDark)
      for (let wy = y - tall + 10; wy < y - 6; wy += 22)
        for (let wx = x + 7; wx < end - 8; wx += 18)
          if (random.chance(0.3)) lamps += `M${Math.round(wx)} ${Math.round(wy)}h6v9h-6z`
    x = end
  }
  return (
    path(`${d}L${to} ${round(y + 12)}Z`, light.paint(color, depth)) +
    (lamps ? path(lamps, mix(light.lamp, light.haze, depth * 0.5), { opacity: 0.85 }) : '')
  )
}

/** Draws the Admiralty: a gilt needle over a colonnaded gate tower; about 520 high. */
export const drawAdmiralty = (stage: Stage, x: number, y: number, size: number, depth: number) => {
  const mason = createMason(stage, x, depth)
  const [yellow, white, gold] = ['#e6c36a', '#f6f1e2', '#e4b03a']
  let text = mason.wall(0, 6, 620, 92, yellow) + rect(-312, -90, 624, 7, mason.lit(white))
  for (let dx = -280; dx <= 280; dx += 32)
    if (Math.abs(dx) > 90)
      text += rect(dx - 4, -80, 8, 84, mason.lit(white)) + mason.arch(dx + 16, -12, 13, 54)
  text +=
    mason.wall(0, 6, 156, 148, yellow) +
    mason.arch(0, 6, 60, 96, mason.shade('#6a5a48')) +
    rect(-84, -146, 168, 8, mason.lit(white)) +
    mason.wall(0, -144, 106, 84, yellow)
  for (let dx = -50; dx <= 50; dx += 14) text += rect(dx - 3, -220, 7, 74, mason.lit(white))
  text +=
    rect(-60, -232, 120, 12, mason.lit(white)) +
    mason.dome(0, -230, 42, '#5f6a6e', 0.66) +
    mason.drum(0, -264, 30, 42, white) +
    mason.windows(0, -266, 26, 36, 3, 1, 0.34)
  text += mason.tent(0, -304, 27, 206, gold) + circle(0, -506, 6, mason.lit(gold))
  return place(
    text + path('M-11 -520q11 12 22 0l-6 -2v-14l-7 10l-5 -2z', mason.lit(gold)),
    x,
    y,
    size,
  )
}

/**
 * Draws the cathedral of the fortress on the Neva: nave, tiers and the highest needle; about 620
 * high.
 */
export const drawNeedleCathedral = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
) => {
  const mason = createMason(stage, x, depth)
  const [yellow, white, gold] = ['#e8cc86', '#f6f1e2', '#e4b03a']
  let text = mason.wall(120, 6, 300, 120, yellow) + mason.hip(120, -112, 300, 24, '#6f7a7c', 0.9)
  for (let dx = 0; dx <= 250; dx += 42)
    text += rect(dx - 4, -108, 9, 112, mason.lit(white)) + mason.arch(dx + 21, -26, 17, 66)
  text +=
    mason.drum(196, -134, 48, 36, yellow) +
    mason.dome(196, -168, 30, '#5f6a6e', 0.9) +
    mason.tent(196, -204, 9, 34, gold)
  text +=
    mason.wall(-66, 6, 110, 160, yellow) +
    mason.arch(-66, 6, 36, 72, mason.shade('#6a5a48')) +
    rect(-124, -158, 116, 8, mason.lit(white)) +
    mason.wall(-66, -156, 84, 70, yellow) +
    mason.arch(-66, -168, 24, 46) +
    rect(-112, -230, 92, 7, mason.lit(white)) +
    mason.wall(-66, -228, 60, 52, yellow)
  text +=
    mason.arch(-66, -238, 18, 34) +
    mason.dome(-66, -280, 31, gold, 0.62) +
    mason.drum(-66, -304, 22, 26, yellow) +
    mason.tent(-66, -328, 21, 262, gold)
  return place(text + line('M-66 -590v-30M-76 -610h20', mason.lit(gold), 4), x, y, size)
}

/**
 * Draws a cathedral under a great gilt dome with a ring of columns, like Saint Isaac's; about 400
 * high.
 */
export const drawDomedCathedral = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  dome = '#e0ab38',
) => {
  const mason = createMason(stage, x, depth)
  const stone = '#b3aba2'
  let text =
    mason.wall(0, 6, 330, 120, stone) +
    polygon(
      [
        [-96, -112],
        [0, -158],
        [96, -112],
      ],
      mason.lit(mix(stone, '#ffffff', 0.2)),
    )
  for (let dx = -80; dx <= 80; dx += 23)
    text += rect(dx - 5, -106, 10, 112, mason.lit(mix(stone, '#e8dccb', 0.6)))
  for (const dx of [-132, 132])
    text +=
      mason.drum(dx, -112, 44, 46, stone) +
      mason.arch(dx, -116, 16, 34) +
      mason.dome(dx, -156, 25, dome) +
      mason.arch(dx, -20, 24, 64)
  text += mason.drum(0, -140, 124, 96, stone)
  for (let dx = -56; dx <= 56; dx += 16) text += rect(dx - 3, -222, 7, 78, mason.lit('#e9ddca'))
  text +=
    rect(-70, -236, 140, 14, mason.paint(stone)) +
    mason.drum(0, -234, 100, 26, stone) +
    mason.dome(0, -258, 62, dome, 1.05) +
    mason.drum(0, -344, 20, 30, dome) +
    mason.dome(0, -372, 13, dome)
  return place(text + mason.cross(0, -388, 26), x, y, size)
}

/**
 * Draws a long palace: three stories of windows and columns, statues on the cornice, a middle
 * pavilion.
 */
export const drawPalace = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  color: string,
  roof: string,
  middle: 'pediment' | 'dome' = 'pediment',
) => {
  const mason = createMason(stage, x, depth)
  const white = '#f7f2e6'
  const gold = '#dfb04a'
  let text = ''
  const bay = (cx: number, width: number, height: number) => {
    let part =
      rect(cx - width / 2, -height, width, height + 6, mason.lit(color)) +
      rect(cx - width / 2, -height * 0.4, width, 6, mason.lit(white)) +
      rect(cx - width / 2 - 3, -height - 8, width + 6, 12, mason.lit(white))
    const step = 34
    for (let dx = cx - width / 2 + 17; dx < cx + width / 2; dx += step) {
      part +=
        rect(dx + 12, -height + 2, 8, height * 0.58, mason.lit(white)) +
        rect(dx + 12, -height * 0.36, 8, height * 0.36 + 6, mason.lit(white))
      part +=
        mason.arch(dx, -6, 15, height * 0.29) +
        mason.arch(dx, -height * 0.46, 15, height * 0.3) +
        mason.windows(dx, -height * 0.8, 15, height * 0.18, 1, 1, 0.95)
    }
    return part
  }
  text += bay(-330, 400, 150) + bay(330, 400, 150)
  text += mason.hip(-330, -156, 400, 22, roof, 0.94) + mason.hip(330, -156, 400, 22, roof, 0.94)
  text += bay(0, 272, 176)
  for (const end of [-530, 530])
    text +=
      bay(end, 100, 168) + mason.dome(end, -176, 42, roof, 0.7) + mason.tent(end, -212, 8, 30, gold)
  text +=
    middle === 'pediment'
      ? polygon(
          [
            [-146, -182],
            [0, -244],
            [146, -182],
          ],
          mason.lit(white),
        ) +
        polygon(
          [
            [-112, -188],
            [0, -234],
            [112, -188],
          ],
          mason.paint(color),
        )
      : mason.drum(0, -182, 116, 34, color) +
        mason.dome(0, -214, 62, roof, 0.85) +
        mason.tent(0, -286, 12, 50, gold)
  let statues = ''
  for (let dx = -500; dx <= 500; dx += 68)
    if (Math.abs(dx) > 150) statues += `M${dx} -174v-20m-5 10h10`
  text +=
    line(statues, mason.shade(mix(white, '#8a7a68', 0.5)), 5) +
    mason.arch(0, 6, 52, 70, mason.shade('#5a4a3c'))
  if (mason.side > 0) text += rect(-582, -176, 120, 182, mason.shade(color), { opacity: 0.28 })
  else text += rect(462, -176, 120, 182, mason.shade(color), { opacity: 0.28 })
  return place(text, x, y, size)
}

/** Draws the white tree of Astana: a shaft that opens around a golden ball; about 420 high. */
export const drawBaiterek = (stage: Stage, x: number, y: number, size: number, depth: number) => {
  const mason = createMason(stage, x, depth)
  const white = '#eef0ec'
  const ribs = line(
    'M-14 4Q-8 -180 -16 -270Q-22 -330 -62 -392M14 4Q8 -180 16 -270Q22 -330 62 -392M0 4V-300M-7 -120Q-6 -280 -34 -384M7 -120Q6 -280 34 -384',
    mason.lit(white),
    6,
  )
  const text =
    polygon(
      [
        [-20, 6],
        [-10, -180],
        [-15, -272],
        [15, -272],
        [10, -180],
        [20, 6],
      ],
      mason.paint(white),
    ) +
    ribs +
    circle(0, -350, 42, mason.lit('#e4b440')) +
    circle(-mason.side * 9, -345, 30, mason.shade('#e4b440'), { opacity: 0.4 })
  return place(text, x, y, size)
}
