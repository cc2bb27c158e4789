import { mix } from '../drawing/color.ts'
import type { Random } from '../drawing/random.ts'
import { createNoise } from '../drawing/random.ts'
import type { Point } from '../drawing/shapes.ts'
import { canvas, downTo, heightAt, path, polygon, trace, traceSmooth } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { verticalFade } from './sky.ts'

export type Peak = { x: number; y: number; spread: number }
export type Slope = 'alpine' | 'cone' | 'dome' | 'fell' | 'mesa'

const falloffs: Record<Slope, (distance: number) => number> = {
  alpine: (d) => (1 - d) ** 1.25,
  cone: (d) => (1 - d) ** 1.75 * 0.97 + 0.03 * (1 - d),
  dome: (d) => (Math.cos(Math.PI * d) + 1) / 2,
  fell: (d) => ((1 - d) ** 1.35 + (Math.cos(Math.PI * d) + 1) / 2) / 2,
  mesa: (d) => (d < 0.45 ? 1 : d < 0.58 ? 1 - (d - 0.45) * 3.2 : (1 - d) * 1.38),
}

/**
 * Returns the skyline over some peaks, left to right. `rough` is the height of the crags in pixels.
 */
export const skyline = (
  random: Random,
  peaks: readonly Peak[],
  base: number,
  slope: Slope,
  rough: number,
  step = 22,
): Point[] => {
  const wide = createNoise(random.fork('wide'), 150)
  const fine = createNoise(random.fork('fine'), 37)
  const at = (x: number) => {
    let height = 0
    for (const peak of peaks) {
      const distance = Math.abs(x - peak.x) / peak.spread
      if (distance < 1) height = Math.max(height, (base - peak.y) * falloffs[slope](distance))
    }
    const crags = (wide(x) * 0.7 + fine(x) * 0.45) * rough
    return base - height - crags * Math.min(1, 0.3 + height / 260)
  }
  const xs = new Set<number>()
  for (let x = -40; x <= canvas.width + 40; x += step) xs.add(x)
  for (const peak of peaks) xs.add(Math.round(peak.x))
  const tops = new Map(peaks.map((peak) => [Math.round(peak.x), peak]))
  return [...xs]
    .sort((a, b) => a - b)
    .map((x) => {
      const peak = tops.get(x)
      return [x, peak ? Math.min(at(x), peak.y) : at(x)]
    })
}

/** Returns the point where the line rises again on the way from a summit to one side. */
const footOf = (line: readonly Point[], from: number, step: 1 | -1) => {
  let index = from
  while (index + step >= 0 && index + step < line.length) {
    const here = line[index]
    const next = line[index + step]
    const later = line[index + 2 * step] ?? next
    if (!here || !next || !later || (next[1] < here[1] - 1 && later[1] < here[1] - 1)) break
    index += step
  }
  return index
}

/** Returns the flank turned away from the light: from the skyline back along a jagged spine. */
const shadowFlank = (
  line: readonly Point[],
  summit: number,
  side: 1 | -1,
  base: number,
  random: Random,
  jag: number,
): Point[] => {
  const top = line[summit] ?? [0, base]
  const foot = footOf(line, summit, side)
  const edge: Point[] = []
  for (let index = summit; side > 0 ? index <= foot : index >= foot; index += side) {
    const point = line[index]
    if (point) edge.push(point)
  }
  const low = line[foot] ?? top
  const reach = Math.abs(low[0] - top[0])
  const depth = base - top[1]
  const spine: Point[] = []
  const steps = Math.max(4, Math.min(11, Math.round(depth / 42)))
  for (let step = 1; step <= steps; step++) {
    const t = step / steps
    const zig = jag * random.between(-1.1, 1.1) * (0.5 + t)
    const x = top[0] + side * reach * 0.2 * t + zig
    spine.push([x, Math.max(heightAt(line, x) + 1, top[1] + depth * t)])
  }
  return [...edge, [low[0], base], ...spine.reverse()]
}

/** Returns narrow gullies on the lit flank, each a wedge that starts at the skyline. */
const gullies = (line: readonly Point[], side: 1 | -1, random: Random, length: number) => {
  let d = ''
  for (let index = 2; index < line.length - 2; index += 1) {
    const here = line[index]
    const before = line[index - 1]
    const after = line[index + 1]
    if (!here || !before || !after) continue
    const bump = here[1] < before[1] && here[1] < after[1]
    if (!bump && !random.chance(0.16)) continue
    const drop = length * random.between(0.35, 1)
    const lean = -side * drop * random.between(0.12, 0.34)
    const [x, y] = here
    d += trace([
      [x, y],
      [x + lean * 0.3 - side * drop * 0.1, y + drop * 0.42],
      [x + lean * 0.55 - side * drop * 0.02, y + drop * 0.5],
      [x + lean, y + drop],
      [x + lean * 0.72 + side * drop * 0.05, y + drop * 0.6],
      [x + lean * 0.42 + side * drop * 0.08, y + drop * 0.44],
    ])
  }
  return d
}

type Range = {
  peaks: readonly Peak[]
  base: number
  color: string
  /** 0 near, 1 at the horizon; adds haze and removes detail. */
  depth: number
  slope?: Slope
  rough?: number
  /** y above which snow lies; none when absent, whatever the season. */
  snowline?: number
  /** Amount of haze at the foot, 0 to 1. */
  mist?: number
  label: string
}

/** Draws one layer of mountains: silhouette, shadowed flanks, gullies, snow, haze at the foot. */
export const drawRange = (stage: Stage, range: Range) => {
  const {
    peaks,
    base,
    color,
    depth,
    slope = 'alpine',
    rough = 26,
    snowline,
    mist = 0.75,
    label,
  } = range
  const { light } = stage
  const random = stage.random.fork(label)
  const line = skyline(random, peaks, base, slope, rough)
  const clip = stage.define(
    (id) => `<clipPath id="${id}"><path d="${trace(downTo(line, base + 4))}"/></clipPath>`,
  )
  const lit = light.lit(color, depth)
  const shaded = light.shade(color, depth)
  let text = polygon(downTo(line, base + 4), lit)
  let inner = ''
  const highest = Math.min(...line.map((point) => point[1]))
  if (snowline !== undefined && highest < snowline) {
    // Snow ends in tongues of uneven width: deep in couloirs, short on the ribs.
    let deep = true
    let left = 0
    const edge: Point[] = line.map(([x, y]) => {
      if (left-- <= 0) {
        deep = !deep
        left = random.int(0, deep ? 1 : 3)
      }
      return [
        x,
        y +
          Math.max(0, snowline - y) *
            (deep ? random.between(0.84, 1.2) : random.between(0.46, 0.72)),
      ]
    })
    inner += polygon([...line, ...edge.reverse()], light.lit(light.base.snow, depth * 0.7))
  }
  if (slope === 'dome') {
    const roll = verticalFade(stage, highest, base, [
      [0, shaded, 0],
      [1, shaded, 0.7],
    ])
    inner += polygon(downTo(line, base + 4), roll)
  } else {
    const veil = mix(shaded, light.shade(light.base.snow, depth), snowline === undefined ? 0 : 0.12)
    let flanks = ''
    for (const peak of [...peaks].sort((a, b) => b.y - a.y)) {
      const summit = line.findIndex((point) => point[0] === Math.round(peak.x))
      if (summit < 0) continue
      const side = stage.facing(peak.x) > 0 ? -1 : 1
      flanks += trace(shadowFlank(line, summit, side, base, random, rough * 0.75))
    }
    inner += path(flanks, veil, {
      opacity: slope === 'fell' ? 0.5 : snowline === undefined ? 0.8 : 0.66,
    })
    inner += path(
      gullies(line, stage.facing(peaks[0]?.x ?? 960), random, (base - highest) * 0.3),
      veil,
      { opacity: 0.5 },
    )
  }
  text += `<g clip-path="url(#${clip})">${inner}</g>`
  if (mist > 0) {
    const fog = verticalFade(stage, highest + (base - highest) * 0.35, base, [
      [0, light.haze, 0],
      [1, light.haze, mist],
    ])
    text += polygon(downTo(line, base + 4), fog)
  }
  return text
}

/** Draws soft folds of land without crags: hills, steppe swells, dunes, far banks. */
export const drawFold = (
  stage: Stage,
  label: string,
  y: number,
  rise: number,
  color: string,
  depth: number,
  bottom: number = canvas.height,
  swell = 520,
) => {
  const random = stage.random.fork(label)
  const noise = createNoise(random, swell)
  const small = createNoise(random.fork('small'), swell / 4)
  const line: Point[] = []
  for (let x = -80; x <= canvas.width + 80; x += 80)
    line.push([x, y - (noise(x) * 0.5 + 0.5) * rise - small(x) * rise * 0.1])
  const d = `${traceSmooth(line)}L${canvas.width + 80} ${bottom}L-80 ${bottom}Z`
  const { light } = stage
  const fade = verticalFade(stage, y - rise, bottom, [
    [0, light.lit(color, depth)],
    [0.35, light.paint(color, depth)],
    [1, light.shade(color, depth)],
  ])
  return { line, markup: path(d, fade) }
}
