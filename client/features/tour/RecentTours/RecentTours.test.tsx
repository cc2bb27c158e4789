import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { page } from '../../../routing/page.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { RecentTours } from './RecentTours.tsx'

type Watch = { margin: string; report: (isIntersecting: boolean, top: number) => void }
let watches: Watch[] = []

beforeEach(() => {
  watches = []
  globalThis.IntersectionObserver = class {
    constructor(
      callback: IntersectionObserverCallback,
      { rootMargin = '' }: IntersectionObserverInit = {},
    ) {
      const watch: Watch = {
        margin: rootMargin,
        report: (isIntersecting, top) =>
          callback(
            [{ isIntersecting, boundingClientRect: { top } } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          ),
      }
      this.start = () => watches.push(watch)
      this.disconnect = () => {
        watches = watches.filter((other) => other !== watch)
      }
    }
    start: () => void
    disconnect: () => void
    observe() {
      this.start()
    }
  } as unknown as typeof IntersectionObserver
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  localStorage.clear()
})

const tour = (id: number, title: string, amountMinor: number | null) => ({
  __typename: 'TourCard',
  id,
  slug: `tour-${id}`,
  title,
  lang: 'en',
  media: [],
  region: { __typename: 'Region', id: 1, name: 'Altai' },
  price: amountMinor === null ? null : { __typename: 'Money', amountMinor, currency: 'USD' },
})

const show = (seen?: number) =>
  renderRoute(page('home', { loadComponent: async () => () => <RecentTours seen={seen} /> }), {
    at: '/',
    operations: {
      RecentTours: () => ({ toursByIds: [tour(7, 'Belukha', 124_900), tour(5, 'Katun', null)] }),
    },
  })
const kept = () => JSON.parse(localStorage.getItem('recentTours') ?? '[]')
/** Puts the row below the screen, then near it. */
const comeNear = async () => {
  act(() => watches[0]?.report(false, 2000))
  await act(async () => watches.find(({ margin }) => margin)?.report(true, 700))
}

test('shows viewed tours, latest first, with current prices, and forgets deleted ones', async () => {
  localStorage.setItem('recentTours', '[5,99,7,3]')
  const { calls } = await show(3)
  expect(kept()).toEqual([3, 5, 99, 7])
  expect(screen.queryByRole('heading')).toBeNull()
  await comeNear()
  const row = await screen.findByRole('region', { name: 'Recently viewed' })
  expect(calls[0]?.variables).toEqual({ ids: [5, 99, 7] })
  const links = await within(row).findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Katun', '/tour-5-5'],
    ['Belukha', '/tour-7-7'],
  ])
  expect(row.textContent).toContain('from $1,249')
  expect(row.textContent).toContain('No open dates')
  expect(kept()).toEqual([3, 5, 7])
})

test('makes room only while the row is below the screen, so that nothing visible moves', async () => {
  localStorage.setItem('recentTours', '[5,7]')
  const { calls } = await show()
  act(() => watches[0]?.report(true, 300))
  act(() => watches[0]?.report(false, -900))
  expect(screen.queryByRole('region')).toBeNull()
  act(() => watches[0]?.report(false, 1200))
  expect(
    screen.getByRole('region', { name: 'Recently viewed' }).querySelectorAll('li'),
  ).toHaveLength(2)
  expect(calls).toHaveLength(0)
})

test('renders nothing where no tour was viewed', async () => {
  const { calls } = await show(3)
  expect(watches).toHaveLength(0)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(calls).toHaveLength(0)
})

test('can be cleared, and announces it to screen readers', async () => {
  localStorage.setItem('recentTours', '[5,7]')
  await show()
  await comeNear()
  await userEvent.click(await screen.findByRole('button', { name: 'Clear the list' }))
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.activeElement?.textContent).toContain('remembers no tours')
  expect(localStorage).toHaveLength(0)
})
