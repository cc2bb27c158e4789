import { mean } from './drawing/color.ts'
import { createLight } from './drawing/light.ts'
import { palettes } from './regions/palettes.ts'
import { parseSceneKey } from './sceneKey.ts'

/**
 * Returns the mean color '#rrggbb' of a picture from its palette alone, to fill the space until the
 * picture has loaded. Warm paper gray for an unknown key.
 */
export const pictureColor = (key: string): string => {
  const scene = parseSceneKey(key)
  if (!scene) return '#cfc8b8'
  const { zenith, middle, horizon, haze, base, paint } = createLight(
    palettes[scene.region],
    scene.hour,
    scene.season,
  )
  return mean([
    [zenith, 1],
    [middle, 1.4],
    [horizon, 0.8],
    [haze, 0.8],
    [paint(base.meadow, 0.3), 1],
    [paint(base.water, 0.3), 0.6],
    [paint(base.conifer), 0.7],
  ])
}
