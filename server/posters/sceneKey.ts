import type { RegionCode, SceneHour, SceneMotif, SceneSeason } from '#schema/codes/scenes.ts'
import { regionCodes, sceneHours, sceneMotifs, sceneSeasons } from '#schema/codes/scenes.ts'

export type Scene = {
  region: RegionCode
  motif: SceneMotif
  hour: SceneHour
  season: SceneSeason
  variant: number
}

/** Variants run from 1 to this number; content files rely on it. */
export const greatestVariant = 99

const memberOf = <T extends string>(list: readonly T[], word: string | undefined) =>
  list.find((entry) => entry === word)

/** Formats a scene as a key for URLs: "altai.lake.dawn.summer.3". */
export const formatSceneKey = ({ region, motif, hour, season, variant }: Scene) =>
  [region, motif, hour, season, variant].join('.')

/** Parses a scene's key; null for text that `formatSceneKey` would not write. */
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
