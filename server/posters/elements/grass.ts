import { mix } from '../drawing/color.ts'
import type { Point } from '../drawing/shapes.ts'
import {
  blob,
  circle,
  ellipse,
  group,
  heightAt,
  line,
  path,
  polygon,
  round,
  trace,
} from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'

/**
 * Draws blades along the ground that bend in the same wind; `spread` scatters them that many pixels
 * toward the viewer.
 */
export const drawGrass = (
  stage: Stage,
  label: string,
  ground: readonly Point[],
  count: number,
  height: number,
  color: string,
  depth = 0,
  from = -20,
  to = 1940,
  spread = 0,
) => {
  const { light } = stage
  const random = stage.random.fork(label)
  const wind = stage.random.fork('wind').chance(0.5) ? 1 : -1
  const tones = ['', '']
  for (let index = 0; index < count; index++) {
    const x = random.between(from, to)
    const near = spread ? random.next() : 1
    const y = heightAt(ground, x) + height * 0.3 + spread * near
    const tall = height * random.between(0.5, 1.25) * (0.45 + 0.55 * near)
    const lean = wind * tall * random.between(0.12, 0.6)
    const thick = Math.max(1.6, height * 0.045)
    tones[index % 2] +=
      `M${round(x - thick)} ${round(y)}Q${round(x)} ${round(y - tall * 0.6)} ${round(x + lean)} ${round(y - tall)}Q${round(x + thick * 1.4)} ${round(y - tall * 0.5)} ${round(x + thick)} ${round(y)}Z`
  }
  return (
    path(tones[0] ?? '', light.shade(color, depth)) +
    path(tones[1] ?? '', light.lit(color, depth), { opacity: 0.9 })
  )
}

/** Draws feather grass: pale plumes on long stalks. */
export const drawFeatherGrass = (
  stage: Stage,
  label: string,
  ground: readonly Point[],
  count: number,
  height: number,
  color: string,
) => {
  const { light } = stage
  const random = stage.random.fork(label)
  const wind = stage.random.fork('wind').chance(0.5) ? 1 : -1
  let stalks = ''
  let plumes = ''
  for (let index = 0; index < count; index++) {
    const x = random.between(-20, 1940)
    const y = heightAt(ground, x) + 20
    const tall = height * random.between(0.6, 1.2)
    const bend = wind * tall * random.between(0.2, 0.5)
    const [tx, ty] = [x + bend, y - tall]
    stalks += `M${round(x)} ${round(y)}Q${round(x)} ${round(y - tall * 0.7)} ${round(tx)} ${round(ty)}`
    plumes += `M${round(tx - bend * 0.24)} ${round(ty + tall * 0.1)}Q${round(tx + bend * 0.2)} ${round(ty - tall * 0.1)} ${round(tx + bend * 0.75)} ${round(ty + tall * 0.12)}Q${round(tx + bend * 0.2)} ${round(ty + tall * 0.06)} ${round(tx - bend * 0.24)} ${round(ty + tall * 0.1)}Z`
  }
  return (
    line(stalks, light.shade(color), 2.2) +
    path(plumes, light.lit(mix(color, '#fff6dc', 0.62)), { opacity: 0.85 })
  )
}

/** Draws reeds with brown heads, at the edge of still water. */
export const drawReeds = (
  stage: Stage,
  label: string,
  x: number,
  y: number,
  width: number,
  height: number,
  count = 22,
) => {
  const { light } = stage
  const random = stage.random.fork(label)
  let leaves = ''
  let stalks = ''
  let heads = ''
  for (let index = 0; index < count; index++) {
    const px = x + random.between(-0.5, 0.5) * width
    const py = y + random.between(0, height * 0.06)
    const tall = height * random.between(0.55, 1.05)
    const lean = random.between(-0.1, 0.16) * tall
    stalks += `M${round(px)} ${round(py)}L${round(px + lean)} ${round(py - tall)}`
    leaves += `M${round(px - 4)} ${round(py)}Q${round(px + lean * 1.2)} ${round(py - tall * 0.5)} ${round(px + lean * 2.4 + (random.chance(0.5) ? 26 : -26))} ${round(py - tall * 0.72)}Q${round(px + lean)} ${round(py - tall * 0.4)} ${round(px + 4)} ${round(py)}Z`
    if (random.chance(0.6)) {
      const [hx, hy] = [px + lean, py - tall]
      heads += trace([
        [hx - 5, hy + 4],
        [hx - 3, hy - tall * 0.13],
        [hx + 3, hy - tall * 0.13],
        [hx + 5, hy + 4],
      ])
    }
  }
  const green =
    stage.scene.season === 'autumn' || stage.scene.season === 'winter'
      ? mix(light.base.earth, light.base.rock, 0.3)
      : mix(light.base.dark, light.base.land, 0.4)
  return (
    path(leaves, light.paint(green)) +
    line(stalks, light.shade(green), 3) +
    path(heads, light.shade('#6b4226'))
  )
}

/** Draws lotus: round leaves on the water and pink flowers above them. */
export const drawLotus = (
  stage: Stage,
  label: string,
  top: number,
  bottom: number,
  count: number,
) => {
  const { light } = stage
  const random = stage.random.fork(label)
  const spots = Array.from({ length: count }, () => ({
    t: random.next(),
    x: random.between(-40, 1960),
    kind: random.next(),
  })).sort((a, b) => a.t - b.t)
  let text = ''
  for (const { t, x, kind } of spots) {
    const y = top + (bottom - top) * t ** 1.3
    const size = 22 + 74 * t
    if (kind < 0.72) {
      const tone = mix(light.base.land, light.base.dark, 0.2 + kind * 0.5)
      text +=
        ellipse(x, y + size * 0.06, size, size * 0.27, light.shade(tone), { opacity: 0.7 }) +
        ellipse(x, y, size, size * 0.26, light.paint(tone, 0.2 * (1 - t)))
      text += ellipse(
        x + stage.facing(x) * size * 0.16,
        y - size * 0.03,
        size * 0.62,
        size * 0.14,
        light.lit(tone, 0.2 * (1 - t)),
        {
          opacity: 0.6,
        },
      )
    } else text += lotusFlower(stage, x, y, size)
  }
  return text
}

const lotusFlower = (stage: Stage, x: number, y: number, size: number) => {
  const { light } = stage
  const rise = size * 0.75
  let text = line(
    `M${round(x)} ${round(y + size * 0.2)}L${round(x)} ${round(y - rise)}`,
    light.shade(light.base.dark),
    Math.max(2.5, size * 0.05),
  )
  const petal = (angle: number, long: number, fill: string) => {
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)]
    const [tx, ty] = [x + dx * long, y - rise + dy * long]
    const wide = long * 0.32
    const [mx, my] = [x + dx * long * 0.5, y - rise + dy * long * 0.5]
    return path(
      `M${round(x)} ${round(y - rise)}Q${round(mx - dy * wide)} ${round(my + dx * wide)} ${round(tx)} ${round(ty)}Q${round(mx + dy * wide)} ${round(my - dx * wide)} ${round(x)} ${round(y - rise)}Z`,
      fill,
    )
  }
  const pink = '#ea8fa6'
  for (const angle of [-1.25, 1.25, -0.8, 0.8]) text += petal(angle, size * 0.52, light.shade(pink))
  for (const angle of [-0.42, 0.42]) text += petal(angle, size * 0.56, light.paint(pink))
  return text + petal(0, size * 0.56, light.lit(mix(pink, '#ffffff', 0.3)))
}

/** Draws boulders with a lit top facet and a dark foot. */
export const drawRocks = (
  stage: Stage,
  label: string,
  spots: readonly (readonly [x: number, y: number, size: number])[],
  color: string,
  depth = 0,
) => {
  const { light } = stage
  const random = stage.random.fork(label)
  let text = ''
  for (const [x, y, size] of spots) {
    const side = stage.facing(x)
    const ring: Point[] = [
      [-1, 0.06],
      [-0.92, -0.34],
      [-0.5, -0.62],
      [0.05, -0.72],
      [0.55, -0.5],
      [0.95, -0.22],
      [1, 0.06],
    ].map(([px, py]) => [
      x + (px ?? 0) * size * random.between(0.88, 1.1),
      y + (py ?? 0) * size * random.between(0.8, 1.15),
    ])
    const crest = ring.slice(1, 6)
    const low: Point[] = crest.map(([px, py]) => [
      px * 0.8 + x * 0.2 + side * size * 0.1,
      py + (y - py) * random.between(0.3, 0.62),
    ])
    text +=
      polygon(ring, light.shade(color, depth)) +
      polygon([...crest, ...low.reverse()], light.lit(color, depth), { opacity: 0.9 })
    if (stage.scene.season === 'winter' && stage.light.base.forestSnow)
      text += polygon(
        [...crest, ...crest.map(([px, py]): Point => [px, py + size * 0.16]).reverse()],
        light.lit(light.base.snow, depth),
      )
  }
  return text
}

/** Draws small flowers or, in autumn, red leaves sprinkled over a meadow; nothing in winter. */
export const drawBloom = (
  stage: Stage,
  label: string,
  top: number,
  bottom: number,
  count: number,
  color: string,
) => {
  if (stage.scene.season === 'winter') return ''
  const random = stage.random.fork(label)
  let text = ''
  for (let index = 0; index < count; index++) {
    const t = random.next() ** 1.4
    text += circle(
      random.between(0, 1920),
      top + (bottom - top) * t,
      1.8 + t * 5,
      stage.light.lit(color),
    )
  }
  return group(text, { opacity: 0.8 })
}

/** Draws cushions of moss or heather. */
export const drawCushions = (
  stage: Stage,
  label: string,
  top: number,
  bottom: number,
  count: number,
  colors: readonly [string, ...string[]],
) => {
  const random = stage.random.fork(label)
  const { light } = stage
  const spots = Array.from({ length: count }, () => ({
    t: random.next(),
    x: random.between(-60, 1980),
  })).sort((a, b) => a.t - b.t)
  let text = ''
  for (const { t, x } of spots) {
    const y = top + (bottom - top) * t ** 1.3
    const size = (26 + 110 * t) * random.between(0.7, 1.3)
    const tone = random.pick(colors)
    const ring: Point[] = [
      [x - size, y],
      [x - size * 0.6, y - size * 0.16],
      [x, y - size * 0.24],
      [x + size * 0.6, y - size * 0.15],
      [x + size, y],
      [x, y + size * 0.07],
    ]
    text +=
      blob(ring, light.paint(tone, 0.3 * (1 - t))) +
      blob(
        ring.map(
          ([px, py]): Point => [
            x + (px - x) * 0.6 + stage.facing(x) * size * 0.16,
            py - size * 0.05,
          ],
        ),
        light.lit(tone, 0.3 * (1 - t)),
        { opacity: 0.4 },
      )
  }
  return text
}
