import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Carousel } from './Carousel.tsx'

const items = [1, 2, 3, 4, 5, 6].map((id) => ({ id, content: `Tour ${id}` }))

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(600)
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ width: 100 } as DOMRect)
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const show = () =>
  render(
    <Carousel
      label="Similar tours"
      labels={{ previous: 'Previous', next: 'Next' }}
      items={items}
    />,
  )
const track = () => screen.getByRole('list', { name: 'Similar tours' })
const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled
const wait = (milliseconds: number) => {
  act(() => jest.advanceTimersByTime(milliseconds))
  fireEvent.scroll(track())
}

test('moves by the visible items within 300 ms and stops at the ends', () => {
  show()
  expect([isOff('Previous'), isOff('Next')]).toEqual([true, false])
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  wait(150)
  expect(track().scrollLeft).toBeGreaterThan(0)
  expect(track().scrollLeft).toBeLessThan(300)
  wait(200)
  expect(track().scrollLeft).toBe(300)
  expect([isOff('Previous'), isOff('Next')]).toEqual([false, true])
})

test('moves with the arrow keys, too', () => {
  show()
  fireEvent.keyDown(track(), { key: 'ArrowRight' })
  wait(400)
  expect(track().scrollLeft).toBe(300)
  fireEvent.keyDown(track(), { key: 'ArrowLeft' })
  wait(400)
  expect(track().scrollLeft).toBe(0)
})
