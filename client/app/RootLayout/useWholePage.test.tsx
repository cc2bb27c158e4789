import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { useWholePage } from './useWholePage.ts'

const root = document.documentElement
const isPartial = () => root.dataset.partial !== undefined

beforeEach(() => {
  jest.useFakeTimers()
  root.dataset.partial = 'true'
})
afterEach(() => {
  jest.useRealTimers()
  delete root.dataset.partial
})

function Page() {
  useWholePage()
  return (
    <>
      <section data-later>Below</section>
      <footer data-later>Last</footer>
    </>
  )
}
const show = () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }])
  render(<RouterProvider router={router} />)
  return router
}

test('lays out the deferred parts one by one after the first interaction', async () => {
  show()
  act(() => jest.runAllTimers())
  expect(isPartial()).toBe(true)
  // the first part is laid out immediately
  await act(async () => void fireEvent.scroll(window))
  act(() => jest.advanceTimersToNextTimer())
  expect(isPartial()).toBe(true)
  act(() => jest.advanceTimersToNextTimer())
  expect(isPartial()).toBe(false)
})

test('lays out everything on navigation, for good', async () => {
  const router = show()
  expect(isPartial()).toBe(true)
  await act(() => router.navigate('/elsewhere'))
  expect(isPartial()).toBe(false)
  act(() => jest.runAllTimers())
  expect(isPartial()).toBe(false)
})
