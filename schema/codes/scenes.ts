/**
 * Vocabulary of the poster pictures: content files describe scenes with it, the generator draws
 * them (design section 10).
 */
export const sceneMotifs = [
  'ridges',
  'glacier',
  'volcano',
  'geyser',
  'lake',
  'river',
  'waterfall',
  'canyon',
  'cave',
  'hot-spring',
  'taiga',
  'birch',
  'tundra',
  'steppe',
  'desert',
  'coast',
  'sea-cliffs',
  'island',
  'ice',
  'wetland',
  'camp',
  'trail',
  'railway',
  'village',
  'wooden-church',
  'monastery',
  'kremlin',
  'old-town',
  'mosque',
  'metropolis',
  'bridge',
  'canal',
  'palace',
  'fortress',
  'towers',
  'pier',
  'river-ship',
  'sea-ship',
  'lighthouse',
  'balloon',
] as const
export const sceneHours = ['dawn', 'morning', 'noon', 'evening', 'dusk', 'night', 'aurora'] as const
export const sceneSeasons = ['spring', 'summer', 'autumn', 'winter'] as const

export type SceneMotif = (typeof sceneMotifs)[number]
export type SceneHour = (typeof sceneHours)[number]
export type SceneSeason = (typeof sceneSeasons)[number]

/** Regions with their own palette and motifs. */
export const regionCodes = [
  'altai',
  'baikal',
  'tuva',
  'khakassia',
  'krasnoyarsk',
  'yakutia',
  'kamchatka',
  'sakhalin',
  'primorye',
  'chukotka',
  'kola',
  'karelia',
  'arkhangelsk',
  'ural',
  'bashkiria',
  'elbrus',
  'north-ossetia',
  'dagestan',
  'sochi',
  'kalmykia',
  'astrakhan',
  'volga',
  'kazan',
  'golden-ring',
  'moscow',
  'saint-petersburg',
  'pskov',
  'kaliningrad',
  'georgia',
  'uzbekistan',
  'kazakhstan',
  'mongolia',
] as const
export type RegionCode = (typeof regionCodes)[number]
