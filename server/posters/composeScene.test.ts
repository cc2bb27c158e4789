import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import sharp from 'sharp'
import { regionCodes, sceneHours, sceneMotifs, sceneSeasons } from '#schema/codes/scenes.ts'
import { composeScene } from './composeScene.ts'
import { pictureColor } from './pictureColor.ts'
import { formatSceneKey } from './sceneKey.ts'

const scenes = fc.record({
  region: fc.constantFrom(...regionCodes),
  motif: fc.constantFrom(...sceneMotifs),
  hour: fc.constantFrom(...sceneHours),
  season: fc.constantFrom(...sceneSeasons),
  variant: fc.integer({ min: 1, max: 99 }),
})

const expectSound = (markup: string) => {
  expect(/NaN|undefined|Infinity/.exec(markup)?.[0]).toBeUndefined()
  expect(markup.length).toBeLessThan(200_000)
  const ids = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
  const named = [...markup.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map((match) => match[1])
  expect(named.filter((id) => !ids.has(id))).toEqual([])
}

describe('composeScene', () => {
  it('gives the same bytes for the same scene', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const [first, second] = [composeScene({ ...scene }), composeScene({ ...scene })]
        expect(first === second).toBe(true)
      }),
      { numRuns: 25 },
    )
  })

  it('gives a different picture for another variant', () => {
    const scene = { region: 'altai', motif: 'lake', hour: 'dawn', season: 'summer' } as const
    expect(composeScene({ ...scene, variant: 1 })).not.toBe(composeScene({ ...scene, variant: 2 }))
  })

  it('writes valid numbers and references for every motif across the regions', () => {
    for (const [index, motif] of sceneMotifs.entries()) {
      for (const [place, region] of regionCodes.entries()) {
        // Test a sixth of all pairs, a different one for each motif, to stay within seconds.
        if ((place + index) % 6) continue
        const hour = sceneHours[(index + place) % sceneHours.length] ?? 'noon'
        const season = sceneSeasons[(index * 3 + place) % sceneSeasons.length] ?? 'summer'
        expectSound(
          composeScene({ region, motif, hour, season, variant: 1 + ((index + place) % 99) }),
        )
      }
    }
  })

  it.each(sceneMotifs)('draws %s as an SVG that a renderer can read', async (motif) => {
    const region = regionCodes[sceneMotifs.indexOf(motif) % regionCodes.length] ?? 'altai'
    const markup = composeScene({
      region,
      motif,
      hour: 'evening',
      season: 'autumn',
      variant: 1,
    }).replace('width="1920" height="1280"', 'width="64" height="43"')
    const { channels } = await sharp(Buffer.from(markup)).stats()
    expect(Math.max(...channels.slice(0, 3).map((channel) => channel.stdev))).toBeGreaterThan(8)
  })
})

describe('pictureColor', () => {
  it('returns a color for every scene, lighter by day than by night', () => {
    fc.assert(
      fc.property(scenes, (scene) =>
        expect(pictureColor(formatSceneKey(scene))).toMatch(/^#[0-9a-f]{6}$/),
      ),
    )
    expect(
      pictureColor('altai.lake.noon.summer.1') > pictureColor('altai.lake.night.summer.1'),
    ).toBe(true)
  })

  it('returns a color for an unknown key', () =>
    expect(pictureColor('nowhere')).toMatch(/^#[0-9a-f]{6}$/))
})
