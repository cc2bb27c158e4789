import { mix } from '../drawing/color.ts'
import { createNoise } from '../drawing/random.ts'
import type { Point } from '../drawing/shapes.ts'
import {
  canvas,
  circle,
  group,
  line,
  path,
  polygon,
  rect,
  round,
  trace,
  traceSmooth,
} from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'

const stop = (offset: number, color: string, opacity = 1) =>
  `<stop offset="${round(offset * 100) / 100}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`

/** Stores a vertical gradient between two heights in canvas pixels and returns the fill. */
export const verticalFade = (
  stage: Stage,
  top: number,
  bottom: number,
  stops: readonly (readonly [number, string, number?])[],
) =>
  `url(#${stage.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${round(top)}" y2="${round(bottom)}">${stops
        .map(([offset, color, opacity]) => stop(offset, color, opacity))
        .join('')}</linearGradient>`,
  )})`

export const radialFade = (
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  stops: readonly (readonly [number, string, number?])[],
) =>
  `url(#${stage.define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}">${stops
        .map(([offset, color, opacity]) => stop(offset, color, opacity))
        .join('')}</radialGradient>`,
  )})`

const stars = (stage: Stage) => {
  const random = stage.random.fork('stars')
  // Three magnitudes, each one path: a zero-length stroke with round ends is a dot.
  const magnitudes = [
    { d: '', width: 3, opacity: 0.5 },
    { d: '', width: 4.2, opacity: 0.75 },
    { d: '', width: 6.6, opacity: 0.9 },
  ]
  for (let index = 0; index < 130; index++) {
    const y = random.next() ** 1.4 * stage.horizon * 0.92
    const magnitude =
      magnitudes[random.chance(0.1) ? 2 : y > stage.horizon * 0.5 || random.chance(0.5) ? 0 : 1]
    if (magnitude)
      magnitude.d += `M${Math.round(random.between(0, canvas.width))} ${Math.round(y)}h0`
  }
  return magnitudes
    .map(({ d, width, opacity }) =>
      line(d, '#fff7e2', width, { 'stroke-linecap': 'round', opacity }),
    )
    .join('')
}

/**
 * Draws hanging curtains: rays along a swinging line, bright at the lower hem and fading upward.
 */
const aurora = (stage: Stage) => {
  const random = stage.random.fork('aurora')
  let text = ''
  const curtains = [
    { y: 0.26, height: 300, color: '#4fe0a0', opacity: 0.3 },
    { y: 0.5, height: 430, color: '#6ff2b0', opacity: 0.62 },
    { y: 0.74, height: 240, color: '#7fe9d2', opacity: 0.26 },
  ]
  for (const [index, { y, height, color, opacity }] of curtains.entries()) {
    const swing = createNoise(random.fork(`swing${index}`), 420)
    const flicker = createNoise(random.fork(`flicker${index}`), 46)
    const hem = (x: number) =>
      stage.horizon * y + swing(x) * 90 + (x - 960) * 0.06 * (index === 1 ? -1 : 1)
    const stops = [
      stop(0, mix(color, '#8a5ad0', 0.75), 0),
      stop(0.4, mix(color, '#5a8ad0', 0.4), 0.4),
      stop(0.72, color, 0.95),
      stop(0.8, '#c4ffdd', 0.95),
      stop(0.87, color, 0.45),
      stop(1, color, 0),
    ]
    // All rays of a curtain share one fade, stretched over each ray's own box.
    const fade = stage.define(
      (id) =>
        `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1">${stops.join('')}</linearGradient>`,
    )
    for (let x = -40; x < canvas.width + 40; x += 27) {
      const strength = Math.max(0, 0.55 + flicker(x) * 0.5 + swing(x + 900) * 0.3)
      if (strength < 0.12) continue
      const tall = height * (0.55 + strength * 0.6)
      const ray: Point[] = [
        [x - 1, hem(x) - tall],
        [x + 29, hem(x + 28) - tall],
        [x + 29, hem(x + 28) + 96],
        [x - 1, hem(x) + 96],
      ]
      text += polygon(ray, `url(#${fade})`, { opacity: opacity * strength })
    }
  }
  return text
}

/** Draws flat-bottomed heaps of clouds lit from the sun's side, like gouache painters do. */
const heap = (stage: Stage, x: number, y: number, size: number) => {
  const random = stage.random.fork(`heap ${Math.round(x)}`)
  const { light } = stage
  const bumps = random.int(4, 6)
  const top: Point[] = [[x - size, y]]
  for (let index = 0; index <= bumps; index++) {
    const t = index / bumps
    const arch = Math.sin(Math.PI * Math.min(0.96, Math.max(0.06, t)))
    top.push([
      x - size * 0.86 + t * size * 1.72,
      y - size * (0.1 + 0.34 * arch * random.between(0.65, 1.15)),
    ])
  }
  top.push([x + size, y])
  const body = mix(light.horizon, '#ffffff', light.isDark ? 0.05 : 0.55)
  const under = mix(light.middle, light.zenith, 0.3)
  const fade = verticalFade(stage, y - size * 0.45, y, [
    [0, body, 0.95],
    [0.55, body, 0.8],
    [1, under, 0.25],
  ])
  return path(`${puffs(top)}Z`, fade)
}

/** Returns arcs that bulge outward from point to point. */
const puffs = (points: readonly Point[]) => {
  let text = ''
  for (const [index, [x, y]] of points.entries()) {
    const before = points[index - 1]
    if (!before) text = `M${round(x)} ${round(y)}`
    else {
      const radius = Math.hypot(x - before[0], y - before[1]) * 0.56
      text += `A${round(radius)} ${round(radius)} 0 0 1 ${round(x)} ${round(y)}`
    }
  }
  return text
}

/** Draws long thin clouds near the horizon, thickest in the middle. */
const bars = (stage: Stage, count: number) => {
  const random = stage.random.fork('bars')
  const { light } = stage
  let text = ''
  for (let index = 0; index < count; index++) {
    const y = stage.horizon * random.between(0.34, 0.86)
    const x = random.between(200, 1800)
    const long = random.between(190, 520)
    const thick = random.between(7, 17)
    const bright = light.isDark
      ? mix(light.middle, light.horizon, 0.45)
      : mix(light.horizon, '#ffffff', 0.4)
    const d = traceSmooth(
      [
        [x - long, y],
        [x - long * 0.45, y - thick * 0.55],
        [x + long * 0.1, y - thick],
        [x + long * 0.6, y - thick * 0.4],
        [x + long, y],
        [x + long * 0.3, y + thick * 0.28],
        [x - long * 0.4, y + thick * 0.2],
      ],
      true,
    )
    text += path(d, bright, { opacity: random.between(0.35, 0.75) })
  }
  return text
}

const disc = (stage: Stage) => {
  const { light, sun, scene } = stage
  const { x, y, radius } = sun
  if (scene.hour === 'aurora') return ''
  if (scene.hour === 'night') {
    const glow = radialFade(stage, x, y, radius * 6, [
      [0, light.glow, 0.5],
      [0.3, light.glow, 0.2],
      [1, light.glow, 0],
    ])
    const seas =
      circle(x - radius * 0.3, y - radius * 0.2, radius * 0.24, light.glow, { opacity: 0.3 }) +
      circle(x + radius * 0.28, y + radius * 0.3, radius * 0.3, light.glow, { opacity: 0.24 })
    return (
      circle(x, y, radius * 6, glow) +
      circle(x, y, radius * 1.75, light.glow, { opacity: 0.12 }) +
      circle(x, y, radius, light.disc) +
      seas
    )
  }
  const reach = light.altitude > 0.45 ? 7 : 8
  const glow = radialFade(stage, x, y, radius * reach, [
    [0, light.glow, 0.85],
    [0.25, light.glow, 0.42],
    [0.6, light.glow, 0.12],
    [1, light.glow, 0],
  ])
  let text = circle(x, y, radius * reach, glow)
  if (light.altitude < 0.45)
    text +=
      circle(x, y, radius * 2.5, light.glow, { opacity: 0.14 }) +
      circle(x, y, radius * 1.65, light.glow, { opacity: 0.22 })
  return text + circle(x, y, radius, light.disc)
}

/** Draws the sky: gradient, disc, stars or aurora, clouds. `clouds` 0 keeps it clear. */
export const drawSky = (stage: Stage, clouds = 1) => {
  const { light, scene } = stage
  const random = stage.random.fork('clouds')
  const fill = verticalFade(stage, 0, stage.horizon + 40, [
    [0, light.zenith],
    [0.3, mix(light.zenith, light.middle, 0.5)],
    [0.58, light.middle],
    [0.82, mix(light.middle, light.horizon, 0.62)],
    [1, light.horizon],
  ])
  let text = rect(0, 0, canvas.width, canvas.height, fill)
  if (scene.hour === 'night' || scene.hour === 'aurora') text += stars(stage)
  if (scene.hour === 'aurora') text += aurora(stage)
  text += disc(stage)
  if (clouds > 0 && scene.hour !== 'aurora') {
    const heaps =
      scene.hour === 'noon' || scene.hour === 'morning'
        ? Math.round(random.between(2, 4) * clouds)
        : random.chance(0.4)
          ? 1
          : 0
    let drawn = bars(stage, Math.round((heaps > 1 ? 2 : 6) * clouds))
    for (let index = 0; index < heaps; index++) {
      drawn += heap(
        stage,
        random.between(820, 1900) - index * 330 * random.next(),
        stage.horizon * random.between(0.26, 0.74),
        random.between(110, 250),
      )
    }
    text += group(drawn, scene.hour === 'night' ? { opacity: 0.35 } : {})
  }
  return text
}

/** Draws birds far away, in a V or a loose flock. */
export const drawBirds = (stage: Stage, x: number, y: number, count = 7, size = 15) => {
  const random = stage.random.fork(`birds ${x}`)
  let d = ''
  for (let index = 0; index < count; index++) {
    const px = x + (index % 2 ? 1 : -1) * index * size * 1.5 + random.between(-8, 8)
    const py = y + index * size * 0.62 + random.between(-7, 7)
    const wing = size * random.between(0.7, 1.1)
    d += `M${round(px - wing)} ${round(py - wing * 0.35)}Q${round(px - wing * 0.4)} ${round(py - wing * 0.5)} ${round(px)} ${round(py)}Q${round(px + wing * 0.4)} ${round(py - wing * 0.5)} ${round(px + wing)} ${round(py - wing * 0.3)}`
  }
  return line(d, stage.light.paint(stage.light.base.conifer, 0.25), size * 0.19, {
    'stroke-linecap': 'round',
    opacity: 0.8,
  })
}

/** Draws falling snow on even variants of winter scenes, sparse enough for text. */
export const drawSnowfall = (stage: Stage) => {
  if (stage.scene.season !== 'winter' || stage.scene.variant % 2 === 1) return ''
  const random = stage.random.fork('snowfall')
  let d = ''
  for (let index = 0; index < 110; index++) {
    const size = random.between(1.5, 5)
    const [x, y] = [random.between(0, canvas.width), random.between(0, canvas.height)]
    d += trace([
      [x, y - size],
      [x + size, y],
      [x, y + size],
      [x - size, y],
    ])
  }
  return path(d, '#ffffff', { opacity: 0.55 })
}
