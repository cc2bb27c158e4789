import { mix } from '../drawing/color.ts'
import { createNoise } from '../drawing/random.ts'
import type { Point } from '../drawing/shapes.ts'
import { heightAt, line, path, polygon, round, trace } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { verticalFade } from './sky.ts'

/**
 * Draws a wall of stone columns along a river, as on the Lena: each of its own height, lit on one
 * flank.
 */
export const drawColumns = (
  stage: Stage,
  label: string,
  from: number,
  to: number,
  foot: number,
  height: number,
  color: string,
  depth: number,
) => {
  const { light } = stage
  const random = stage.random.fork(label)
  const noise = createNoise(random, 260)
  let body = ''
  let bright = ''
  let dark = ''
  let talus = ''
  for (let x = from; x < to; ) {
    // Clusters rise between gaps, and the wall gets lower toward its near end.
    const cluster = Math.max(0, noise(x) * 0.75 + 0.5)
    const taper = Math.min(1, (x - from + 30) / 260)
    const width = random.between(18, 62)
    const tall = height * (0.26 + 0.62 * cluster) * taper * random.between(0.7, 1.12)
    if (random.chance(0.45))
      talus += trace([
        [x - width * 1.3, foot],
        [x + width * 0.4, foot - tall * random.between(0.3, 0.52)],
        [x + width * 2, foot],
      ])
    const top = foot - tall
    const lean = random.between(-0.1, 0.1) * width
    body += trace([
      [x - 6, foot],
      [x + width * 0.06, top + tall * 0.16],
      [x + width * 0.26 + lean, top + tall * 0.03],
      [x + width * 0.5 + lean, top],
      [x + width * 0.8 + lean, top + tall * 0.06],
      [x + width * 0.96, top + tall * 0.2],
      [x + width + 8, foot],
    ])
    const side = stage.facing(x)
    const near = side > 0 ? 0.52 : 0.04
    bright += trace([
      [x + width * near, foot - tall * 0.1],
      [x + width * (near + 0.06), top + tall * 0.13],
      [x + width * (near + 0.2) + lean, top + tall * 0.04],
      [x + width * (near + 0.4), top + tall * 0.2],
      [x + width * (near + 0.32), foot - tall * 0.22],
    ])
    dark += `M${round(x + width * 0.98)} ${round(foot - tall * 0.06)}L${round(x + width * 0.94)} ${round(top + tall * 0.26)}`
    x += width * random.between(0.72, 1)
  }
  const scree = verticalFade(stage, foot - height * 0.5, foot, [
    [0, light.paint(light.base.land, depth), 0],
    [1, light.paint(mix(light.base.land, light.base.conifer, 0.4), depth), 0.9],
  ])
  return (
    path(body, light.shade(color, depth)) +
    path(bright, light.lit(color, depth), { opacity: 0.85 }) +
    line(dark, light.shade(mix(color, '#20202c', 0.4), depth), 4, { opacity: 0.5 }) +
    path(body, scree) +
    path(
      talus,
      light.paint(mix(mix(light.base.land, light.base.conifer, 0.35), color, 0.25), depth),
      { opacity: 0.9 },
    )
  )
}

/** Draws rounded granite towers that rise out of a wood, like the Stolby. */
export const drawTors = (
  stage: Stage,
  label: string,
  x: number,
  foot: number,
  height: number,
  color: string,
  depth: number,
) => {
  const { light } = stage
  const random = stage.random.fork(label)
  let text = ''
  const side = stage.facing(x)
  for (const [dx, part, wide] of [
    [-0.5, 0.58, 0.32],
    [0.56, 0.46, 0.3],
    [-0.16, 0.94, 0.34],
    [0.22, 1, 0.3],
  ] as const) {
    const cx = x + dx * height * 0.9
    const tall = height * part
    const half = height * wide * 0.5
    const profile: Point[] = [
      [-1.15, 0],
      [-1, 0.3],
      [-1.08, 0.42],
      [-0.86, 0.6],
      [-0.92, 0.74],
      [-0.6, 0.94],
      [-0.1, 1.02],
      [0.46, 0.97],
      [0.86, 0.8],
      [0.8, 0.66],
      [1.04, 0.5],
      [0.96, 0.32],
      [1.2, 0],
    ].map(([px, py]) => [
      cx + (px ?? 0) * half * random.between(0.9, 1.1),
      foot + 10 - (py ?? 0) * tall,
    ])
    const seam: Point[] = [0.02, 0.26, 0.5, 0.72, 1].map((t, index) => [
      cx + side * -half * (index % 2 ? 0.05 : 0.3),
      foot + 10 - t * tall,
    ])
    const flank = profile.filter((point) => (point[0] - cx) * side < 0)
    const ordered =
      side > 0
        ? [...flank, ...[...seam].reverse()]
        : [...[...flank].reverse(), ...[...seam].reverse()]
    text += polygon(profile, light.lit(color, depth)) + polygon(ordered, light.shade(color, depth))
    let cracks = ''
    for (const t of [0.28, 0.52, 0.76])
      cracks += `M${round(cx - half * 0.9)} ${round(foot - t * tall)}Q${round(cx)} ${round(foot - t * tall + 12)} ${round(cx + half * 0.9)} ${round(foot - t * tall - 4)}`
    text += line(cracks, light.shade(mix(color, '#2a2030', 0.3), depth), 3, { opacity: 0.45 })
  }
  return text
}

/** Draws flat-topped cliffs in layers; the strata are level through the whole wall. */
export const drawStrata = (
  stage: Stage,
  label: string,
  rim: readonly Point[],
  foot: number,
  color: string,
  depth: number,
  bands = 6,
) => {
  const { light } = stage
  const random = stage.random.fork(label)
  const outline = [...rim, [rim.at(-1)?.[0] ?? 0, foot], [rim[0]?.[0] ?? 0, foot]] as Point[]
  const clip = stage.define((id) => `<clipPath id="${id}"><path d="${trace(outline)}"/></clipPath>`)
  const top = Math.min(...rim.map((point) => point[1]))
  const [first, last] = [rim[0]?.[0] ?? 0, rim.at(-1)?.[0] ?? 0]
  const [left, right] = [Math.min(first, last), Math.max(first, last)]
  let inner = ''
  for (let band = 0; band < bands; band++) {
    const y = top + ((foot - top) * (band + random.between(0.2, 0.6))) / bands
    const tone = band % 2 ? mix(color, '#f3dcb4', 0.22) : mix(color, '#5a3038', 0.16)
    const thick = ((foot - top) / bands) * random.between(0.3, 0.6)
    const upper: Point[] = []
    const lower: Point[] = []
    for (let x = left - 20; x <= right + 60; x += 60) {
      upper.push([x, y + random.between(-6, 6)])
      lower.push([x, y + thick + random.between(-6, 6)])
    }
    inner += polygon([...upper, ...lower.reverse()], light.paint(tone, depth), { opacity: 0.34 })
  }
  let ribs = ''
  let glints = ''
  for (let x = left + random.between(0, 60); x < right; x += random.between(70, 230)) {
    const y = heightAt(rim[0] && first <= last ? rim : [...rim].reverse(), x)
    const side = stage.facing(x)
    const wide = random.between(26, 96)
    const drop = (foot - y) * random.between(0.55, 1.05)
    const [upper, middle] = [
      y + drop * random.between(0.2, 0.34),
      y + drop * random.between(0.5, 0.68),
    ]
    ribs += trace([
      [x, y],
      [x - side * wide * 0.34, upper],
      [x - side * wide * random.between(0.1, 0.5), middle],
      [x - side * wide, y + drop],
      [x + side * wide * 0.05, y + drop],
      [x + side * wide * 0.16, middle],
      [x + side * wide * random.between(0.06, 0.3), upper],
    ])
    glints += trace([
      [x, y],
      [x + side * wide * 0.3, upper],
      [x + side * wide * 0.16, middle],
      [x + side * wide * 0.06, middle],
    ])
  }
  const fog = verticalFade(stage, top, foot, [
    [0.4, light.haze, 0],
    [1, light.haze, 0.3 + depth * 0.5],
  ])
  return `${polygon(outline, light.lit(color, depth))}<g clip-path="url(#${clip})">${inner}${path(ribs, light.shade(color, depth), { opacity: 0.7 })}${path(glints, light.lit(mix(color, '#fff0d8', 0.35), depth), { opacity: 0.5 })}</g>${polygon(outline, fog)}`
}
