import { mix } from '../drawing/color.ts'
import type { Point } from '../drawing/shapes.ts'
import { canvas, group, path, rect, round, traceSmooth } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { verticalFade } from './sky.ts'

/** Draws flat bars of light that get larger and sparser toward the viewer. */
export const ripples = (
  stage: Stage,
  label: string,
  top: number,
  bottom: number,
  count: number,
  color: string,
  opacity: number,
  around?: number,
  reach = 900,
) => {
  const random = stage.random.fork(label)
  let d = ''
  for (let index = 0; index < count; index++) {
    const t = random.next() ** 1.5
    const y = top + 5 + (bottom - top - 8) * t
    const x =
      around === undefined
        ? random.between(-40, canvas.width)
        : around + random.between(-1, 1) * reach * (0.12 + t)
    const long = random.between(26, 84) * (0.45 + t * 1.9)
    const thick = 1.3 + t * 4.4
    d += `M${round(x - long)} ${round(y)}Q${round(x)} ${round(y - thick * 1.5)} ${round(x + long)} ${round(y)}Q${round(x)} ${round(y + thick * 0.9)} ${round(x - long)} ${round(y)}Z`
  }
  return path(d, color, { opacity })
}

/** Draws the broken column of light under a low sun or the moon. */
const glitter = (stage: Stage, top: number, bottom: number) => {
  const { light, sun } = stage
  if (light.altitude > 0.7 && !light.isDark) return ''
  const strength = light.isDark && stage.scene.hour !== 'dusk' ? 0.5 : 0.75
  return (
    ripples(stage, 'glitter', top, bottom, 54, light.disc, strength, sun.x, 90) +
    ripples(stage, 'glow', top, bottom, 30, light.glow, strength * 0.6, sun.x, 210)
  )
}

type Water = {
  top: number
  bottom?: number
  /** Markup of the scenery behind the water, to mirror in it. */
  mirrored?: string
  /** Clarity of the reflection, 0 to 1. */
  calm?: number
  color?: string
  /** Whether it freezes in white winters; rivers with ships and the sea stay open. */
  freezes?: boolean
}

/** Returns whether lakes and small rivers are under ice. */
export const isFrozen = (stage: Stage) => stage.light.base.forestSnow

/** Draws ice with wind-blown snow and a faint reflection. */
const drawFrozen = (stage: Stage, top: number, bottom: number, mirrored = '') => {
  const { light } = stage
  const { snow, ice, water } = light.base
  const clip = stage.define(
    (id) =>
      `<clipPath id="${id}"><rect x="0" y="${round(top)}" width="${canvas.width}" height="${round(bottom - top)}"/></clipPath>`,
  )
  const sheet = rect(
    0,
    top,
    canvas.width,
    bottom - top,
    verticalFade(stage, top, bottom, [
      [0, mix(light.lit(snow), light.horizon, 0.3)],
      [0.3, light.paint(mix(ice, snow, 0.4))],
      [1, light.paint(mix(ice, water, 0.34))],
    ]),
  )
  const mirror = `<g clip-path="url(#${clip})"><g opacity="0.16"><g transform="matrix(1 0 0 -0.8 0 ${round(top * 1.8)})">${mirrored}</g></g></g>`
  const drifts =
    ripples(stage, 'drifts', top, bottom, 40, light.lit(snow), 0.8) +
    ripples(stage, 'broad drifts', top + 60, bottom, 16, light.lit(snow), 0.6, 1000, 1500)
  return sheet + mirror + drifts + glitter(stage, top, bottom)
}

/** Draws level water from `top` down: depth of color, reflection, ripples, path of the sun. */
export const drawWater = (
  stage: Stage,
  { top, bottom = canvas.height, mirrored, calm = 0.5, color, freezes = false }: Water,
) => {
  const { light } = stage
  if (freezes && isFrozen(stage)) return drawFrozen(stage, top, bottom, mirrored)
  const tone = light.paint(color ?? light.base.water)
  const near = light.shade(color ?? light.base.water)
  const far = mix(tone, mix(light.horizon, light.middle, 0.3), 0.62)
  let text = rect(
    0,
    top,
    canvas.width,
    bottom - top,
    verticalFade(stage, top, bottom, [
      [0, far],
      [0.35, mix(tone, light.middle, 0.22)],
      [1, near],
    ]),
  )
  if (mirrored) {
    const clip = stage.define(
      (id) =>
        `<clipPath id="${id}"><rect x="0" y="${round(top)}" width="${canvas.width}" height="${round(bottom - top)}"/></clipPath>`,
    )
    const squash = 0.86
    text += `<g clip-path="url(#${clip})"><g opacity="${calm}"><g transform="matrix(1 0 0 ${-squash} 0 ${round(top * (1 + squash))})">${mirrored}</g></g></g>`
    text += rect(
      0,
      top,
      canvas.width,
      bottom - top,
      verticalFade(stage, top, bottom, [
        [0, tone, 0.12],
        [0.5, tone, 0.45],
        [1, near, 0.85],
      ]),
    )
  }
  text += ripples(stage, 'ripples light', top, bottom, 46, mix(tone, light.horizon, 0.6), 0.34)
  text += ripples(stage, 'ripples dark', top + 30, bottom, 36, light.shade(light.base.water), 0.3)
  text += rect(
    0,
    top - 1.5,
    canvas.width,
    5,
    mix(light.horizon, '#ffffff', light.isDark ? 0.1 : 0.3),
    { opacity: 0.5 },
  )
  return text + glitter(stage, top, bottom)
}

/** Returns both banks of a river that winds from far away (x, top) to the lower edge. */
const riverBed = (
  from: number,
  top: number,
  to: number,
  width: number,
  bend: number,
): { left: Point[]; right: Point[] } => {
  const left: Point[] = []
  const right: Point[] = []
  for (let step = 0; step <= 14; step++) {
    const t = step / 14
    const near = t ** 2.1
    const y = top + (canvas.height + 30 - top) * near
    const middle = from + (to - from) * t + Math.sin(t * Math.PI * 2.3) * bend * (0.14 + t * 0.86)
    const half = 5 + (width / 2) * near
    left.push([middle - half, y])
    right.push([middle + half, y])
  }
  return { left, right }
}

/** Draws a winding river over land that is already drawn. */
export const drawRiver = (
  stage: Stage,
  from: number,
  top: number,
  to: number,
  width: number,
  bend: number,
  color?: string,
) => {
  const { light } = stage
  const { left, right } = riverBed(from, top, to, width, bend)
  const tone = color ?? light.base.water
  const d = `${traceSmooth(left)}L${traceSmooth([...right].reverse()).slice(1)}Z`
  const fill = verticalFade(stage, top, canvas.height, [
    [0, mix(light.horizon, light.paint(tone), 0.25)],
    [0.3, mix(light.paint(tone), light.middle, 0.35)],
    [1, light.paint(tone)],
  ])
  const clip = stage.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
  const bank = path(d, light.shade(light.base.earth), {
    stroke: light.paint(light.base.earth),
    'stroke-width': 14,
    'stroke-linejoin': 'round',
  })
  if (isFrozen(stage)) {
    const frost = verticalFade(stage, top, canvas.height, [
      [0, light.horizon],
      [0.2, light.paint(mix(light.base.ice, light.base.snow, 0.4))],
      [1, light.paint(mix(light.base.ice, tone, 0.3))],
    ])
    return (
      path(d, frost, {
        stroke: light.lit(light.base.snow),
        'stroke-width': 10,
        'stroke-linejoin': 'round',
      }) +
      `<g clip-path="url(#${clip})">${ripples(stage, 'river drifts', top, canvas.height, 60, light.lit(light.base.snow), 0.8)}</g>`
    )
  }
  const shine = ripples(
    stage,
    'river light',
    top,
    canvas.height,
    60,
    mix(light.paint(tone), light.horizon, 0.65),
    0.45,
  )
  const deep = ripples(stage, 'river dark', top + 60, canvas.height, 40, light.shade(tone), 0.35)
  return `${bank}${path(d, fill)}<g clip-path="url(#${clip})">${deep}${shine}${glitter(stage, top, canvas.height)}</g>`
}

/** Draws low mist over water or meadows. */
export const drawMist = (stage: Stage, y: number, thickness: number, opacity: number) => {
  const { light } = stage
  return rect(
    0,
    y - thickness,
    canvas.width,
    thickness * 2,
    verticalFade(stage, y - thickness, y + thickness, [
      [0, light.haze, 0],
      [0.5, light.haze, opacity],
      [1, light.haze, 0],
    ]),
  )
}

/** Draws breakers along a shore: two foam lines that follow the same curve. */
export const drawSurf = (stage: Stage, shore: readonly Point[]) => {
  const { light } = stage
  const foam = light.lit('#f4f7f3')
  const lift = (by: number): Point[] => shore.map(([x, y]) => [x, y + by])
  const band = (from: number, to: number, opacity: number) =>
    path(`${traceSmooth(lift(from))}L${traceSmooth(lift(to).reverse()).slice(1)}Z`, foam, {
      opacity,
    })
  return group(band(-9, 3, 0.85) + band(-30, -24, 0.45))
}

/** Draws still water in a meadow or bog: an ellipse with a broken edge. */
export const pool = (stage: Stage, x: number, y: number, rx: number, ry: number, color: string) => {
  const random = stage.random.fork(`pool ${Math.round(x)} ${Math.round(y)}`)
  const ring: Point[] = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2
    return [
      x + Math.cos(angle) * rx * random.between(0.84, 1.1),
      y + Math.sin(angle) * ry * random.between(0.86, 1.1),
    ]
  })
  return path(traceSmooth(ring, true), color)
}
