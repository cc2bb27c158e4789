import { useIntl } from 'react-intl'
import {
  lengthIn,
  toKilometers,
  type UnitSystem,
  unitSystemOf,
} from '#schema/rules/units/lengths.ts'
import { useSite } from '../../../routing/site.ts'
import { useReportedError } from '../../../routing/useReportedError.ts'
import { useCountryByIpQuery } from './CountryByIp.generated.ts'

export interface Units {
  system: UnitSystem
  /** Formats a length in the visitor's units: `31 mi`. */
  formatLength: (kilometers: number) => string
  /** Converts a length in the visitor's units, for an address or a search. */
  toKilometers: (length: number) => number
}

/**
 * Returns lengths in the units of the visitor's country. If no earlier visit stored the country, it
 * is fetched once the page is shown, and kept in a cookie. Metric until then, and for an unknown
 * country.
 * @param isShown false while the component shows no length: fetches nothing
 */
export function useUnits(isShown = true): Units {
  const { countryId: known } = useSite()
  const { formatNumber } = useIntl()
  const { data, error } = useCountryByIpQuery({ skip: known !== undefined || !isShown })
  useReportedError(error)

  const system = unitSystemOf(known ?? data?.countryByIp?.id ?? null)
  return {
    system,
    formatLength: (kilometers) => {
      const { value, unit } = lengthIn(system, kilometers)
      return formatNumber(value, { style: 'unit', unit, unitDisplay: 'short' })
    },
    toKilometers: (length) => toKilometers(system, length),
  }
}
