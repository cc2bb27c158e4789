import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { lengthIn, toKilometers, type UnitSystem, unitSystemOf } from '#schema/rules/units/lengths.ts'
import { useSite } from '../../routing/site.ts'

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
  const { countryId: known, source, report } = useSite()
  const { formatNumber } = useIntl()
  const [countryId, setCountryId] = useState(known ?? null)

  useEffect(() => {
    if (known !== undefined || !isShown) return
    const ended = new AbortController()
    const ask = async (): Promise<void> => {
      const { CountryByIpDocument } = await import('./CountryByIp.generated.ts')
      const { data } = await source.query(CountryByIpDocument, {}, { signal: ended.signal })
      if (!ended.signal.aborted && data.countryByIp) setCountryId(data.countryByIp.id)
    }
    ask().catch((error: unknown) => {
      if (!ended.signal.aborted) report(error)
    })
    return () => ended.abort()
  }, [known, isShown, source, report])

  const system = unitSystemOf(countryId)
  return {
    system,
    formatLength: (kilometers) => {
      const { value, unit } = lengthIn(system, kilometers)
      return formatNumber(value, { style: 'unit', unit, unitDisplay: 'short' })
    },
    toKilometers: (length) => toKilometers(system, length),
  }
}
