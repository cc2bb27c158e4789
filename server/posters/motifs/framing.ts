import { mix } from '../drawing/color.ts'
import type { Point } from '../drawing/shapes.ts'
import { canvas, path, traceSmooth } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { drawPine, drawSpruces } from '../elements/conifers.ts'
import { drawGrass } from '../elements/grass.ts'
import { drawFold } from '../elements/mountains.ts'
import { verticalFade } from '../elements/sky.ts'
import { drawCypress, drawLeafTree, drawPalm, drawThicket } from '../elements/trees.ts'
import { characters } from '../regions/character.ts'

/** Layout and drawing of a motif. */
export type Motif = {
  /** y of the horizon in canvas pixels. */
  horizon: number
  /** x of the sun; right of the middle when absent. */
  sunX?: number
  draw: (stage: Stage) => string
}

/**
 * Draws the region's trees as one group between two x; near an edge they lead the eye into the
 * picture.
 */
export const drawTrees = (
  stage: Stage,
  label: string,
  ground: readonly Point[],
  from: number,
  to: number,
  count: number,
  height: number,
  depth = 0,
) => {
  const { light, scene } = stage
  const { forest } = characters[scene.region]
  const random = stage.random.fork(label)
  const level = (x: number) => {
    for (const [px, py] of ground) if (px >= x) return py
    return ground.at(-1)?.[1] ?? canvas.height
  }
  if (forest === 'spruce' || forest === 'larch') {
    const gold = forest === 'larch' && scene.season === 'autumn'
    return drawSpruces(stage, {
      label,
      ground,
      from,
      to,
      count,
      height,
      depth,
      clumps: 0,
      slim: forest === 'larch' ? 0.15 : 0.19,
      ...(gold ? { color: mix(light.base.autumn, light.base.conifer, 0.18) } : {}),
    })
  }
  if (forest === 'shrub')
    return drawThicket(
      stage,
      label,
      ground,
      height * 0.14,
      depth,
      from,
      to,
      mix(light.base.leaves, light.base.conifer, 0.4),
    )
  let text = ''
  for (let index = 0; index < count; index++) {
    const x = from + ((to - from) * (index + random.between(0.2, 0.8))) / count
    const tall = height * random.between(0.66, 1)
    if (forest === 'pine') text += drawPine(stage, x, level(x) + 10, tall, depth)
    else if (forest === 'palm') text += drawPalm(stage, x, level(x) + 10, tall * 0.9, depth)
    else if (forest === 'cypress') text += drawCypress(stage, x, level(x) + 10, tall * 0.8, depth)
    else text += drawLeafTree(stage, x, level(x) + 10, tall * 0.8, depth)
  }
  return text
}

/**
 * Draws dark near ground that rises to one side, with grass and a few tall trees, as a frame for
 * the view.
 */
export const drawForeground = (
  stage: Stage,
  y: number,
  trees: 'right' | 'left' | 'both' | 'none' = 'right',
  height = 430,
) => {
  const { light } = stage
  const random = stage.random.fork('foreground')
  const white = light.base.forestSnow
  const climb = trees === 'left' ? -1 : 1
  const ground: Point[] = Array.from({ length: 11 }, (_, index) => {
    const t = index / 10
    const slope = climb > 0 ? t : 1 - t
    return [
      -60 + t * 2040,
      y +
        44 -
        slope ** 2.2 * 118 -
        (trees === 'both' ? (1 - slope) ** 4 * 60 : 0) +
        random.between(-7, 7),
    ]
  })
  const tone = white ? light.base.snow : mix(light.base.land, light.base.conifer, 0.72)
  const fill = verticalFade(stage, y - 80, canvas.height, [
    [0, white ? light.paint(tone) : light.paint(tone, 0.04)],
    [1, white ? light.shade(tone) : light.shade(mix(tone, '#10181c', 0.35))],
  ])
  let text = ''
  if (trees === 'right' || trees === 'both')
    text += drawTrees(stage, 'right trees', ground, 1560, 1960, 5, height)
  if (trees === 'left' || trees === 'both')
    text += drawTrees(
      stage,
      'left trees',
      ground,
      -60,
      250,
      4,
      height * (trees === 'left' ? 0.9 : 0.55),
    )
  text += path(`${traceSmooth(ground)}L1980 1300L-60 1300Z`, fill)
  return (
    text +
    drawGrass(
      stage,
      'near grass',
      ground,
      white ? 50 : 230,
      46,
      white ? light.base.earth : mix(tone, light.base.land, 0.16),
    )
  )
}

/** Draws a meadow from the middle ground to the lower edge. */
export const drawMeadow = (
  stage: Stage,
  label: string,
  y: number,
  rise = 50,
  depth = 0.12,
  color?: string,
) => drawFold(stage, label, y, rise, color ?? stage.light.base.meadow, depth, canvas.height, 620)
