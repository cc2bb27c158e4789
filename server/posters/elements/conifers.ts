import { mix } from '../drawing/color.ts'
import type { Random } from '../drawing/random.ts'
import type { Point } from '../drawing/shapes.ts'
import { blob, heightAt, line, path, round, trace } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'

/** Returns two outlines of a spruce: the whole tree, and its boughs on the lit side. */
const spruceOutline = (
  random: Random,
  x: number,
  y: number,
  height: number,
  side: 1 | -1,
  slim: number,
) => {
  const tiers = Math.max(3, Math.min(10, Math.round(height / 24)))
  const left: Point[] = []
  const right: Point[] = []
  const bright: Point[] = [[x, y - height]]
  for (let tier = 1; tier <= tiers; tier++) {
    const t = tier / tiers
    const level = y - height + height * t * 0.95
    const half = height * slim * t ** 0.85
    const [l, r] = [half * random.between(0.82, 1.12), half * random.between(0.82, 1.12)]
    left.push([x - l, level], [x - l * 0.48, level - height * 0.018])
    right.push([x + r, level], [x + r * 0.48, level - height * 0.018])
    const edge = side > 0 ? r : -l
    bright.push([x + edge * 0.92, level - 1], [x + edge * 0.42, level - height * 0.026])
  }
  bright.push([x + side * 2, y - height * 0.06])
  return {
    whole: trace([
      [x, y - height],
      ...right,
      [x + height * 0.022, y],
      [x - height * 0.022, y],
      ...left.reverse(),
    ]),
    bright: trace(bright),
  }
}

type Row = {
  label: string
  /** Ground under the trees, left to right. */
  ground: readonly Point[]
  from?: number
  to?: number
  count: number
  height: number
  depth: number
  color?: string
  /** Half width of a tree as a share of its height. */
  slim?: number
  /** Degree of clustering with gaps; 0 makes an even row. */
  clumps?: number
}

/** Draws a row of spruces along a skyline or, with gold needles, of larches. */
export const drawSpruces = (stage: Stage, row: Row) => {
  const {
    label,
    ground,
    from = -30,
    to = 1950,
    count,
    height,
    depth,
    color,
    slim = 0.19,
    clumps = 0.5,
  } = row
  const { light, scene } = stage
  const random = stage.random.fork(label)
  let whole = ''
  let bright = ''
  for (let index = 0; index < count; index++) {
    const spot = (index + random.between(0.1, 0.9)) / count
    const wave = Math.sin(spot * 21 + random.between(-0.4, 0.4))
    if (clumps > 0 && wave < -1 + clumps * 0.9 && random.chance(0.8)) continue
    const x = from + (to - from) * spot
    const tall = height * random.between(0.55, 1) * (1 + wave * 0.16)
    const outline = spruceOutline(
      random,
      x,
      heightAt(ground, x) + height * 0.08,
      tall,
      stage.facing(x),
      slim * random.between(0.85, 1.15),
    )
    whole += outline.whole
    if (height > 56) bright += outline.bright
  }
  const tone = color ?? light.base.conifer
  const snowy = scene.season === 'winter' && light.base.forestSnow
  return (
    path(whole, light.paint(tone, depth)) +
    (bright
      ? path(
          bright,
          snowy
            ? light.lit(mix(light.base.snow, tone, 0.15), depth)
            : light.lit(mix(tone, light.base.land, 0.4), depth),
          {
            opacity: snowy ? 0.9 : 0.5,
          },
        )
      : '')
  )
}

/** Draws a distant wooded slope as one mass with a spiky upper edge. */
export const drawWoodEdge = (
  stage: Stage,
  label: string,
  ground: readonly Point[],
  height: number,
  depth: number,
  bottom: number,
  color?: string,
) => {
  const { light } = stage
  const random = stage.random.fork(label)
  const points: Point[] = []
  const first = ground[0]?.[0] ?? 0
  const last = ground.at(-1)?.[0] ?? 1920
  for (let x = Math.max(first, -60); x < Math.min(last, 1980); x += height * 0.34) {
    const y = heightAt(ground, x)
    const tall = height * random.between(0.3, 1)
    points.push([x, y - tall * 0.32], [x + height * random.between(0.12, 0.2), y - tall])
  }
  points.push([Math.min(last, 1980), bottom], [Math.max(first, -60), bottom])
  return path(trace(points), light.paint(color ?? light.base.conifer, depth))
}

/** Draws a Scots pine: bare leaning trunk, flat clouds of needles lit from above. */
export const drawPine = (stage: Stage, x: number, y: number, height: number, depth = 0) => {
  const { light, scene } = stage
  const random = stage.random.fork(`pine ${Math.round(x)} ${Math.round(y)}`)
  const lean = random.between(-0.1, 0.1) * height
  const bark = mix(light.base.rock, '#9a4f2c', 0.6)
  const top: Point = [x + lean, y - height]
  const thick = height * 0.03
  let text = path(
    `M${round(x - thick)} ${round(y)}Q${round(x + lean * 0.2)} ${round(y - height * 0.5)} ${round(top[0] - 2)} ${round(top[1] + height * 0.1)}L${round(top[0] + 2)} ${round(top[1] + height * 0.1)}Q${round(x + lean * 0.2 + thick * 1.6)} ${round(y - height * 0.5)} ${round(x + thick)} ${round(y)}Z`,
    light.shade(bark, depth),
  )
  let branches = ''
  let clumps = ''
  let tops = ''
  const clumpAt = (cx: number, cy: number, wide: number) => {
    const tall = wide * 0.46
    const ring: Point[] = Array.from({ length: 7 }, (_, index) => {
      const angle = (index / 7) * Math.PI * 2
      return [
        cx + Math.cos(angle) * wide * random.between(0.8, 1.12),
        cy + Math.sin(angle) * tall * (Math.sin(angle) > 0 ? 0.55 : 1) * random.between(0.8, 1.15),
      ]
    })
    clumps += blob(ring, light.paint(light.base.conifer, depth))
    const crest: Point[] = ring
      .filter((_, index) => index !== 1 && index !== 2)
      .map(([px, py]) => [
        cx + (px - cx) * 0.72 + stage.facing(x) * wide * 0.12,
        cy - tall * 0.3 + (py - cy) * 0.5,
      ])
    tops += blob(
      crest,
      scene.season === 'winter' && light.base.forestSnow
        ? light.lit(light.base.snow, depth)
        : light.lit(mix(light.base.conifer, light.base.land, 0.42), depth),
      { opacity: 0.75 },
    )
  }
  const levels = height < 180 ? 4 : random.int(5, 7)
  for (let level = 0; level < levels; level++) {
    const t = level / (levels - 1)
    const cy = y - height * (0.46 + 0.5 * t)
    const trunk = x + lean * (0.4 + 0.6 * t)
    const reach = height * (0.2 - 0.12 * t) * (level % 2 ? 1 : -1) * random.between(0.7, 1.1)
    branches += `M${round(trunk)} ${round(cy + height * 0.06)}L${round(trunk + reach)} ${round(cy)}`
    clumpAt(trunk + reach * 0.8, cy, height * (0.21 - 0.08 * t))
  }
  clumpAt(top[0], top[1] + height * 0.04, height * 0.14)
  text += line(branches, light.shade(bark, depth), thick * 0.7)
  return text + clumps + tops
}
