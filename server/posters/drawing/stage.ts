import type { Scene } from '../sceneKey.ts'
import type { Palette } from '../regions/palettes.ts'
import { palettes } from '../regions/palettes.ts'
import type { Light } from './light.ts'
import { createLight } from './light.ts'
import type { Random } from './random.ts'
import { createRandom } from './random.ts'

/** Data shared by all elements of one picture. */
export type Stage = {
  scene: Scene
  palette: Palette
  light: Light
  random: Random
  /** y of the line where land or water meets the sky. */
  horizon: number
  sun: { x: number; y: number; radius: number }
  /** Returns the lit side of an object at x: 1 right, -1 left. */
  facing: (x: number) => 1 | -1
  /** Stores a gradient or clip and returns its id. */
  define: (write: (id: string) => string) => string
  definitions: () => string
}

/**
 * Stores markup that is drawn twice, such as objects mirrored in water, and returns a reference to
 * it.
 */
export const reuse = (stage: Stage, markup: string) =>
  `<use href="#${stage.define((id) => `<g id="${id}">${markup}</g>`)}"/>`

/**
 * Lays out horizon and light by thirds. The disc is right of the middle, because the upper left is
 * kept free for text.
 */
export const createStage = (scene: Scene, horizon: number, sunX?: number): Stage => {
  const palette = palettes[scene.region]
  const random = createRandom(
    `${scene.region}.${scene.motif}.${scene.hour}.${scene.season}.${scene.variant}`,
  )
  const light = createLight(palette, scene.hour, scene.season, random.fork('drift').next())
  const layout = random.fork('layout')
  const written: string[] = []
  const sun = {
    x: (sunX ?? 1230) + layout.between(-110, 110),
    y: horizon - (horizon - 60) * light.altitude + layout.between(-20, 20),
    radius: light.altitude > 0.45 ? layout.between(40, 52) : layout.between(66, 92),
  }
  return {
    scene,
    palette,
    light,
    random,
    horizon,
    sun,
    facing: (x) => (sun.x >= x ? 1 : -1),
    define: (write) => {
      const id = `d${written.length}`
      written.push(write(id))
      return id
    },
    definitions: () => written.join(''),
  }
}
