import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { pageFailure } from '../../data/failures.ts'
import { page } from '../../routing/page.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const failing = (code: Parameters<typeof pageFailure>[0] | 'BROKEN') =>
  page('visa', {
    loadComponent: async () => () => null,
    loadLoader: async () => ({
      loader: () => {
        throw code === 'BROKEN' ? new Error('private detail') : pageFailure(code)
      },
    }),
  })
const buttons = () =>
  [...document.querySelectorAll('main button, main a, button, a')].map(
    (element) => element.textContent,
  )

test.each([
  ['NOT_FOUND', 'Page not found', /never existed or has been removed/, ['Go to the home page']],
  [
    'GONE',
    'An error occurred',
    'This page is no longer available because the tour dates have passed',
    [],
  ],
  ['UNAVAILABLE', 'Something went wrong', /refresh the page/, ['Refresh']],
  ['FORBIDDEN', 'Access is denied', /another account/, ['Refresh', 'Go to the home page']],
  ['BROKEN', 'Error', 'Please try again later', ['Refresh', 'Go to the home page']],
] as const)('%s', async (code, heading, text, expected) => {
  await renderRoute(failing(code), { at: '/visa' })
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(buttons()).toEqual(expected)
  expect(document.body.textContent).not.toContain('private detail')
})

test('shows its texts in German', async () => {
  await renderRoute(failing('NOT_FOUND'), { at: '/de/visum' })
  expect(screen.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/de')
})
