import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { RawIntlProvider } from 'react-intl'
import { type PageSite, SiteContext } from '../../../routing/site.ts'
import { serveOperations } from '../../../testing/api.ts'
import { testIntl } from '../../../testing/intl.ts'
import { createTestData } from '../../../testing/testData.tsx'
import { useUnits } from './useUnits.ts'

function Radius({ isShown }: { isShown?: boolean }) {
  const { formatLength, toKilometers } = useUnits(isShown)
  return (
    <p>
      {formatLength(50)}, {Math.round(toKilometers(31))}
    </p>
  )
}

const show = (site: Partial<PageSite>, isShown?: boolean) => {
  const calls = serveOperations({
    CountryByIp: () => ({ countryByIp: { __typename: 'Country', id: 228 } }),
  })
  const { DataProvider } = createTestData()
  const locale = site.locale ?? 'en'
  const { container } = render(
    <SiteContext value={{ locale, report: () => undefined, ...site } as PageSite}>
      <DataProvider>
        <RawIntlProvider value={testIntl(locale)}>
          <Radius isShown={isShown} />
        </RawIntlProvider>
      </DataProvider>
    </SiteContext>,
  )
  return { calls, text: () => container.textContent }
}

test("shows miles to visitors from the United States and kilometers to others, in the page's language", () => {
  expect(show({ countryId: 228 }).text()).toBe('31 mi, 50')
  expect(show({ countryId: 228, locale: 'de' }).text()).toBe('31 mi, 50')
  expect(show({ countryId: 83, locale: 'de' }).text()).toBe('50 km, 31')
})

test('fetches the country after rendering, and only where a length is shown', async () => {
  expect(show({}, false).calls).toEqual([])
  const { calls } = show({})
  expect(await screen.findByText('31 mi, 50')).toBeTruthy()
  expect(calls.map(({ operation }) => operation)).toEqual(['CountryByIp'])
  expect(show({ countryId: 83 }).calls).toEqual([])
})
