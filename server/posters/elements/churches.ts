import { mix } from '../drawing/color.ts'
import { line, place, polygon, rect, round } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { createMason } from './masonry.ts'

export type ChurchLook = { wall: string; dome: string; roof: string; trim?: string }

const white = '#f8f4ea'
const gold = '#e2ad36'

/**
 * Draws a white stone cube under five domes (or one), with half-round gables; about 240 wide and
 * 400 high.
 */
export const drawStoneChurch = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  look: ChurchLook,
  domes: 1 | 5 = 5,
) => {
  const mason = createMason(stage, x, depth)
  const { wall, dome, trim = look.wall } = look
  let text = ''
  if (domes === 5) {
    for (const dx of [-62, 62])
      text += mason.drum(dx, -196, 34, 46, wall) + mason.onion(dx, -240, 25, dome)
  }
  text +=
    mason.drum(0, -196, 52, 74, wall) +
    mason.windows(0, -208, 40, 46, 3, 1, 0.3) +
    mason.onion(0, -268, 39, dome)
  text += mason.wall(0, 0, 210, 176, wall)
  for (const dx of [-70, 0, 70])
    text +=
      mason.arch(dx, -150, 66, 60, dx * mason.side < 0 ? mason.shade(wall) : mason.lit(wall)) +
      mason.arch(dx, -152, 48, 44, mason.paint(mix(wall, look.roof, 0.16)))
  text += rect(-105, -150, 210, 5, mason.shade(trim), { opacity: 0.6 })
  for (const dx of [-70, 0, 70]) text += mason.arch(dx, -76, 17, 58)
  text += mason.arch(0, 0, 34, 54, mason.shade('#5a4030'))
  for (const dx of [-36, 36])
    text += rect(dx - 3, -150, 6, 150, mason.shade(wall), { opacity: 0.45 })
  return place(text, x, y, size)
}

/** Draws a bell tower: square foot, open belfry, tent roof or spire; about 460 high. */
export const drawBellTower = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  look: ChurchLook,
  top: 'tent' | 'onion' | 'spire' = 'tent',
) => {
  const mason = createMason(stage, x, depth)
  const { wall, dome, roof } = look
  let text =
    mason.wall(0, 0, 96, 130, wall) +
    mason.arch(0, 0, 36, 62, mason.shade('#5a4030')) +
    rect(-53, -136, 106, 9, mason.paint(mix(wall, roof, 0.2)))
  text +=
    mason.wall(0, -134, 78, 88, wall) +
    mason.arch(0, -150, 22, 52) +
    rect(-44, -227, 88, 8, mason.paint(mix(wall, roof, 0.2)))
  text += mason.wall(0, -226, 66, 72, wall)
  for (const dx of [-17, 17]) text += mason.arch(dx, -232, 20, 52, mason.shade('#39404c'))
  if (top === 'tent')
    text +=
      mason.tent(0, -298, 78, 112, mason.covered(roof, 0.35)) +
      mason.drum(0, -402, 10, 12, wall) +
      mason.onion(0, -410, 11, dome)
  else if (top === 'onion')
    text +=
      mason.dome(0, -298, 37, roof, 0.7) +
      mason.drum(0, -330, 24, 26, wall) +
      mason.onion(0, -354, 19, dome)
  else
    text +=
      mason.dome(0, -298, 36, roof, 0.6) +
      mason.drum(0, -324, 22, 24, wall) +
      mason.tent(0, -346, 17, 130, gold) +
      mason.cross(0, -470, 26)
  return place(text, x, y, size)
}

/** Draws a log church with a tent roof and a lower nave, as along the White Sea; about 430 high. */
export const drawTentChurch = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  log: string,
  shingle: string,
) => {
  const mason = createMason(stage, x, depth)
  let text = mason.wall(-112, 0, 120, 78, log) + mason.gable(-112, -76, 120, 62, shingle, 10)
  text += mason.wall(0, 0, 116, 170, log) + logs(mason.shade(log), -58, 116, 170)
  text += polygon(
    [
      [-58, -168],
      [-72, -184],
      [72, -184],
      [58, -168],
    ],
    mason.shade(shingle),
  )
  text +=
    mason.tent(0, -182, 138, 206, mason.covered(shingle, 0.3)) +
    mason.drum(0, -376, 20, 26, log) +
    mason.onion(0, -400, 20, mix(shingle, '#b9bdbd', 0.35))
  text +=
    mason.wall(96, 0, 76, 66, log) +
    mason.gable(96, -64, 76, 46, shingle, 8) +
    mason.onion(96, -104, 11, mix(shingle, '#b9bdbd', 0.35))
  for (const dx of [-26, 26]) text += mason.arch(dx, -96, 15, 30)
  text += mason.arch(0, 0, 28, 50, mason.shade('#3d2c22')) + mason.arch(-112, -22, 18, 26)
  return place(text, x, y, size)
}

/**
 * Draws the many-domed log church of Kizhi: a pyramid of barrel gables and shingled onion domes;
 * about 430 high.
 */
export const drawManyDomes = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  log: string,
  shingle: string,
) => {
  const mason = createMason(stage, x, depth)
  const silver = mix(shingle, '#c3c6c3', 0.45)
  let text =
    mason.wall(0, 0, 260, 96, log) +
    logs(mason.shade(log), -130, 260, 96) +
    mason.hip(0, -94, 270, 22, shingle, 0.86)
  const barrel = (bx: number, by: number, r: number) =>
    mason.dome(bx, by, r * 1.45, mix(shingle, log, 0.4), 0.8) +
    mason.drum(bx, by - r * 1.1, r * 0.7, r * 1.1, log) +
    mason.onion(bx, by - r * 2, r, silver)
  text += mason.wall(0, -104, 196, 84, log)
  for (const bx of [-108, -54, 54, 108]) text += barrel(bx, -110, 20)
  text += mason.wall(0, -180, 140, 76, log)
  for (const bx of [-70, 70]) text += barrel(bx, -186, 20)
  text += barrel(0, -140, 22) + mason.wall(0, -254, 84, 60, log)
  for (const bx of [-40, 40]) text += barrel(bx, -250, 17)
  text += barrel(0, -232, 19) + mason.drum(0, -300, 40, 48, log) + mason.onion(0, -346, 31, silver)
  for (const dx of [-86, -30, 30, 86]) text += mason.arch(dx, -30, 17, 36)
  return place(text, x, y, size)
}

const logs = (color: string, x: number, width: number, height: number) => {
  let d = ''
  for (let y = 14; y < height; y += 14) d += `M${round(x)} ${-y}h${width}`
  return line(d, color, 2, { opacity: 0.5 })
}

/** Draws Saint Basil's: a bouquet of striped onion domes around one tent roof; about 430 high. */
export const drawBasil = (stage: Stage, x: number, y: number, size: number, depth: number) => {
  const mason = createMason(stage, x, depth)
  const brick = '#b04a38'
  const tower = (bx: number, height: number, width: number, dome: string, stripe: string) => {
    const r = width * 0.66
    const top = -height
    let part =
      mason.drum(bx, 0, width, height, brick) +
      mason.arch(bx, -height * 0.42, width * 0.34, height * 0.24) +
      rect(bx - width * 0.56, top + 8, width * 1.12, 7, mason.lit(white))
    part +=
      rect(bx - width * 0.56, top + height * 0.3, width * 1.12, 5, mason.lit(white), {
        opacity: 0.8,
      }) + mason.onion(bx, top, r, dome)
    let bands = ''
    for (const [index, t] of [-0.62, -0.2, 0.24, 0.66].entries())
      bands += `M${round(bx + t * r * 0.7)} ${round(top - 2)}C${round(bx + t * r * 1.6)} ${round(top - r * 0.6)} ${round(bx + t * r * 1.2)} ${round(top - r * 1.3)} ${round(bx + t * r * (index % 2 ? 0.3 : 0.34))} ${round(top - r * 1.72)}`
    return part + line(bands, mason.paint(stripe), r * 0.17, { opacity: 0.85 })
  }
  let text = mason.wall(0, 0, 330, 60, brick)
  for (let dx = -140; dx <= 140; dx += 40) text += mason.arch(dx, 0, 26, 42, mason.shade(white))
  text += rect(-170, -66, 340, 8, mason.lit(white))
  text += tower(-128, 150, 44, '#2f7f6a', '#e4c04c') + tower(130, 146, 44, '#c8492f', '#f0e2c0')
  text +=
    mason.wall(0, -60, 92, 190, brick) +
    mason.arch(0, -150, 24, 60) +
    rect(-54, -254, 108, 8, mason.lit(white)) +
    mason.tent(0, -252, 92, 140, mix(brick, '#d9824a', 0.45)) +
    mason.drum(0, -386, 15, 18, white) +
    mason.onion(0, -402, 15, gold)
  text +=
    tower(-72, 204, 48, '#d9a02f', '#3f7f5a') +
    tower(74, 208, 48, '#2f6f9a', '#f4f0e4') +
    tower(-24, 140, 40, '#c23f33', '#f0e2c0') +
    tower(40, 116, 36, '#3f8a5f', '#e9d28a')
  return place(text, x, y, size)
}

/** Draws a round-domed Georgian church: stone cross, conical drum roof; about 250 high. */
export const drawConeChurch = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  stone: string,
  roof: string,
) => {
  const mason = createMason(stage, x, depth)
  let text =
    mason.wall(0, 0, 150, 96, stone) +
    mason.gable(0, -94, 104, 44, roof, 8) +
    mason.drum(0, -120, 62, 66, stone) +
    mason.windows(0, -132, 54, 48, 4, 1, 0.22)
  text +=
    mason.tent(0, -184, 78, 66, mason.covered(roof, 0.4)) +
    mason.cross(0, -248, 18) +
    mason.arch(0, 0, 26, 48, mason.shade('#3d3028')) +
    mason.arch(-48, -36, 10, 30) +
    mason.arch(48, -36, 10, 30)
  text +=
    mason.wall(118, 0, 44, 118, stone) +
    mason.tent(118, -116, 56, 52, mason.covered(roof, 0.4)) +
    mason.arch(118, -70, 16, 32, mason.shade('#3d3028'))
  return place(text, x, y, size)
}

/**
 * Draws a brick hall church with a steep roof and one square tower, as on the Baltic; about 420
 * high.
 */
export const drawBrickGothic = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  brick: string,
  roof: string,
) => {
  const mason = createMason(stage, x, depth)
  let text = mason.wall(70, 0, 250, 120, brick)
  for (let dx = -20; dx <= 170; dx += 42)
    text +=
      mason.arch(dx, -14, 18, 86, undefined, true) + rect(dx + 18, -112, 6, 112, mason.shade(brick))
  text +=
    polygon(
      [
        [-56, -118],
        [-30, -226],
        [170, -226],
        [200, -118],
      ],
      mason.lit(mason.covered(roof, 0.6)),
    ) +
    polygon(
      [
        [-56, -118],
        [-30, -226],
        [20, -226],
        [-6, -118],
      ],
      mason.shade(mason.covered(roof, 0.6)),
    )
  text +=
    mason.wall(-80, 0, 108, 262, brick) +
    mason.arch(-80, -150, 26, 76, undefined, true) +
    mason.arch(-80, 0, 36, 70, mason.shade('#4a2a22'), true) +
    mason.arch(-108, -190, 12, 46, undefined, true) +
    mason.arch(-52, -190, 12, 46, undefined, true)
  text +=
    mason.battlements(-80, -260, 108, 14, brick) +
    mason.tent(-80, -262, 84, 132, mix(roof, '#55766a', 0.5)) +
    mason.cross(-80, -388, 24)
  return place(text, x, y, size)
}
