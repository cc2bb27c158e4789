import { expect, test } from '@jest/globals'
import { act } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { keepSelectionToken } from './keepSelectionToken.ts'

test("stores an address's token and removes it from the address without a history entry", async () => {
  const router = createMemoryRouter([{ path: '*', loader: () => null }], { initialEntries: ['/'] })
  router.initialize()
  const stop = keepSelectionToken(router)
  await act(() => router.navigate('/tours?page=2&tour-selection-token=abc#list'))
  await act(async () => {})
  expect(router.state.location).toMatchObject({
    pathname: '/tours',
    search: '?page=2',
    hash: '#list',
  })
  expect(document.cookie).toContain('tour-selection-token=abc')
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/')
  stop()
})
