import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  maxFavoritesInCookie,
  parseFavoriteCookie,
  toggleInFavoriteCookie,
} from './favoriteCookie.ts'

test.each([
  [undefined, []],
  ['', []],
  ['7', [7]],
  ['7.12.7', [7, 12]],
  ['7..12', []],
  ['0', []],
  ['7;drop', []],
  ['1234567890', []],
  ['1.'.repeat(2000), []],
])('parses %j as %j', (text, ids) => expect(parseFavoriteCookie(text)).toEqual(ids))

test('holds the favorite tours after any clicks, the latest last', () => {
  const press = fc.record({ id: fc.integer({ min: 1, max: 150 }), isMarked: fc.boolean() })
  fc.assert(
    fc.property(fc.array(press, { maxLength: 300 }), (presses) => {
      let text = ''
      let model: number[] = []
      for (const { id, isMarked } of presses) {
        text = toggleInFavoriteCookie(text, id, isMarked)
        model = [...model.filter((known) => known !== id), ...(isMarked ? [id] : [])].slice(
          -maxFavoritesInCookie,
        )
      }
      expect(parseFavoriteCookie(text)).toEqual(model)
    }),
  )
})
