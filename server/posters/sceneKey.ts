import type { RegionCode, SceneHour, SceneMotif, SceneSeason } from '#schema/codes/scenes.ts'
import { regionCodes, sceneHours, sceneMotifs, sceneSeasons } from '#schema/codes/scenes.ts'

export type Scene = {
  region: RegionCode
  motif: SceneMotif
  hour: SceneHour
  season: SceneSeason
  variant: number
}

/** Variants run from 1 to this number, as the content files promise. */
export const greatestVariant = 99

const memberOf = <T extends string>(list: readonly T[], word: string | undefined) =>
  list.find((entry) => entry === word)

/** Writes a scene as the name that stands in addresses: "altai.lake.dawn.summer.3". */
export const formatSceneKey = ({ region, motif, hour, season, variant }: Scene) =>
  [region, motif, hour, season, variant].join('.')

/** Reads a scene's name back; null for anything that `formatSceneKey` would not have written. */
export const parseSceneKey = (key: string): Scene | null => {
  const words = key.split('.')
  if (words.length !== 5) return null
  const region = memberOf(regionCodes, words[0])
  const motif = memberOf(sceneMotifs, words[1])
  const hour = memberOf(sceneHours, words[2])
  const season = memberOf(sceneSeasons, words[3])
  const digits = words[4] ?? ''
  if (!region || !motif || !hour || !season || !/^[1-9]\d?$/.test(digits)) return null
  return { region, motif, hour, season, variant: Number(digits) }
}
