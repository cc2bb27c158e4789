import { lengthIn, type UnitSystem } from '#schema/rules/units/lengths.ts'

/** Initial radius around a newly chosen place, in kilometers. */
export const startRadius = 150

/** Ends and step of the radius slider in the visitor's units. */
export const radiusScale = {
  metric: { min: 10, max: 1000, step: 10 },
  imperial: { min: 5, max: 600, step: 5 },
} as const satisfies Record<UnitSystem, { min: number; max: number; step: number }>

/** Converts a radius to the visitor's units, within the slider's ends. */
export const onScale = (system: UnitSystem, kilometers: number): number => {
  const { min, max } = radiusScale[system]
  return Math.min(max, Math.max(min, Math.round(lengthIn(system, kilometers).value)))
}
