import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { GalleryItem, ViewerLabels } from './media.ts'
import { MediaViewer } from './MediaViewer.tsx'

const labels: ViewerLabels = {
  viewer: 'Pictures',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  zoomIn: 'In',
  zoomOut: 'Out',
  slide: '{index} of {total}',
  playOn: (host) => `Play from ${host}`,
  playHint: () => 'Only then',
}
const items: GalleryItem[] = [
  { id: 1, alt: 'Ice on the lake', videoUrl: '/lake.mp4' },
  { id: 2, alt: 'Ice', picture: { src: (width) => `/ice/${width}.jpg` } },
]

/** Elements that play: jsdom itself plays nothing. */
let playing: Set<HTMLMediaElement>
beforeEach(() => {
  playing = new Set()
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    playing.delete(this)
  })
  jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    return !playing.has(this)
  })
})
afterEach(() => {
  jest.restoreAllMocks()
})

test('shows a video file with its controls, and stops it with the next slide', async () => {
  const onIndex = jest.fn()
  const { rerender } = render(
    <MediaViewer items={items} index={0} onIndex={onIndex} onClose={() => {}} labels={labels} />,
  )
  const film = await waitFor(() => document.querySelector('video') as HTMLVideoElement)
  expect(film.controls).toBe(true)
  expect(film.querySelector('source')?.getAttribute('src')).toBe('/lake.mp4')
  playing.add(film)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(onIndex).toHaveBeenCalledWith(1))
  rerender(
    <MediaViewer items={items} index={1} onIndex={onIndex} onClose={() => {}} labels={labels} />,
  )
  await waitFor(() => expect(playing.size).toBe(0))
})

test('goes to the last picture with End and to the first one with Home', () => {
  const onIndex = jest.fn()
  render(
    <MediaViewer items={items} index={0} onIndex={onIndex} onClose={() => {}} labels={labels} />,
  )
  fireEvent.keyDown(document.body, { key: 'End' })
  expect(onIndex).toHaveBeenLastCalledWith(1)
  fireEvent.keyDown(document.body, { key: 'Home' })
  expect(onIndex).toHaveBeenLastCalledWith(0)
})
