import { expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { EmbeddedVideo } from './EmbeddedVideo.tsx'
import { useSwipe } from './useSwipe.ts'

// jsdom has no PointerEvent
class FakePointer extends MouseEvent {
  readonly pointerId: number
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init)
    this.pointerId = init.pointerId ?? 0
  }
}
globalThis.PointerEvent ??= FakePointer as unknown as typeof PointerEvent

const labels = {
  viewer: 'Pictures',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  zoomIn: 'In',
  zoomOut: 'Out',
  slide: '{index} of {total}',
  playOn: (host: string) => `Play from ${host}`,
  playHint: () => 'Only then',
}
const item = { id: 1, alt: 'Ice on the lake', videoUrl: 'https://vimeo.com/76979871' }
const player = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'

test('loads an external film only on a press, and removes it with its slide', () => {
  const view = (isAway: boolean) => (
    <EmbeddedVideo item={item} player={player} labels={labels} isAway={isAway} />
  )
  const { rerender, container } = render(view(false))
  expect(container.querySelector('[src]')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /Play from Vimeo/ }))
  expect(screen.getByTitle('Ice on the lake').getAttribute('src')).toBe(player)
  rerender(view(true))
  expect(screen.queryByTitle('Ice on the lake')).toBeNull()
  rerender(view(false))
  expect(screen.getByRole('button', { name: /Play from Vimeo/ })).toBeTruthy()
})

function Swiped({ onSwipe }: { onSwipe: (direction: 1 | -1) => void }) {
  return <div data-testid="area" {...useSwipe(onSwipe)} />
}

test.each([
  [-101, 0, [[1]]],
  [101, 0, [[-1]]],
  [-100, 0, []],
  [-120, 130, []],
])("turns for a finger's move by %i across and %i down: %j", (x, y, expected) => {
  const onSwipe = jest.fn()
  render(<Swiped onSwipe={onSwipe} />)
  fireEvent.pointerDown(screen.getByTestId('area'), { pointerId: 1, clientX: 300, clientY: 300 })
  fireEvent.pointerUp(screen.getByTestId('area'), {
    pointerId: 1,
    clientX: 300 + x,
    clientY: 300 + y,
  })
  expect(onSwipe.mock.calls).toEqual(expected)
})

test('ignores a pinch by two fingers', () => {
  const onSwipe = jest.fn()
  render(<Swiped onSwipe={onSwipe} />)
  const area = screen.getByTestId('area')
  fireEvent.pointerDown(area, { pointerId: 1, clientX: 300 })
  fireEvent.pointerDown(area, { pointerId: 2, clientX: 100 })
  fireEvent.pointerUp(area, { pointerId: 1, clientX: 100 })
  fireEvent.pointerUp(area, { pointerId: 2, clientX: 300 })
  expect(onSwipe).not.toHaveBeenCalled()
})
