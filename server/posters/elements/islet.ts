import { mix } from '../drawing/color.ts'
import type { Point } from '../drawing/shapes.ts'
import { line, polygon, trace } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { drawPine } from './conifers.ts'
import { isFrozen } from './water.ts'

export const drawIslet = (stage: Stage, x: number, y: number, size: number, depth: number) => {
  const { light, scene } = stage
  const { rock } = light.base
  const random = stage.random.fork('islet')
  const shaman = scene.region === 'baikal'
  const shape = shaman
    ? [
        [-300, 4],
        [-262, -60],
        [-226, -92],
        [-196, -176],
        [-160, -206],
        [-124, -150],
        [-86, -96],
        [-44, -110],
        [0, -190],
        [34, -252],
        [64, -262],
        [92, -210],
        [128, -160],
        [176, -110],
        [230, -70],
        [300, -22],
        [330, 4],
      ]
    : [
        [-380, 4],
        [-330, -26],
        [-240, -52],
        [-150, -84],
        [-60, -104],
        [40, -112],
        [140, -88],
        [240, -60],
        [330, -30],
        [390, 4],
      ]
  const points: Point[] = shape.map(([px, py]) => [
    x + (px ?? 0) * size,
    y + (py ?? 0) * size * random.between(0.94, 1.06),
  ])
  let text = shaman
    ? ''
    : Array.from({ length: 9 }, (_, index) =>
        drawPine(
          stage,
          x + (-210 + index * 52 + random.between(-16, 16)) * size,
          y - (60 + 40 * Math.sin((index / 8) * Math.PI)) * size,
          random.between(150, 250) * size,
          depth,
        ),
      ).join('')
  const orange = shaman ? mix(rock, '#c9824a', 0.4) : rock
  text += polygon(points, light.lit(orange, depth))
  for (const [index, [px, py]] of points.entries()) {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (!before || !after || py > y - 20 || (shaman && (py > before[1] || py > after[1]))) continue
    const side = stage.facing(px)
    const far = side > 0 ? before : after
    text += polygon(
      [
        [px, py],
        [far[0], far[1]],
        [far[0] - side * 26 * size, y],
        [px - side * 12 * size, y],
      ],
      light.shade(orange, depth),
      { opacity: 0.75 },
    )
  }
  if (isFrozen(stage))
    text += line(trace(points.slice(2, -2), false), light.lit(light.base.snow, depth), 9 * size)
  return text
}
