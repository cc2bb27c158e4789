/** Countries that use miles (specification section 9): Myanmar, Liberia, United States. */
const imperialCountries: readonly number[] = [31, 114, 228]

const kilometersPerMile = 1.609344

export type UnitSystem = 'metric' | 'imperial'

/** Returns the units used in a visitor's country; metric where it is unknown. */
export const unitSystemOf = (countryId: number | null): UnitSystem =>
  countryId !== null && imperialCountries.includes(countryId) ? 'imperial' : 'metric'

export interface Length {
  value: number
  unit: 'kilometer' | 'mile'
}

/**
 * Returns a length for display: whole units from ten up, one decimal below. Lengths are stored in
 * kilometers.
 */
export const lengthIn = (system: UnitSystem, kilometers: number): Length => {
  const value = system === 'metric' ? kilometers : kilometers / kilometersPerMile
  const shown = Math.abs(value) >= 10 ? Math.round(value) : Math.round(value * 10) / 10
  return { value: shown + 0, unit: system === 'metric' ? 'kilometer' : 'mile' }
}

/** Converts a length in the visitor's units to kilometers, for a URL or a search. */
export const toKilometers = (system: UnitSystem, value: number): number =>
  system === 'metric' ? value : value * kilometersPerMile
