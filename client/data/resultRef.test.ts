import { isDeepStrictEqual } from 'node:util'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createPageStore } from './pageStore.ts'
import { resultKey } from './resultRef.ts'

test('returns the same key in any order of variables, and other keys for other variables', () => {
  const variables = fc.dictionary(fc.string({ maxLength: 5 }), fc.jsonValue({ maxDepth: 2 }), {
    maxKeys: 5,
  })
  fc.assert(
    fc.property(variables, variables, (a, b) => {
      const reversed = Object.fromEntries(Object.entries(a).reverse())
      expect(resultKey({ operation: 'Q', variables: reversed })).toBe(
        resultKey({ operation: 'Q', variables: a }),
      )
      const throughPage = JSON.parse(JSON.stringify({ ...a, absent: undefined })) as Record<
        string,
        unknown
      >
      expect(resultKey({ operation: 'Q', variables: throughPage })).toBe(
        resultKey({ operation: 'Q', variables: { ...a, absent: undefined } }),
      )
      const hasSameKey =
        resultKey({ operation: 'Q', variables: a }) === resultKey({ operation: 'Q', variables: b })
      expect(hasSameKey).toBe(
        isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b))),
      )
    }),
  )
  expect(resultKey({ operation: 'Q', variables: { a: 1 } })).not.toBe(
    resultKey({ operation: 'Q', variables: { a: '1' } }),
  )
})

test('notifies only subscribers, and evicts the oldest unused results', () => {
  const store = createPageStore([{ operation: 'Q', variables: {}, data: 'first' }])
  const dropped: string[] = []
  store.onDrop((key) => dropped.push(key))
  const seen: unknown[] = []
  const stop = store.subscribe('Q {}', () => seen.push(store.read('Q {}')))
  store.write('Q {}', 'second')
  store.write('Q {}', 'second')
  for (let index = 0; index < 60; index += 1) store.write(`R ${index}`, index)
  expect(seen).toEqual(['second'])
  expect(store.has('Q {}')).toBe(true)
  expect(store.has('R 0')).toBe(false)
  expect(store.has('R 59')).toBe(true)
  expect(dropped[0]).toBe('R 0')
  stop()
  store.write('S', 1)
  expect(store.has('Q {}')).toBe(false)
})
