import type { RegionCode } from '#schema/codes/scenes.ts'
import type { Creature } from '../elements/creatures.ts'

export type Relief =
  | 'alpine'
  | 'twin'
  | 'volcanoes'
  | 'hills'
  | 'plain'
  | 'mesas'
  | 'columns'
  | 'tors'
  | 'skerries'
  | 'dunes'
export type Forest = 'spruce' | 'larch' | 'pine' | 'leaf' | 'palm' | 'cypress' | 'shrub'
export type Houses = 'log' | 'flat' | 'town' | 'yurt'
export type Faith =
  | 'white'
  | 'log'
  | 'kizhi'
  | 'cube'
  | 'temple'
  | 'kazan'
  | 'mosque'
  | 'madrasa'
  | 'cone'
  | 'gothic'

/** Landscape and buildings of a region; palettes.ts has its colors. */
export type Character = {
  relief: Relief
  /** Height of the main summit above the horizon, as a share of the space there. */
  height: number
  /** Share of that height without snow in summer; 1 where all of it melts. */
  bare: number
  forest: Forest
  houses: Houses
  faith: Faith
  creature: Creature
}

const character = (
  relief: Relief,
  height: number,
  bare: number,
  forest: Forest,
  houses: Houses,
  faith: Faith,
  creature: Creature,
): Character => ({ relief, height, bare, forest, houses, faith, creature })

// biome-ignore format: aligned like a table
export const characters: Record<RegionCode, Character> = {
  altai:            character('alpine',    0.74, 0.55, 'larch',   'log',  'log',     'deer'),
  baikal:           character('alpine',    0.42, 0.9,  'larch',   'log',  'log',     'bear'),
  tuva:             character('hills',     0.4,  1,    'shrub',   'yurt', 'temple',  'camel'),
  khakassia:        character('hills',     0.36, 1,    'shrub',   'log',  'log',     'horse'),
  krasnoyarsk:      character('tors',      0.5, 1,    'spruce',  'log',  'white',   'deer'),
  yakutia:          character('columns',   0.46, 1,    'larch',   'log',  'log',     'reindeer'),
  kamchatka:        character('volcanoes', 0.76, 0.5,  'leaf',    'log',  'log',     'bear'),
  sakhalin:         character('hills',     0.44, 1,    'spruce',  'town', 'white',   'bear'),
  primorye:         character('hills',     0.4,  1,    'leaf',    'town', 'white',   'deer'),
  chukotka:         character('alpine',    0.46, 0.8,  'shrub',   'town', 'log',     'reindeer'),
  kola:             character('mesas',     0.4,  0.9,  'spruce',  'log',  'log',     'reindeer'),
  karelia:          character('skerries',  0.2,  1,    'pine',    'log',  'kizhi',   'crane'),
  arkhangelsk:      character('plain',     0.14, 1,    'spruce',  'log',  'log',     'reindeer'),
  ural:             character('hills',     0.4,  1,    'spruce',  'log',  'white',   'deer'),
  bashkiria:        character('hills',     0.4 , 1,    'leaf',    'log',  'mosque',  'horse'),
  elbrus:           character('twin',      0.76, 0.42, 'pine',    'flat', 'mosque',  'ibex'),
  'north-ossetia':  character('alpine',    0.7,  0.5,  'pine',    'flat', 'cone',    'ibex'),
  dagestan:         character('mesas',     0.58, 0.95, 'shrub',   'flat', 'mosque',  'ibex'),
  sochi:            character('alpine',    0.52, 0.62, 'palm',    'town', 'white',   'deer'),
  kalmykia:         character('plain',     0.06, 1,    'shrub',   'yurt', 'temple',  'saiga'),
  astrakhan:        character('plain',     0.08, 1,    'leaf',    'log',  'white',   'crane'),
  volga:            character('plain',     0.2,  1,    'leaf',    'log',  'white',   'horse'),
  kazan:            character('plain',     0.16, 1,    'leaf',    'town', 'kazan',   'horse'),
  'golden-ring':    character('plain',     0.16, 1,    'leaf',    'log',  'white',   'horse'),
  moscow:           character('plain',     0.14, 1,    'leaf',    'town', 'white',   'horse'),
  'saint-petersburg': character('plain',   0.08, 1,    'leaf',    'town', 'white',   'crane'),
  pskov:            character('plain',     0.13, 1,    'leaf',    'log',  'cube',    'crane'),
  kaliningrad:      character('dunes',     0.18, 1,    'pine',    'town', 'gothic',  'deer'),
  georgia:          character('alpine',    0.72, 0.52, 'cypress', 'flat', 'cone',    'horse'),
  uzbekistan:       character('mesas',     0.34, 1,    'cypress', 'flat', 'madrasa', 'camel'),
  kazakhstan:       character('alpine',    0.6,  0.5,  'spruce',  'yurt', 'mosque',  'horse'),
  mongolia:         character('hills',     0.4,  1,    'shrub',   'yurt', 'temple',  'camel'),
}
