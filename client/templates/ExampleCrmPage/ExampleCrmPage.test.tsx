import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderRoute } from '#client/testing/renderRoute.tsx'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { route } from './ExampleCrmPage.route.tsx'

const visitor = { id: 1, name: 'Olga Sedova', isOrganizer: true }
const at = pagePath('crmRequests', 'en')
const answer = (regions: object[]) => ({ ExampleCrmPage: () => ({ regions }) })

test('lists the entries', async () => {
  const operations = answer([{ __typename: 'Region', id: 1, name: 'Altai' }])
  await renderRoute(route, { at, visitor, operations })
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.getByRole('cell', { name: 'Altai' })).toBeTruthy()
})

test('shows an empty state without entries', async () => {
  await renderRoute(route, { at, visitor, operations: answer([]) })
  expect(screen.getByText('No entries yet')).toBeTruthy()
})
