import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './AgreementPage.route.tsx'

const names = {
  id: 1,
  version: '2025-03',
  effectiveFrom: '2025-03-01',
  __typename: 'LegalDocument' as const,
}
const current = { ...names, id: 2, version: '2026-09', effectiveFrom: '2026-09-01' }
const next = { ...names, id: 3, version: '2027-01', effectiveFrom: '2027-01-01' }
const all = [next, current, names]
const LegalText = ({ version }: Record<string, unknown>) => {
  const found = version === null ? current : all.find((document) => document.version === version)
  const body = '## 1. Who we are\n1.1 We are Versta.\n\n## 2. What we do\n2.1 We help.'
  return {
    document: found ? { ...found, title: 'Booking agreement', body } : null,
    current,
    versions: all,
  }
}
const operations = { LegalText }

test('shows the version in force without a warning, with a table of contents', async () => {
  await renderRoute(route, { at: '/agreement', operations })
  expect(screen.getByRole('heading', { level: 1, name: 'Booking agreement' })).toBeTruthy()
  expect(screen.getByText('From September 1, 2026')).toBeTruthy()
  expect(screen.queryByText(/older version/)).toBeNull()
  for (const link of screen.getAllByRole('link', { name: '2. What we do' })) {
    const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
    expect(target?.textContent).toBe('2. What we do')
  }
  const versions = screen.getByRole('region', { name: 'All versions' })
  expect(within(versions).getByRole('link', { name: 'Version 2025-03' }).getAttribute('href')).toBe(
    '/agreement/2025-03',
  )
  expect(within(versions).getByText('In force since September 1, 2026')).toBeTruthy()
})

test('marks an older version and links to the one in force', async () => {
  await renderRoute(route, { at: '/de/vereinbarung/2025-03', operations })
  expect(screen.getByText(/ältere Fassung/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /2026-09 lesen/ }).getAttribute('href')).toBe(
    '/de/vereinbarung',
  )
})

test('shows when a future version takes effect', async () => {
  await renderRoute(route, { at: '/agreement/2027-01', operations })
  expect(screen.getByText(/begins on January 1, 2027/)).toBeTruthy()
})

test.each(['1999-01', 'latest', '2025-3'])(
  'answers 404 for an unknown version: %s',
  async (version) => {
    await renderRoute(route, { at: `/agreement/${version}`, operations })
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
  },
)
