import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ScrollSpy } from './ScrollSpy.tsx'

type Seen = { target: Element; isIntersecting: boolean }
let report: (seen: Seen[]) => void = () => {}

beforeEach(() => {
  jest.useFakeTimers()
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      report = (seen) => callback(seen as IntersectionObserverEntry[], this as unknown as IntersectionObserver)
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})

const items = [
  { name: 'Program', anchor: 'program', subItems: [{ name: 'Day 1', anchor: 'day-one' }] },
  { name: 'Prices', anchor: 'prices' },
]
const current = () => document.querySelector('[aria-current]')?.textContent

function show() {
  render(
    <>
      <ScrollSpy label="On this page" items={items} />
      <section id="program">
        <div id="day-one" />
      </section>
      <section id="prices" />
    </>,
  )
}
const see = (id: string, isIntersecting = true) => report([{ target: document.getElementById(id) as Element, isIntersecting }])

test('marks what is in sight half a second after scrolling has rested', () => {
  show()
  expect(current()).toBe('Program')
  see('program')
  see('day-one')
  act(() => jest.advanceTimersByTime(499))
  expect(current()).toBe('Program')
  act(() => jest.advanceTimersByTime(1))
  expect(current()).toBe('Day 1')
  see('program', false)
  see('day-one', false)
  act(() => jest.advanceTimersByTime(400))
  see('prices')
  act(() => jest.advanceTimersByTime(400))
  expect(current()).toBe('Day 1')
  act(() => jest.advanceTimersByTime(100))
  expect(current()).toBe('Prices')
})

test('a press on a link marks it at once; links are plain jumps', () => {
  show()
  const link = screen.getByRole('link', { name: 'Prices' })
  expect(link.getAttribute('href')).toBe('#prices')
  fireEvent.click(link)
  expect(current()).toBe('Prices')
})
