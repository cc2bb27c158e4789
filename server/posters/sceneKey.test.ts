import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { regionCodes, sceneHours, sceneMotifs, sceneSeasons } from '#schema/codes/scenes.ts'
import { formatSceneKey, greatestVariant, parseSceneKey } from './sceneKey.ts'

const scenes = fc.record({
  region: fc.constantFrom(...regionCodes),
  motif: fc.constantFrom(...sceneMotifs),
  hour: fc.constantFrom(...sceneHours),
  season: fc.constantFrom(...sceneSeasons),
  variant: fc.integer({ min: 1, max: greatestVariant }),
})

describe('scene keys', () => {
  it('are parsed back to their scene', () => {
    fc.assert(
      fc.property(scenes, (scene) => expect(parseSceneKey(formatSceneKey(scene))).toEqual(scene)),
    )
  })

  it('are accepted only in the form in which they are written', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const scene = parseSceneKey(text)
        expect(scene === null || formatSceneKey(scene) === text).toBe(true)
      }),
    )
  })

  it.each([
    '',
    'altai',
    'altai.lake.dawn.summer',
    'altai.lake.dawn.summer.0',
    'altai.lake.dawn.summer.01',
    'altai.lake.dawn.summer.100',
    'altai.lake.dawn.summer.1.1',
    'lake.altai.dawn.summer.1',
    'altai.lake.dawn.summer.1e1',
    '../lake.dawn.summer.1',
  ])('reject %p', (key) => expect(parseSceneKey(key)).toBeNull())
})
