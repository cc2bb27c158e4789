/** Countries whose visitors read miles (specification section 9): Myanmar, Liberia, United States. */
const imperialCountries: readonly number[] = [31, 114, 228]

const kilometersPerMile = 1.609344

export type UnitSystem = 'metric' | 'imperial'

/** Which units a visitor of a country reads; metric where the country is not known. */
export const unitSystemOf = (countryId: number | null): UnitSystem =>
  countryId !== null && imperialCountries.includes(countryId) ? 'imperial' : 'metric'

export interface Length {
  value: number
  unit: 'kilometer' | 'mile'
}

/** A length as it is shown: from ten on in whole units, below with one decimal. Lengths are kept in kilometers everywhere. */
export const lengthIn = (system: UnitSystem, kilometers: number): Length => {
  const value = system === 'metric' ? kilometers : kilometers / kilometersPerMile
  const shown = Math.abs(value) >= 10 ? Math.round(value) : Math.round(value * 10) / 10
  return { value: shown + 0, unit: system === 'metric' ? 'kilometer' : 'mile' }
}

/** Kilometers of a length that a visitor gave in their units, for an address or a search. */
export const toKilometers = (system: UnitSystem, value: number): number =>
  system === 'metric' ? value : value * kilometersPerMile
