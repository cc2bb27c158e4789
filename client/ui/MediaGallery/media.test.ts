import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readVideo } from './media.ts'

const youtube = {
  kind: 'embed',
  player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
}
const vimeo = { kind: 'embed', player: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1' }

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', youtube],
  ['https://youtu.be/dQw4w9WgXcQ', youtube],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871?h=1', vimeo],
  ['/media/lake.mp4', { kind: 'file', src: '/media/lake.mp4', type: 'video/mp4' }],
  [
    'https://files.example/lake.WEBM?x=1',
    { kind: 'file', src: 'https://files.example/lake.WEBM?x=1', type: 'video/webm' },
  ],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null],
  ['https://youtu.be/"><script>', null],
  ['javascript:alert(1)//.mp4', null],
  ['//evil.example/page', null],
  ['lake.mp4', null],
  ['', null],
  [null, null],
])('%s', (address, expected) => {
  expect(readVideo(address)).toEqual(expected)
})

test('accepts only the two players, in their privacy mode', () => {
  const address = fc.oneof(
    fc.webUrl({ withQueryParameters: true }),
    fc
      .tuple(
        fc.constantFrom(
          'https://youtu.be/',
          'https://vimeo.com/',
          'https://www.youtube.com/watch?v=',
        ),
        fc.string(),
      )
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(address, (some) => {
      const video = readVideo(some)
      if (video?.kind === 'embed')
        expect(video.player).toMatch(
          /^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/[\w-]+|player\.vimeo\.com\/video\/\d+)\?autoplay=1&(?:rel=0|dnt=1)$/,
        )
    }),
  )
})
