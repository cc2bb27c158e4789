import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { RawIntlProvider } from 'react-intl'
import { type Site, SiteContext } from '../../routing/site.ts'
import { testIntl } from '../../testing/intl.ts'
import { useUnits } from './useUnits.ts'

function Radius({ isShown }: { isShown?: boolean }) {
  const { formatLength, toKilometers } = useUnits(isShown)
  return (
    <p>
      {formatLength(50)}, {Math.round(toKilometers(31))}
    </p>
  )
}

const show = (site: Partial<Site>, isShown?: boolean) => {
  const asked: string[] = []
  const source = {
    query: async () => {
      asked.push('country')
      return { data: { countryByIp: { __typename: 'Country', id: 228 } }, reading: { operation: 'CountryByIp', variables: {} } }
    },
  } as unknown as Site['source']
  const locale = site.locale ?? 'en'
  const { container } = render(
    <SiteContext value={{ locale, source, report: () => undefined, ...site } as Site}>
      <RawIntlProvider value={testIntl(locale)}>
        <Radius isShown={isShown} />
      </RawIntlProvider>
    </SiteContext>,
  )
  return { asked, text: () => container.textContent }
}

test('a visitor from the United States reads miles, others kilometers, each in the words of the page', () => {
  expect(show({ countryId: 228 }).text()).toBe('31 mi, 50')
  expect(show({ countryId: 228, locale: 'de' }).text()).toBe('31 mi, 50')
  expect(show({ countryId: 83, locale: 'de' }).text()).toBe('50 km, 31')
})

test('the country is asked for once the page stands, and only where a length is shown', async () => {
  expect(show({}, false).asked).toEqual([])
  const { asked } = show({})
  expect(await screen.findByText('31 mi, 50')).toBeTruthy()
  expect(asked).toEqual(['country'])
  expect(show({ countryId: 83 }).asked).toEqual([])
})
