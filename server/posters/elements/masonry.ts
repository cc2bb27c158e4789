import { mix } from '../drawing/color.ts'
import type { Point } from '../drawing/shapes.ts'
import { circle, line, path, polygon, rect, round } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { radialFade } from './sky.ts'

/**
 * Building blocks, drawn around an origin at the middle of the foot; y is negative upward. `place`
 * then moves and scales a whole building. The light's side follows from the building's place in the
 * picture.
 */
export type Mason = {
  stage: Stage
  side: 1 | -1
  depth: number
  paint: (color: string) => string
  lit: (color: string) => string
  shade: (color: string) => string
  /** Returns a roof color with the season's snow. */
  covered: (color: string, snow?: number) => string
  wall: (x: number, y: number, width: number, height: number, color: string) => string
  drum: (x: number, y: number, width: number, height: number, color: string) => string
  onion: (x: number, y: number, radius: number, color: string, cross?: boolean) => string
  dome: (x: number, y: number, radius: number, color: string, rise?: number) => string
  tent: (x: number, y: number, width: number, height: number, color: string) => string
  gable: (
    x: number,
    y: number,
    width: number,
    height: number,
    color: string,
    overhang?: number,
  ) => string
  hip: (
    x: number,
    y: number,
    width: number,
    height: number,
    color: string,
    ridge?: number,
  ) => string
  windows: (
    x: number,
    y: number,
    width: number,
    height: number,
    columns: number,
    rows: number,
    size?: number,
  ) => string
  arch: (
    x: number,
    y: number,
    width: number,
    height: number,
    color?: string,
    pointed?: boolean,
  ) => string
  cross: (x: number, y: number, height: number) => string
  battlements: (
    x: number,
    y: number,
    width: number,
    size: number,
    color: string,
    swallowtail?: boolean,
  ) => string
}

const onionPath = (x: number, y: number, r: number, half: 0 | 1 | -1) => {
  const at = (px: number, py: number) => `${round(x + px * r)} ${round(y + py * r)}`
  const right = (s: number) =>
    `C${at(1.3 * s, -0.5)} ${at(1.12 * s, -1.22)} ${at(0.42 * s, -1.66)}C${at(0.16 * s, -1.84)} ${at(0.07 * s, -2.05)} ${at(0, -2.4)}`
  if (half)
    return `M${at(0.62 * half, 0)}${right(half)}C${at(0.02 * half, -1.95)} ${at(0.14 * half, -1.76)} ${at(0.22 * half, -1.6)}C${at(0.72 * half, -1.1)} ${at(0.7 * half, -0.45)} ${at(0.2 * half, 0)}Z`
  return `M${at(-0.62, 0)}${right(-1)}C${at(0.07, -2.05)} ${at(0.16, -1.84)} ${at(0.42, -1.66)}C${at(1.12, -1.22)} ${at(1.3, -0.5)} ${at(0.62, 0)}Z`
}

/** Creates the blocks for a building at canvas x. */
export const createMason = (stage: Stage, worldX: number, depth = 0): Mason => {
  const { light } = stage
  const side = stage.facing(worldX)
  const random = stage.random.fork(`windows ${Math.round(worldX)}`)
  const paint = (color: string) => light.paint(color, depth)
  const lit = (color: string) => light.lit(color, depth)
  const shade = (color: string) => light.shade(color, depth)
  const covered = (color: string, snow = 0.72) =>
    light.base.forestSnow ? mix(color, light.base.snow, snow) : color
  const gold = '#e6b23c'
  const pane = (bright: boolean) =>
    bright ? mix(light.lamp, light.haze, depth * 0.5) : shade(mix('#2c3a4c', light.zenith, 0.25))
  const cross = (x: number, y: number, height: number) =>
    line(
      `M${round(x)} ${round(y)}V${round(y - height)}M${round(x - height * 0.27)} ${round(y - height * 0.62)}H${round(x + height * 0.27)}M${round(x - height * 0.15)} ${round(y - height * 0.36)}L${round(x + height * 0.15)} ${round(y - height * 0.26)}`,
      lit(gold),
      Math.max(1.6, height * 0.085),
    )
  const wall = (x: number, y: number, width: number, height: number, color: string) =>
    rect(x - width / 2, y - height, width, height, lit(color)) +
    rect(
      side > 0 ? x - width / 2 : x + width * 0.14,
      y - height,
      width * 0.36,
      height,
      shade(color),
    )
  return {
    stage,
    side,
    depth,
    paint,
    lit,
    shade,
    covered,
    cross,
    wall,
    drum: (x, y, width, height, color) =>
      rect(x - width / 2, y - height, width, height, paint(color)) +
      rect(
        side > 0 ? x + width * 0.1 : x - width * 0.36,
        y - height,
        width * 0.26,
        height,
        lit(color),
      ) +
      rect(
        side > 0 ? x - width / 2 : x + width * 0.2,
        y - height,
        width * 0.3,
        height,
        shade(color),
      ),
    onion: (x, y, radius, color, withCross = true) => {
      const tone = light.base.forestSnow ? mix(color, light.base.snow, 0.12) : color
      return (
        (withCross ? cross(x, y - radius * 2.25, radius * 1.25) : '') +
        path(onionPath(x, y, radius, 0), paint(tone)) +
        path(onionPath(x, y, radius, side > 0 ? -1 : 1), shade(tone)) +
        path(
          onionPath(x + side * radius * 0.06, y - radius * 0.1, radius * 0.86, side),
          lit(mix(tone, '#fff4d0', 0.3)),
          { opacity: 0.75 },
        )
      )
    },
    dome: (x, y, radius, color, rise = 1) => {
      const at = (r: number, cx: number) =>
        `M${round(cx - r)} ${round(y)}C${round(cx - r)} ${round(y - r * rise * 1.1)} ${round(cx - r * 0.3)} ${round(y - r * rise * 1.25)} ${round(cx)} ${round(y - r * rise * 1.42)}C${round(cx + r * 0.3)} ${round(y - r * rise * 1.25)} ${round(cx + r)} ${round(y - r * rise * 1.1)} ${round(cx + r)} ${round(y)}Z`
      return (
        path(at(radius, x), shade(color)) +
        path(at(radius * 0.78, x + side * radius * 0.2), paint(color)) +
        path(at(radius * 0.4, x + side * radius * 0.38), lit(mix(color, '#ffffff', 0.18)), {
          opacity: 0.8,
        })
      )
    },
    tent: (x, y, width, height, color) =>
      polygon(
        [
          [x - width / 2, y],
          [x, y - height],
          [x + width / 2, y],
        ],
        lit(color),
      ) +
      polygon(
        [
          [x - (side * width) / 2, y],
          [x, y - height],
          [x - side * width * 0.06, y],
        ],
        shade(color),
      ),
    gable: (x, y, width, height, color, overhang = 6) => {
      const tone = covered(color)
      const points: Point[] = [
        [x - width / 2 - overhang, y],
        [x, y - height],
        [x + width / 2 + overhang, y],
      ]
      return (
        polygon(points, paint(tone)) +
        line(
          `M${round(x - width / 2 - overhang)} ${round(y)}L${round(x)} ${round(y - height)}L${round(x + width / 2 + overhang)} ${round(y)}`,
          lit(tone),
          Math.max(2, overhang * 0.7),
        )
      )
    },
    hip: (x, y, width, height, color, ridge = 0.5) => {
      const tone = covered(color)
      const half = width / 2 + 5
      const top = (width * ridge) / 2
      return (
        polygon(
          [
            [x - half, y],
            [x - top, y - height],
            [x + top, y - height],
            [x + half, y],
          ],
          lit(tone),
        ) +
        polygon(
          [
            [x - side * half, y],
            [x - side * top, y - height],
            [x - side * top * 0.4, y - height],
            [x - side * half * 0.42, y],
          ],
          shade(tone),
        )
      )
    },
    windows: (x, y, width, height, columns, rows, size = 0.5) => {
      let dark = ''
      let bright = ''
      const [cw, ch] = [width / columns, height / rows]
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          const [wx, wy] = [
            x - width / 2 + cw * (column + 0.5 - size / 2),
            y - height + ch * (row + 0.22),
          ]
          const d = `M${Math.round(wx)} ${Math.round(wy)}h${round(cw * size)}v${round(ch * 0.56)}h${round(-cw * size)}z`
          if (light.isDark && random.chance(0.62)) bright += d
          else dark += d
        }
      }
      return (
        path(dark, pane(false), { opacity: light.isDark ? 0.8 : 0.62 }) +
        (bright ? path(bright, pane(true)) : '')
      )
    },
    arch: (x, y, width, height, color, pointed = false) => {
      const spring = y - height + width * (pointed ? 0.62 : 0.5)
      const half = width / 2
      const head = pointed
        ? `Q${round(x - half)} ${round(spring - half * 0.7)} ${round(x)} ${round(y - height)}Q${round(x + half)} ${round(spring - half * 0.7)} ${round(x + half)} ${round(spring)}`
        : `A${round(half)} ${round(half)} 0 0 1 ${round(x + half)} ${round(spring)}`
      return path(
        `M${round(x - half)} ${round(y)}V${round(spring)}${head}V${round(y)}Z`,
        color ?? pane(light.isDark),
        color ? {} : { opacity: 0.85 },
      )
    },
    battlements: (x, y, width, size, color, swallowtail = false) => {
      let d = ''
      const count = Math.max(3, Math.round(width / (size * 1.5)))
      const step = width / count
      for (let index = 0; index < count; index++) {
        const left = x - width / 2 + step * (index + 0.17)
        const w = step * 0.66
        d += swallowtail
          ? `M${round(left)} ${round(y)}v${round(-size)}l${round(w * 0.5)} ${round(size * 0.34)}l${round(w * 0.5)} ${round(-size * 0.34)}v${round(size)}z`
          : `M${round(left)} ${round(y)}v${round(-size)}h${round(w)}v${round(size)}z`
      }
      return path(d, paint(color))
    },
  }
}

/** Draws the halo of a lamp or window at night; nothing by day. */
export const halo = (stage: Stage, x: number, y: number, radius: number, strength = 0.5) =>
  stage.light.isDark
    ? circle(
        x,
        y,
        radius,
        radialFade(stage, x, y, radius, [
          [0, stage.light.lamp, 0.75],
          [0.3, stage.light.lamp, 0.32],
          [1, stage.light.lamp, 0],
        ]),
        { opacity: strength },
      )
    : ''
