import type { SceneHour, SceneSeason } from '#schema/codes/scenes.ts'
import type { Palette } from '../regions/palettes.ts'
import { mix, scale } from './color.ts'

type Hour = {
  zenith: string
  middle: string
  horizon: string
  /** Color that distant surfaces fade into. */
  haze: string
  /** Color laid over every surface; `ambience` is its strength, 0 to 1. */
  ambient: string
  ambience: number
  /** Factor for lightness. */
  brightness: number
  /** Color of the sun or moon; `glow` is that of its halo. */
  disc: string
  glow: string
  /** Strength of the region's tint of the sky, 0 to 1. */
  regional: number
  /** Height of the disc: 0 on the horizon, 1 at the upper edge. */
  altitude: number
}

// biome-ignore format: aligned like a table
const hours: Record<SceneHour, Hour> = {
  dawn:    { zenith: '#7d93b4', middle: '#d8b9b8', horizon: '#fbdcb2', haze: '#edcdbd', ambient: '#d98f8c', ambience: 0.14, brightness: 0.95, disc: '#fff3d2', glow: '#ffdf9f', regional: 0.3, altitude: 0.2 },
  morning: { zenith: '#86b6cc', middle: '#bfd9d6', horizon: '#f7edd0', haze: '#e3e5d5', ambient: '#f2d9a8', ambience: 0.1, brightness: 1.02, disc: '#fffbe6', glow: '#fff0bf', regional: 0.35, altitude: 0.5 },
  noon:    { zenith: '#5aa0c2', middle: '#93c5d2', horizon: '#dcebdc', haze: '#d0e2dd', ambient: '#d8e6e0', ambience: 0.05, brightness: 1.04, disc: '#fffdf0', glow: '#f3f5da', regional: 0.4, altitude: 0.8 },
  evening: { zenith: '#7a9aa6', middle: '#ecc993', horizon: '#f8ad62', haze: '#f0c08a', ambient: '#e0803f', ambience: 0.2, brightness: 0.93, disc: '#fff0bd', glow: '#ffcf7a', regional: 0.3, altitude: 0.22 },
  dusk:    { zenith: '#34426e', middle: '#84628c', horizon: '#ee906b', haze: '#a87890', ambient: '#4d4474', ambience: 0.42, brightness: 0.76, disc: '#ffdca8', glow: '#f7a878', regional: 0.16, altitude: 0.03 },
  night:   { zenith: '#0f1f3c', middle: '#1f3d60', horizon: '#4a7590', haze: '#3a6280', ambient: '#142c50', ambience: 0.52, brightness: 0.72, disc: '#fdf6da', glow: '#9fc2cf', regional: 0.1, altitude: 0.62 },
  aurora:  { zenith: '#0b1a34', middle: '#123b50', horizon: '#2f7272', haze: '#276068', ambient: '#0d2c44', ambience: 0.52, brightness: 0.72, disc: '#eafbe6', glow: '#6ff0b4', regional: 0.06, altitude: 0.7 },
}

const snow = '#f3f6f5'

/** Colors of one picture: the region's palette in this season and this hour's light. */
export type Light = Hour & {
  /** The palette in this season, without light. */
  base: Palette & {
    snow: string
    meadow: string
    leaves: string
    conifer: string
    ice: string
    forestSnow: boolean
    evergreen: boolean
  }
  /** Whether it is dark enough for lamps and lit windows. */
  isDark: boolean
  lamp: string
  /** Returns the color of a surface at a depth: 0 near, 1 at the horizon. */
  paint: (color: string, depth?: number) => string
  /** Returns the color of the surface where light falls on it. */
  lit: (color: string, depth?: number) => string
  /** Returns the color of the surface turned away from the light. */
  shade: (color: string, depth?: number) => string
}

const seasonal = (palette: Palette, season: SceneSeason): Light['base'] => {
  const { land, dark, autumn, earth } = palette
  const mild = palette.winters === 'mild'
  const winter = season === 'winter' && !mild
  const meadow = {
    spring: mix(land, '#a3b95a', 0.45),
    summer: land,
    autumn: mix(mix(land, autumn, 0.55), earth, 0.25),
    winter: mild ? mix(land, palette.earth, 0.4) : mix(snow, palette.sky, 0.14),
  }[season]
  const leaves = {
    spring: mix(land, '#b5c85f', 0.6),
    summer: mix(land, dark, 0.3),
    autumn,
    winter: mild ? mix(land, dark, 0.45) : mix(palette.rock, '#cdd5da', 0.5),
  }[season]
  return {
    ...palette,
    rock: winter ? mix(palette.rock, '#7d8da0', 0.3) : palette.rock,
    land: winter
      ? mix(snow, palette.sky, 0.22)
      : season === 'autumn'
        ? mix(land, autumn, 0.5)
        : meadow,
    earth: winter ? mix(snow, earth, 0.22) : earth,
    water: winter ? mix(palette.water, '#41657c', 0.3) : palette.water,
    conifer: winter
      ? mix(dark, '#3c5a66', 0.35)
      : season === 'spring'
        ? mix(dark, land, 0.12)
        : dark,
    ice: mix('#e3f1f2', palette.water, 0.18),
    snow,
    meadow,
    leaves,
    // No snow in mild winters: subtropics and salt deserts.
    forestSnow: winter && !mild,
    evergreen: mild,
  }
}

/**
 * Colors toward which the middle and the lower edge of the sky drift, so that no two evenings look
 * alike.
 */
const drifts: Record<SceneHour, readonly [middle: string, horizon: string]> = {
  dawn: ['#c3a6c6', '#f7bfa6'],
  morning: ['#c8d8e2', '#fbe0c4'],
  noon: ['#a9d2cf', '#eef0d6'],
  evening: ['#d8a6a2', '#f48d78'],
  dusk: ['#5c5a9c', '#e4708a'],
  night: ['#233a72', '#5a6fa6'],
  aurora: ['#1a3560', '#2f6286'],
}

/** Mixes the light of a picture. Pure, so the mean color needs no drawing. `drift` is 0 to 1. */
export const createLight = (
  palette: Palette,
  hour: SceneHour,
  season: SceneSeason,
  drift = 0.4,
): Light => {
  const [middle, horizon] = drifts[hour]
  const usual = hours[hour]
  const plain = {
    ...usual,
    middle: mix(usual.middle, middle, drift * 0.8),
    horizon: mix(usual.horizon, horizon, drift * 0.7),
    haze: mix(usual.haze, horizon, drift * 0.32),
  }
  const towards = (color: string, amount: number) => mix(color, palette.sky, amount)
  const cold = season === 'winter' && plain.brightness > 0.8 ? 0.14 : 0
  const light: Hour = {
    ...plain,
    zenith: mix(towards(plain.zenith, plain.regional), '#9fb4c8', cold),
    middle: mix(towards(plain.middle, plain.regional * 0.5), '#cfd8e0', cold),
    horizon: towards(plain.horizon, plain.regional * 0.12),
    haze: mix(towards(plain.haze, plain.regional * 0.45), '#dfe6ea', cold),
  }
  // Raise chroma before adding light: gouache keeps its color where a photograph would turn gray.
  const tinted = (color: string) =>
    mix(scale(color, light.brightness, 1.16), light.ambient, light.ambience)
  const paint = (color: string, depth = 0) => mix(tinted(color), light.haze, depth)
  const isDark = hour === 'night' || hour === 'aurora' || hour === 'dusk'
  const shadow = isDark ? scale(light.zenith, 0.8) : mix(light.zenith, '#3a4068', 0.6)
  return {
    ...light,
    base: seasonal(palette, season),
    isDark,
    lamp: '#ffd27a',
    paint,
    lit: (color, depth = 0) =>
      mix(mix(tinted(color), light.disc, isDark ? 0.14 : 0.24), light.haze, depth),
    shade: (color, depth = 0) =>
      mix(mix(scale(tinted(color), 0.84), shadow, 0.3), light.haze, depth),
  }
}
