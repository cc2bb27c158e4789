import type { SceneMotif } from '#schema/codes/scenes.ts'
import { canvas } from './drawing/shapes.ts'
import { createStage } from './drawing/stage.ts'
import { drawSnowfall } from './elements/sky.ts'
import { cities } from './motifs/cities.ts'
import type { Motif } from './motifs/framing.ts'
import { highlands } from './motifs/highlands.ts'
import { plains } from './motifs/plains.ts'
import { sanctuaries } from './motifs/sanctuaries.ts'
import { shores } from './motifs/shores.ts'
import { strongholds } from './motifs/strongholds.ts'
import { voyages } from './motifs/voyages.ts'
import type { Scene } from './sceneKey.ts'

/** Raise it whenever any picture changes: stored renderings carry it in their path. */
export const sceneryRevision = 2

const motifs: Record<SceneMotif, Motif> = { ...highlands, ...shores, ...plains, ...sanctuaries, ...strongholds, ...cities, ...voyages }

/** Draws a scene as SVG, 1920×1280. The same scene gives the same bytes. */
export const composeScene = (scene: Scene): string => {
  const { horizon, sunX, draw } = motifs[scene.motif]
  const stage = createStage(scene, horizon, sunX)
  const drawn = draw(stage) + drawSnowfall(stage)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}" viewBox="0 0 ${canvas.width} ${canvas.height}"><defs>${stage.definitions()}</defs>${drawn}</svg>`
}
