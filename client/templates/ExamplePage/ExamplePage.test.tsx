import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { failWith } from '#client/testing/api.ts'
import { renderRoute } from '#client/testing/renderRoute.tsx'
import { route } from './ExamplePage.route.tsx'
import { examplePath } from './ExamplePage.urls.ts'

const operations = {
  ExamplePage: () => ({ regions: [{ __typename: 'Region', id: 1, name: 'Altai' }] }),
}

test("shows the API's data, in both languages", async () => {
  await renderRoute(route, { at: examplePath('en'), operations })
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.getByText('1 region')).toBeTruthy()
  expect(screen.getByText('Altai')).toBeTruthy()
  await renderRoute(route, { at: examplePath('de'), operations })
  expect(screen.getByText('1 Region')).toBeTruthy()
})

test('shows the error page when the API fails', async () => {
  await renderRoute(route, {
    at: examplePath('en'),
    operations: { ExamplePage: () => failWith('NOT_FOUND') },
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('not')
})
