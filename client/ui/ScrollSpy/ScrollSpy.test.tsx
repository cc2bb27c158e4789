import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ScrollSpy } from './ScrollSpy.tsx'

/**
 * Top edge of each section, in pixels from the top of the page, and the page's height, on a screen
 * of 1000 pixels.
 */
const tops: Record<string, number> = { program: 400, 'day-one': 600, prices: 2000, organizer: 2900 }
const pageHeight = 3500

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(window, { innerHeight: 1000, scrollY: 0 })
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(pageHeight)
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return { top: (tops[this.id] ?? 0) - window.scrollY } as DOMRect
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const items = [
  { name: 'Program', anchor: 'program', subItems: [{ name: 'Day 1', anchor: 'day-one' }] },
  { name: 'Prices', anchor: 'prices' },
  { name: 'Organizer', anchor: 'organizer' },
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
      <section id="organizer" />
    </>,
  )
}
const scrollTo = (y: number) => {
  Object.assign(window, { scrollY: y })
  fireEvent.scroll(window)
}
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

test('marks the current section half a second after scrolling stops', () => {
  show()
  expect(current()).toBe('Program')
  scrollTo(500)
  wait(499)
  expect(current()).toBe('Program')
  wait(1)
  expect(current()).toBe('Day 1')
  scrollTo(1000)
  wait(400)
  scrollTo(1750)
  wait(400)
  expect(current()).toBe('Day 1')
  wait(100)
  expect(current()).toBe('Prices')
  scrollTo(0)
  wait(500)
  expect(current()).toBe('Program')
})

test("marks the last section after a jump to the page's end, even if it starts below the reading line", () => {
  show()
  wait(500)
  scrollTo(pageHeight - 1000)
  wait(500)
  expect(current()).toBe('Organizer')
})

test('keeps the last section marked beyond all sections', () => {
  show()
  scrollTo(2400)
  wait(500)
  expect(current()).toBe('Prices')
  scrollTo(2650)
  wait(500)
  expect(current()).toBe('Organizer')
})

test('marks a pressed link immediately, and uses plain anchors', () => {
  show()
  const link = screen.getByRole('link', { name: 'Prices' })
  expect(link.getAttribute('href')).toBe('#prices')
  fireEvent.click(link)
  expect(current()).toBe('Prices')
})
