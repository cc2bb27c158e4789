import { mix } from '../drawing/color.ts'
import type { Point } from '../drawing/shapes.ts'
import {
  blob,
  circle,
  heightAt,
  line,
  path,
  polygon,
  round,
  trace,
  traceSmooth,
} from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'

/** Returns the closed outline of a round crown, made of arcs. */
const crown = (stage: Stage, label: string, x: number, y: number, rx: number, ry: number) => {
  const random = stage.random.fork(label)
  const lobes = rx < 40 ? 7 : 9
  const points: Point[] = Array.from({ length: lobes }, (_, index) => {
    const angle = (index / lobes) * Math.PI * 2 + 0.3
    return [
      x + Math.cos(angle) * rx * random.between(0.82, 1.05),
      y + Math.sin(angle) * ry * random.between(0.82, 1.05),
    ]
  })
  let d = ''
  for (const [index, [px, py]] of [...points, points[0] ?? [x, y]].entries()) {
    const before = points[index - 1]
    const radius = before ? Math.round(Math.hypot(px - before[0], py - before[1]) * 0.6) : 0
    d += before
      ? `A${radius} ${radius} 0 0 1 ${Math.round(px)} ${Math.round(py)}`
      : `M${Math.round(px)} ${Math.round(py)}`
  }
  return `${d}Z`
}

/** Draws a leafy tree: trunk, crown, lighter crown toward the light; bare twigs in winter. */
export const drawLeafTree = (
  stage: Stage,
  x: number,
  y: number,
  height: number,
  depth = 0,
  color?: string,
  girth = 1,
) => {
  const { light, scene } = stage
  const side = stage.facing(x)
  const trunk = light.shade(mix(light.base.rock, '#4a3428', 0.6), depth)
  const tone = color ?? light.base.leaves
  let text = polygon(
    [
      [x - height * 0.035, y],
      [x - height * 0.018, y - height * 0.5],
      [x + height * 0.018, y - height * 0.5],
      [x + height * 0.035, y],
    ],
    trunk,
  )
  const label = `crown ${Math.round(x)} ${Math.round(y)}`
  if (scene.season === 'winter' && !light.base.evergreen) {
    let twigs = ''
    for (let index = -4; index <= 4; index++) {
      const reach = index * height * 0.075
      twigs += `M${round(x)} ${round(y - height * (0.32 + Math.abs(index % 3) * 0.06))}Q${round(x + reach * 0.7)} ${round(y - height * 0.6)} ${round(x + reach * 1.1)} ${round(y - height * (0.97 - Math.abs(index) * 0.06))}`
    }
    return (
      text +
      path(
        crown(stage, label, x, y - height * 0.64, height * 0.34, height * 0.36),
        light.lit(tone, depth),
        { opacity: 0.28 },
      ) +
      line(twigs, trunk, height * 0.016)
    )
  }
  text += path(
    crown(stage, label, x, y - height * 0.62, height * 0.32 * girth, height * 0.36),
    light.shade(tone, depth),
  )
  return (
    text +
    path(
      crown(
        stage,
        `${label} lit`,
        x + side * height * 0.07 * girth,
        y - height * 0.68,
        height * 0.22 * girth,
        height * 0.26,
      ),
      light.lit(tone, depth),
      { opacity: 0.8 },
    )
  )
}

/** Draws bushes and treetops as one scalloped mass along the ground. */
export const drawThicket = (
  stage: Stage,
  label: string,
  ground: readonly Point[],
  height: number,
  depth: number,
  from = -40,
  to = 1960,
  color?: string,
) => {
  const { light } = stage
  const random = stage.random.fork(label)
  let whole = ''
  let bright = ''
  const step = height * 0.62
  for (let x = from; x < to; x += step * random.between(0.7, 1.2)) {
    const y = heightAt(ground, x)
    const size = height * random.between(0.45, 1)
    whole += crown(stage, `${label} ${Math.round(x)}`, x, y - size * 0.3, size * 0.62, size * 0.66)
    if (height > 40 && random.chance(0.75))
      bright += crown(
        stage,
        `${label} lit ${Math.round(x)}`,
        x + stage.facing(x) * size * 0.16,
        y - size * 0.5,
        size * 0.36,
        size * 0.36,
      )
  }
  const tone = color ?? light.base.leaves
  return (
    path(whole, light.shade(tone, depth)) +
    (bright ? path(bright, light.lit(tone, depth), { opacity: 0.7 }) : '')
  )
}

/** Draws a birch trunk that leaves the picture at the top or ends in a veil of leaves. */
export const drawBirch = (
  stage: Stage,
  x: number,
  bottom: number,
  width: number,
  top: number,
  depth = 0,
) => {
  const { light } = stage
  const random = stage.random.fork(`birch ${Math.round(x)}`)
  const bend = random.between(-36, 36)
  const lean = random.between(-50, 50)
  const edge = (side: number, taper: number): Point[] =>
    Array.from({ length: 6 }, (_, index) => {
      const t = index / 5
      return [
        x + lean * t + Math.sin(t * Math.PI) * bend + (side * width * (1 - t * taper)) / 2,
        bottom + (top - bottom) * t,
      ]
    })
  const left = edge(-1, 0.5)
  const right = edge(1, 0.5)
  const outline = `${traceSmooth(left)}L${traceSmooth([...right].reverse()).slice(1)}Z`
  const bark = '#f2eee2'
  const side = stage.facing(x)
  const clip = stage.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  let marks = ''
  const middle = (t: number) => x + lean * t + Math.sin(t * Math.PI) * bend
  for (let y = bottom - 8; y > top; y -= width * random.between(0.45, 1.5)) {
    const t = (y - bottom) / (top - bottom)
    const at = middle(t) + (random.chance(0.5) ? -1 : 1) * width * random.between(0.15, 0.5)
    const long = width * random.between(0.16, 0.42)
    const thick = width * random.between(0.04, 0.11)
    marks += trace([
      [at - long, y],
      [at, y - thick],
      [at + long, y + thick * 0.3],
      [at, y + thick],
    ])
  }
  const shadow = edge(1, 0.5).map(
    ([px, py], index): Point => [
      middle(index / 5) + (px - middle(index / 5)) * (side > 0 ? -1 : 1),
      py,
    ],
  )
  const core: Point[] = shadow.map((_, index) => [
    middle(index / 5) + side * -width * 0.08,
    shadow[index]?.[1] ?? 0,
  ])
  const inner = `${path(`${traceSmooth(shadow)}L${traceSmooth(core.reverse()).slice(1)}Z`, light.shade('#b9b3b4', depth), { opacity: 0.55 })}${path(marks, light.shade('#2c2a2e', depth), { opacity: 0.85 })}${polygon(
    [
      [x - width, bottom + 2],
      [x - width, bottom - width * 1.3],
      [x - width * 0.1, bottom - width * 0.5],
      [x + width * 0.2, bottom - width * 1.1],
      [x + width, bottom - width * 0.4],
      [x + width, bottom + 2],
    ],
    light.shade('#3a3432', depth),
    { opacity: 0.7 },
  )}`
  return `${path(outline, light.lit(bark, depth))}<g clip-path="url(#${clip})">${inner}</g>`
}

/** Draws hanging twigs with small leaves, for the upper edge of a birch wood. */
export const drawLeafVeil = (
  stage: Stage,
  label: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  depth: number,
  color?: string,
) => {
  const { light, scene } = stage
  if (scene.season === 'winter') return ''
  const random = stage.random.fork(label)
  const tones = ['', '']
  for (let index = 0; index < count; index++) {
    const angle = random.between(0, Math.PI * 2)
    const reach = Math.sqrt(random.next())
    const [px, py] = [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
    const size = random.between(7, 17)
    tones[index % 2] +=
      `M${Math.round(px)} ${Math.round(py - size)}l${Math.round(size * 0.6)} ${Math.round(size)}l${Math.round(-size * 0.6)} ${Math.round(size)}l${Math.round(-size * 0.6)} ${Math.round(-size)}z`
  }
  const tone = color ?? light.base.leaves
  return (
    path(tones[0] ?? '', light.shade(tone, depth), { opacity: 0.85 }) +
    path(tones[1] ?? '', light.lit(tone, depth), { opacity: 0.9 })
  )
}

/** Draws a palm: curved trunk and a star of drooping fronds. */
export const drawPalm = (stage: Stage, x: number, y: number, height: number, depth = 0) => {
  const { light } = stage
  const random = stage.random.fork(`palm ${Math.round(x)}`)
  const bend = random.between(-0.16, 0.16) * height
  const [tx, ty] = [x + bend, y - height]
  const thick = height * 0.028
  let text = path(
    `M${round(x - thick * 1.4)} ${round(y)}Q${round(x - thick)} ${round(y - height * 0.55)} ${round(tx - thick * 0.6)} ${round(ty)}L${round(tx + thick * 0.6)} ${round(ty)}Q${round(x + thick * 1.2)} ${round(y - height * 0.55)} ${round(x + thick * 1.4)} ${round(y)}Z`,
    light.shade('#7c6248', depth),
  )
  for (const layer of [0, 1]) {
    let d = ''
    for (let index = 0; index < 8; index++) {
      const angle = -Math.PI * (0.02 + (index / 7) * 0.96) + random.between(-0.1, 0.1)
      const reach = height * random.between(0.27, 0.36)
      const [ex, ey] = [
        tx + Math.cos(angle) * reach,
        ty + Math.sin(angle) * reach * 0.5 + reach * (0.32 + layer * 0.12),
      ]
      const [mx, my] = [
        tx + Math.cos(angle) * reach * 0.55,
        ty + Math.sin(angle) * reach * 0.75 - reach * 0.1,
      ]
      d += `M${round(tx)} ${round(ty)}Q${round(mx)} ${round(my - reach * 0.16)} ${round(ex)} ${round(ey)}Q${round(mx)} ${round(my + reach * 0.14)} ${round(tx)} ${round(ty)}Z`
    }
    text += path(
      d,
      layer
        ? light.lit(mix(light.base.dark, '#7fae4f', 0.4), depth)
        : light.shade(light.base.dark, depth),
      layer ? { opacity: 0.75 } : {},
    )
  }
  return text + circle(tx, ty + 4, thick * 1.3, light.shade('#6a4d32', depth))
}

export const drawCypress = (stage: Stage, x: number, y: number, height: number, depth = 0) => {
  const { light } = stage
  const half = height * 0.1
  const side = stage.facing(x)
  const body: Point[] = [
    [x, y - height],
    [x + half * 0.75, y - height * 0.55],
    [x + half, y - height * 0.2],
    [x + half * 0.4, y],
    [x - half * 0.4, y],
    [x - half, y - height * 0.2],
    [x - half * 0.75, y - height * 0.55],
  ]
  const bright: Point[] = [
    [x, y - height * 0.97],
    [x + side * half * 0.7, y - height * 0.55],
    [x + side * half * 0.9, y - height * 0.2],
    [x + side * half * 0.3, y - height * 0.1],
    [x + side * half * 0.1, y - height * 0.5],
  ]
  return (
    blob(body, light.shade(light.base.conifer, depth)) +
    blob(bright, light.lit(mix(light.base.conifer, light.base.land, 0.4), depth), { opacity: 0.6 })
  )
}
