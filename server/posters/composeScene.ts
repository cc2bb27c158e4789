import type { SceneMotif } from '#schema/codes/scenes.ts'
import { createRandom } from './drawing/random.ts'
import { canvas, group, round } from './drawing/shapes.ts'
import { createStage } from './drawing/stage.ts'
import { drawSnowfall } from './elements/sky.ts'
import { cities } from './motifs/cities.ts'
import type { Motif } from './motifs/framing.ts'
import { gorges } from './motifs/gorges.ts'
import { highlands } from './motifs/highlands.ts'
import { lakes } from './motifs/lakes.ts'
import { plains } from './motifs/plains.ts'
import { sanctuaries } from './motifs/sanctuaries.ts'
import { shores } from './motifs/shores.ts'
import { springs } from './motifs/springs.ts'
import { strongholds } from './motifs/strongholds.ts'
import { voyages } from './motifs/voyages.ts'
import { woods } from './motifs/woods.ts'
import type { Scene } from './sceneKey.ts'
import { formatSceneKey } from './sceneKey.ts'

/** Increase it when any picture changes: the paths of stored pictures contain it. */
export const sceneryRevision = 4

const motifs: Record<SceneMotif, Motif> = {
  ...highlands,
  ...gorges,
  ...springs,
  ...lakes,
  ...shores,
  ...woods,
  ...plains,
  ...sanctuaries,
  ...strongholds,
  ...cities,
  ...voyages,
}

/**
 * Zooms in a little, differently for each scene; the sky at the upper left stays in the picture.
 */
const frame = (drawn: string, scene: Scene) => {
  const random = createRandom(`frame ${formatSceneKey(scene)}`)
  const size = random.between(1, 1.17)
  const x = -canvas.width * (size - 1) * random.between(0.35, 0.85)
  const y = -canvas.height * (size - 1) * random.between(0.45, 0.75)
  return group(drawn, {
    transform: `translate(${round(x)} ${round(y)}) scale(${Math.round(size * 1000) / 1000})`,
  })
}

/** Draws a scene as SVG, 1920×1280. The same scene gives the same bytes. */
export const composeScene = (scene: Scene): string => {
  const { horizon, sunX, draw } = motifs[scene.motif]
  const stage = createStage(scene, horizon, sunX)
  const drawn = frame(draw(stage), scene) + drawSnowfall(stage)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}" viewBox="0 0 ${canvas.width} ${canvas.height}"><defs>${stage.definitions()}</defs>${drawn}</svg>`
}
