import { mix } from '../drawing/color.ts'
import { circle, line, path, polygon, rect, round } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { halo } from './masonry.ts'

/**
 * Draws a bridge of stone or iron arches from bank to bank, with a road on top and lamps. `deck` is
 * the y of the road, `water` that of the piers' feet.
 */
export const drawArchBridge = (
  stage: Stage,
  from: number,
  to: number,
  deck: number,
  water: number,
  arches: number,
  color: string,
  depth: number,
) => {
  const { light } = stage
  const span = (to - from) / arches
  const lip = (water - deck) * 0.2
  let d = `M${from} ${round(deck)}H${to}V${round(water)}`
  for (let index = arches; index > 0; index--) {
    const right = from + span * index - span * 0.07
    const left = from + span * (index - 1) + span * 0.07
    d += `H${round(right)}Q${round(right)} ${round(deck + lip)} ${round((left + right) / 2)} ${round(deck + lip)}Q${round(left)} ${round(deck + lip)} ${round(left)} ${round(water)}`
  }
  let text =
    path(`${d}H${from}Z`, light.paint(color, depth)) +
    rect(from, deck - 5, to - from, 10, light.lit(color, depth))
  let rail = ''
  for (let x = from; x < to; x += 18) rail += `M${round(x)} ${round(deck - 5)}v-13`
  text += line(`${rail}M${from} ${round(deck - 18)}H${to}`, light.shade(color, depth), 2.5)
  for (let index = 1; index < arches; index++) {
    const x = from + span * index
    text +=
      rect(x - span * 0.07, deck, span * 0.14, water - deck, light.shade(color, depth), {
        opacity: 0.5,
      }) +
      line(`M${round(x)} ${round(deck)}v-58`, light.shade('#3a3f46', depth), 4) +
      circle(x, deck - 62, 7, light.isDark ? light.lamp : light.lit('#f2ead2', depth)) +
      halo(stage, x, deck - 62, 60, 0.9)
  }
  return text
}

/** Draws a cable-stayed bridge: tall A-shaped pylons and fans of cables. */
export const drawCableBridge = (
  stage: Stage,
  deck: number,
  water: number,
  pylons: readonly number[],
  height: number,
  depth: number,
  color: string,
) => {
  const { light } = stage
  let text = ''
  let cables = ''
  for (const x of pylons)
    for (let index = 1; index <= 11; index++)
      for (const side of [-1, 1])
        cables += `M${round(x)} ${round(deck - height * (0.98 - index * 0.035))}L${round(x + side * index * 38)} ${round(deck)}`
  text += line(cables, light.lit(mix(color, '#ffffff', 0.4), depth), 1.8, { opacity: 0.75 })
  text +=
    polygon(
      [
        [-20, deck + 4],
        [960, deck - 8],
        [1940, deck + 4],
        [1940, deck + 18],
        [960, deck + 7],
        [-20, deck + 18],
      ],
      light.shade(color, depth),
    ) +
    line(
      `M-20 ${round(deck + 3)}L960 ${round(deck - 9)}L1940 ${round(deck + 3)}`,
      light.lit(color, depth),
      4,
    )
  for (let x = 110; x < 1940; x += 230)
    if (!pylons.some((pylon) => Math.abs(pylon - x) < 420))
      text += rect(x - 8, deck + 10, 16, water - deck - 6, light.shade(color, depth))
  for (const x of pylons)
    text +=
      path(
        `M${round(x - 30)} ${round(water + 4)}L${round(x - 4)} ${round(deck - height)}h8L${round(x + 30)} ${round(water + 4)}h-15L${round(x)} ${round(deck - height * 0.72)}L${round(x - 15)} ${round(water + 4)}z`,
        light.lit(mix(color, '#ffffff', 0.25), depth),
      ) +
      rect(x - 44, water - 8, 88, 14, light.shade(color, depth)) +
      circle(x, deck - height, light.isDark ? 5 : 0, '#f2604a')
  return text
}

/** Draws the Neva's bridge with both leaves raised, between portals of light. */
export const drawRaisedBridge = (
  stage: Stage,
  middle: number,
  deck: number,
  water: number,
  color: string,
  depth: number,
) => {
  const { light } = stage
  const gap = 120
  let text = ''
  for (const side of [-1, 1] as const) {
    const hinge = middle + side * (gap + 84)
    const far = side < 0 ? -40 : 1960
    let rail = ''
    for (let x = Math.min(hinge, far); x < Math.max(hinge, far); x += 20)
      rail += `M${round(x)} ${round(deck - 4)}v-14`
    const arches = 3
    const span = (far - hinge) / arches
    let d = `M${round(hinge)} ${round(deck)}H${far}V${round(deck + 22)}`
    for (let index = arches; index > 0; index--)
      d += `L${round(hinge + span * index)} ${round(water)}L${round(hinge + span * (index - 0.12))} ${round(water)}Q${round(hinge + span * (index - 0.5))} ${round(deck - (water - deck) * 0.3)} ${round(hinge + span * (index - 0.88))} ${round(water)}`
    text +=
      path(`${d}L${round(hinge)} ${round(water)}Z`, light.paint(color, depth)) +
      line(`${rail}M${round(hinge)} ${round(deck - 18)}H${far}`, light.shade(color, depth), 2.5) +
      rect(Math.min(hinge, far), deck - 4, Math.abs(far - hinge), 8, light.lit(color, depth))
    const tip = { x: middle + side * (gap + 2), y: deck - 300 }
    text +=
      polygon(
        [
          [hinge + side * 8, deck + 14],
          [hinge - side * 40, deck + 24],
          [tip.x - side * 12, tip.y + 16],
          [tip.x + side * 6, tip.y],
        ],
        light.shade(color, depth),
      ) +
      line(
        `M${round(hinge + side * 8)} ${round(deck)}L${round(tip.x + side * 6)} ${round(tip.y)}`,
        light.lit(color, depth),
        6,
      )
    let lattice = ''
    for (let t = 0.08; t < 0.92; t += 0.1)
      lattice += `M${round(hinge + (tip.x - hinge) * t)} ${round(deck + (tip.y - deck) * t)}l${round(-side * 34)} ${round(4)}`
    text +=
      line(lattice, light.lit(color, depth), 3, { opacity: 0.5 }) +
      polygon(
        [
          [hinge - 46, water + 6],
          [hinge - 40, deck - 12],
          [hinge + 40, deck - 12],
          [hinge + 46, water + 6],
        ],
        light.lit(mix(color, '#b9aa98', 0.6), depth),
      ) +
      rect(
        hinge - side * 44 - (side < 0 ? 44 : 0),
        deck - 10,
        44,
        water - deck + 14,
        light.shade(color, depth),
        { opacity: 0.5 },
      )
    for (const lamp of [0.16, 0.42, 0.7]) {
      const x = hinge + (far - hinge) * lamp
      text +=
        line(`M${round(x)} ${round(deck)}v-60`, light.shade('#3a3f46', depth), 4) +
        circle(x, deck - 64, 7, light.isDark ? light.lamp : light.lit('#f2ead2', depth)) +
        halo(stage, x, deck - 64, 64, 0.9)
    }
  }
  return text
}

/** Draws a railway bridge of bow-shaped trusses on piers. */
export const drawTrussBridge = (
  stage: Stage,
  from: number,
  to: number,
  deck: number,
  water: number,
  spans: number,
  color: string,
  depth: number,
) => {
  const { light } = stage
  const span = (to - from) / spans
  let text = ''
  let bars = ''
  for (let index = 0; index < spans; index++) {
    const left = from + span * index
    const rise = span * 0.19
    const bow = (t: number) => deck - rise * Math.sin(Math.PI * t)
    bars += `M${round(left)} ${round(deck)}`
    for (let t = 0; t <= 1.001; t += 0.1) bars += `L${round(left + span * t)} ${round(bow(t))}`
    for (let t = 0.1; t < 0.95; t += 0.1)
      bars += `M${round(left + span * t)} ${round(bow(t))}V${round(deck)}L${round(left + span * (t + (t < 0.45 ? 0.1 : -0.1)))} ${round(bow(t + (t < 0.45 ? 0.1 : -0.1)))}`
  }
  for (let index = 0; index <= spans; index++) {
    const x = from + span * index
    text +=
      polygon(
        [
          [x - 15, deck + 8],
          [x - 22, water + 6],
          [x + 22, water + 6],
          [x + 15, deck + 8],
        ],
        light.paint(mix(color, '#c9bba5', 0.6), depth),
      ) + rect(x - 20, deck + 5, 40, 9, light.lit(mix(color, '#c9bba5', 0.6), depth))
  }
  return (
    text +
    line(bars, light.shade(color, depth), 5, { 'stroke-linejoin': 'round' }) +
    rect(from, deck - 3, to - from, 11, light.paint(color, depth))
  )
}
