import { canvas } from './drawing/shapes.ts'
import { createStage } from './drawing/stage.ts'
import { drawRange } from './elements/mountains.ts'
import { drawSky } from './elements/sky.ts'
import { drawWater } from './elements/water.ts'
import type { Scene } from './sceneKey.ts'

/** Raise it whenever any picture changes: stored renderings carry it in their path. */
export const sceneryRevision = 1

/** Draws a scene as SVG, 1920×1280. The same scene gives the same bytes. */
export const composeScene = (scene: Scene): string => {
  const stage = createStage(scene, 800)
  const { rock, land } = stage.light.base
  const far = drawRange(stage, { label: 'far', peaks: [{ x: 1300, y: 380, spread: 620 }, { x: 820, y: 520, spread: 500 }, { x: 1750, y: 500, spread: 400 }], base: 800, color: rock, depth: 0.45, snowline: 560 })
  const near = drawRange(stage, { label: 'near', peaks: [{ x: 200, y: 600, spread: 600 }, { x: 1700, y: 640, spread: 500 }], base: 800, color: land, depth: 0.15, slope: 'dome' })
  const drawn = drawSky(stage) + far + near + drawWater(stage, { top: 800, mirrored: far + near })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}" viewBox="0 0 ${canvas.width} ${canvas.height}"><defs>${stage.definitions()}</defs>${drawn}</svg>`
}
