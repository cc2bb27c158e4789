import { mix } from '../drawing/color.ts'
import type { Point } from '../drawing/shapes.ts'
import { path, round } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { verticalFade } from './sky.ts'

/**
 * Draws a column of steam or ash from (x, y) upward that bends with the wind and widens at the top.
 */
export const drawSteam = (
  stage: Stage,
  x: number,
  y: number,
  height: number,
  width: number,
  opacity = 0.9,
  color?: string,
) => {
  const { light } = stage
  const random = stage.random.fork(`steam ${Math.round(x)} ${Math.round(y)}`)
  const drift = stage.random.fork('wind').chance(0.5) ? 1 : -1
  const tone = color ?? mix(light.haze, '#ffffff', light.isDark ? 0.12 : 0.6)
  const steps = 7
  const edge = (side: 1 | -1): Point[] =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const t = index / steps
      const middle = x + drift * width * 1.7 * t ** 1.8
      return [
        middle + side * width * (0.12 + 0.75 * t) * random.between(0.85, 1.12),
        y - height * t,
      ]
    })
  const puff = (points: readonly Point[]) => {
    let d = ''
    for (const [index, [px, py]] of points.entries()) {
      const before = points[index - 1]
      if (before) {
        const r = round(Math.hypot(px - before[0], py - before[1]) * 0.6)
        d += `A${r} ${r} 0 0 1 ${round(px)} ${round(py)}`
      }
    }
    return d
  }
  const shape = (left: Point[], right: Point[]) => {
    const start = left[0] ?? [x, y]
    const over = right.at(-1) ?? start
    const top = left.at(-1) ?? start
    const r = round(Math.hypot(over[0] - top[0], over[1] - top[1]) * 0.52)
    return `M${round(start[0])} ${round(start[1])}${puff(left)}A${r} ${r} 0 0 1 ${round(over[0])} ${round(over[1])}${puff([...right].reverse())}Z`
  }
  const left = edge(-1)
  const right = edge(1)
  const narrow = (points: Point[]): Point[] =>
    points.map(([px, py], index) => [
      px +
        ((left[index]?.[0] ?? px) + (right[index]?.[0] ?? px) - 2 * px) * 0.24 +
        stage.facing(x) * width * 0.1,
      py + height * 0.03,
    ])
  const whole = verticalFade(stage, y - height * 1.2, y, [
    [0, tone, 0.25],
    [0.5, tone, 0.75],
    [1, tone, 1],
  ])
  return (
    path(shape(left, right), whole, { opacity }) +
    path(shape(narrow(left), narrow(right)), light.lit('#ffffff'), { opacity: opacity * 0.28 })
  )
}
