import type { Scene } from '../sceneKey.ts'
import type { Palette } from '../regions/palettes.ts'
import { palettes } from '../regions/palettes.ts'
import type { Light } from './light.ts'
import { createLight } from './light.ts'
import type { Random } from './random.ts'
import { createRandom } from './random.ts'

/** Everything that one picture's elements share. */
export type Stage = {
  scene: Scene
  palette: Palette
  light: Light
  random: Random
  /** y of the line where land or water meets the sky. */
  horizon: number
  sun: { x: number; y: number; radius: number }
  /** Which side of a thing at x is lit: 1 the right one, -1 the left one. */
  facing: (x: number) => 1 | -1
  /** Keeps a gradient or clip; answers its id. */
  define: (write: (id: string) => string) => string
  definitions: () => string
}

/** Keeps something that is drawn twice, as things beside water are; answers a reference to it. */
export const reuse = (stage: Stage, markup: string) =>
  `<use href="#${stage.define((id) => `<g id="${id}">${markup}</g>`)}"/>`

/** Lays out horizon and light by thirds. The upper left stays free for words, so the disc goes right of the middle. */
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
