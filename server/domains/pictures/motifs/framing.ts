import { mix } from '../drawing/color.ts'
import type { Point } from '../drawing/shapes.ts'
import { canvas } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { drawPine, drawSpruces } from '../elements/conifers.ts'
import { drawGrass } from '../elements/grass.ts'
import { drawFold } from '../elements/mountains.ts'
import { drawCypress, drawLeafTree, drawPalm, drawThicket } from '../elements/trees.ts'
import { characters } from '../regions/character.ts'

/** How a motif lays out its picture, and how it is drawn. */
export type Motif = {
  /** y of the horizon in canvas pixels. */
  horizon: number
  /** x of the sun; right of the middle where left out. */
  sunX?: number
  draw: (stage: Stage) => string
}

/** Trees of the region as one near group at the right edge, so that the eye goes in from there. */
export const drawTrees = (stage: Stage, label: string, ground: readonly Point[], from: number, to: number, count: number, height: number, depth = 0) => {
  const { light, scene } = stage
  const { forest } = characters[scene.region]
  const random = stage.random.fork(label)
  const level = (x: number) => {
    for (const [px, py] of ground) if (px >= x) return py
    return ground.at(-1)?.[1] ?? canvas.height
  }
  if (forest === 'spruce' || forest === 'larch') {
    const gold = forest === 'larch' && scene.season === 'autumn'
    return drawSpruces(stage, { label, ground, from, to, count, height, depth, clumps: 0, slim: forest === 'larch' ? 0.15 : 0.19, ...(gold ? { color: mix(light.base.autumn, light.base.conifer, 0.18) } : {}) })
  }
  if (forest === 'shrub') return drawThicket(stage, label, ground, height * 0.14, depth, from, to, mix(light.base.leaves, light.base.conifer, 0.4))
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

/** Dark near ground at the lower edge with grass and a few tall trees at one side. */
export const drawForeground = (stage: Stage, y: number, trees: 'right' | 'left' | 'both' | 'none' = 'right', height = 430) => {
  const { light } = stage
  const near = drawFold(stage, 'foreground', y, 74, mix(light.base.land, light.base.conifer, light.base.forestSnow ? 0.08 : 0.5), 0, canvas.height, 560)
  let text = ''
  if (trees === 'right' || trees === 'both') text += drawTrees(stage, 'right trees', near.line, 1560, 1960, 5, height)
  if (trees === 'left' || trees === 'both') text += drawTrees(stage, 'left trees', near.line, -60, 250, 4, height * 0.6)
  return text + near.markup + drawGrass(stage, 'near grass', near.line, light.base.forestSnow ? 60 : 260, 40, light.base.forestSnow ? light.base.earth : mix(light.base.land, light.base.conifer, 0.35))
}

/** A meadow from the middle ground to the lower edge. */
export const drawMeadow = (stage: Stage, label: string, y: number, rise = 50, depth = 0.12, color?: string) => drawFold(stage, label, y, rise, color ?? stage.light.base.meadow, depth, canvas.height, 620)
