import { mix } from '../drawing/color.ts'
import type { Point } from '../drawing/shapes.ts'
import { heightAt, line, place, polygon, rect, round, trace } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { createMason } from './masonry.ts'

/** Draws a wall with battlements along the ground between two x; height in pixels. */
export const drawWall = (
  stage: Stage,
  ground: readonly Point[],
  from: number,
  to: number,
  height: number,
  color: string,
  depth: number,
  swallowtail = false,
  roofed?: string,
) => {
  const { light } = stage
  const points: Point[] = []
  for (let x = from; x < to; x += 40) points.push([x, heightAt(ground, x)])
  points.push([to, heightAt(ground, to)])
  const top = points.map(([x, y]): Point => [x, y - height])
  const low = points.map(([x, y]): Point => [x, y + 16])
  const mason = createMason(stage, (from + to) / 2, depth)
  let text = polygon([...top, ...[...low].reverse()], light.paint(color, depth))
  let teeth = ''
  const tooth = height * 0.26
  for (let x = from + 6; x < to - tooth * 0.5; x += tooth * 1.18) {
    const y = heightAt(ground, x) - height
    const w = tooth * 0.66
    teeth += swallowtail
      ? `M${round(x)} ${round(y + 2)}v${round(-tooth)}l${round(w / 2)} ${round(tooth * 0.4)}l${round(w / 2)} ${round(-tooth * 0.4)}v${round(tooth)}z`
      : `M${round(x)} ${round(y + 2)}v${round(-tooth * 0.8)}h${round(w)}v${round(tooth * 0.8)}z`
  }
  if (roofed) {
    const cap = mason.covered(roofed)
    text += polygon(
      [
        ...top.map(([x, y]): Point => [x, y - height * 0.3]),
        ...[...top].reverse().map(([x, y]): Point => [x, y + height * 0.08]),
      ],
      light.shade(cap, depth),
    )
    text += line(
      trace(
        top.map(([x, y]): Point => [x, y - height * 0.28]),
        false,
      ),
      light.lit(cap, depth),
      4,
    )
  } else text += `<path d="${teeth}" fill="${light.paint(color, depth)}"/>`
  text += line(
    trace(
      top.map(([x, y]): Point => [x, y + height * 0.2]),
      false,
    ),
    light.shade(color, depth),
    Math.max(2, height * 0.045),
  )
  let slits = ''
  for (let x = from + 30; x < to - 20; x += height * 0.62)
    slits += `M${round(x)} ${round(heightAt(ground, x) - height * 0.62)}v${round(height * 0.2)}`
  return (
    text + line(slits, light.shade('#3a3436', depth), Math.max(2, height * 0.07), { opacity: 0.6 })
  )
}

/** Draws a round or square wall tower under a tent roof, about 300 high at size 1. */
export const drawWallTower = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  color: string,
  roof: string,
  kind: 'round' | 'square' = 'square',
  swallowtail = false,
) => {
  const mason = createMason(stage, x, depth)
  const body =
    kind === 'round' ? mason.drum(0, 14, 96, 178, color) : mason.wall(0, 14, 92, 178, color)
  let text =
    body +
    polygon(
      [
        [-47, -150],
        [-56, -166],
        [56, -166],
        [47, -150],
      ],
      mason.shade(color),
    ) +
    rect(-56, -186, 112, 22, mason.paint(color)) +
    mason.battlements(0, -184, 112, 16, color, swallowtail)
  text +=
    mason.tent(0, -186, 88, 116, mason.covered(roof, 0.35)) +
    line('M0 -300v-26', mason.paint('#55504a'), 3) +
    polygon(
      [
        [0, -326],
        [22, -319],
        [0, -312],
      ],
      mason.lit('#d8a63a'),
    )
  for (const dy of [-40, -96]) text += mason.arch(0, dy, 13, 28)
  return place(text, x, y, size)
}

/** Draws the tiered clock tower of Moscow's kremlin; about 560 high. */
export const drawClockTower = (stage: Stage, x: number, y: number, size: number, depth: number) => {
  const mason = createMason(stage, x, depth)
  const [brick, trim, green] = ['#a8402f', '#f0e6d4', '#3f7059']
  let text =
    mason.wall(0, 10, 124, 220, brick) +
    mason.arch(0, 10, 44, 92, mason.shade('#2f2326')) +
    rect(-70, -222, 140, 12, mason.lit(trim))
  for (const dx of [-58, -20, 20, 58]) text += mason.tent(dx, -220, 16, 36, trim)
  text += mason.wall(0, -220, 96, 92, brick)
  text += `<circle cx="0" cy="-264" r="31" fill="${mason.shade('#20242c')}"/><circle cx="0" cy="-264" r="27" fill="none" stroke="${mason.lit('#e0b040')}" stroke-width="4"/>${line('M0 -264V-284M0 -264L12 -257', mason.lit('#e0b040'), 4)}`
  text +=
    rect(-54, -318, 108, 9, mason.lit(trim)) +
    mason.wall(0, -316, 66, 58, brick) +
    mason.arch(-15, -320, 16, 42) +
    mason.arch(15, -320, 16, 42)
  text +=
    mason.tent(0, -372, 78, 150, mason.covered(green, 0.25)) +
    line('M0 -520v-22', mason.paint('#d9a93a'), 4)
  const star = Array.from({ length: 10 }, (_, index): Point => {
    const angle = (index / 10) * Math.PI * 2 - Math.PI / 2
    const reach = index % 2 ? 7 : 17
    return [Math.cos(angle) * reach, -552 + Math.sin(angle) * reach]
  })
  return place(text + polygon(star, mason.lit('#d8382f')), x, y, size)
}

/**
 * Draws stone defense towers of the Caucasus: tapering, with machicolations and a stepped or flat
 * top; about 330 high.
 */
export const drawStoneTower = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  color: string,
  top: 'pyramid' | 'flat' = 'pyramid',
) => {
  const mason = createMason(stage, x, depth)
  const side = mason.side
  let text =
    polygon(
      [
        [-44, 12],
        [-31, -252],
        [31, -252],
        [44, 12],
      ],
      mason.lit(color),
    ) +
    polygon(
      [
        [-side * 44, 12],
        [-side * 31, -252],
        [-side * 5, -252],
        [-side * 8, 12],
      ],
      mason.shade(color),
    )
  if (top === 'pyramid') {
    for (let step = 0; step < 5; step++)
      text += rect(
        -32 + step * 5.6,
        -266 - step * 15,
        64 - step * 11.2,
        16,
        step % 2 ? mason.paint(mason.covered(color, 0.5)) : mason.lit(mason.covered(color, 0.5)),
      )
    text +=
      rect(-side > 0 ? 2 : -24, -266 - 30, 20, 40, mason.shade(color), { opacity: 0.4 }) +
      polygon(
        [
          [-5, -340],
          [0, -362],
          [5, -340],
        ],
        mason.lit('#f2ead8'),
      )
  } else {
    text +=
      polygon(
        [
          [-31, -250],
          [-39, -264],
          [39, -264],
          [31, -250],
        ],
        mason.shade(color),
      ) +
      rect(-39, -292, 78, 30, mason.lit(color)) +
      rect(side > 0 ? -39 : 5, -292, 34, 30, mason.shade(color)) +
      mason.battlements(0, -290, 78, 12, color)
    for (const dx of [-22, 0, 22]) text += mason.arch(dx, -264, 11, 18, mason.shade('#2d2624'))
  }
  for (const [dx, dy] of [
    [0, -60],
    [6, -120],
    [-5, -180],
    [0, -222],
  ] as const)
    text += rect(
      dx - 4,
      dy - 18,
      9,
      18,
      mason.stage.light.isDark && dy === -120 ? mason.stage.light.lamp : mason.shade('#2d2624'),
    )
  let stones = ''
  for (let index = 0; index < 16; index++)
    stones += `M${-26 + ((index * 37) % 48)} ${-14 - index * 14}h${9 + ((index * 5) % 9)}`
  return place(
    text + line(stones, mason.shade(mix(color, '#000000', 0.15)), 2.5, { opacity: 0.5 }),
    x,
    y,
    size,
  )
}
