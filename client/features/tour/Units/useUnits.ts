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
  /** A length in the visitor's units, with the unit: `31 mi`. */
  formatLength: (kilometers: number) => string
  /** Of a length in the visitor's units, for an address or a search. */
  toKilometers: (length: number) => number
}

/**
 * Lengths in the units that the visitor's country reads. Where no earlier visit has told the country, it is asked for once the
 * page stands, and the cookie of the answer tells it from then on; metric until then, and where nobody knows.
 * @param isShown false while the component shows no length: nobody is asked for nothing
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
