import { expect, test } from '@jest/globals'
import { createConcurrencyLimit } from './turns.ts'

/** Returns work that ends on demand. */
const pieceOfWork = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const piece = {
    hasBegun: false,
    end: resolve,
    do: () => {
      piece.hasBegun = true
      return promise
    },
  }
  return piece
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('runs a few tasks in parallel, queues some in order, and rejects more with a time to retry', async () => {
  const inTurn = createConcurrencyLimit({ atOnce: 2, waiting: 2 })
  const pieces = Array.from({ length: 4 }, pieceOfWork)
  const done = pieces.map((piece) => inTurn(piece.do))
  await settled()
  expect(pieces.map(({ hasBegun }) => hasBegun)).toEqual([true, true, false, false])
  const late = pieceOfWork()
  await expect(inTurn(late.do)).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 5 })
  expect(late.hasBegun).toBe(false)

  pieces[1]?.end()
  await settled()
  expect(pieces.map(({ hasBegun }) => hasBegun)).toEqual([true, true, true, false])
  // a place in the queue is free now
  const next = inTurn(async () => 'in turn')
  for (const { end } of pieces) end()
  expect(await next).toBe('in turn')
  await Promise.all(done)
})

test('frees a place when work fails', async () => {
  const inTurn = createConcurrencyLimit({ atOnce: 1, waiting: 0 })
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn(async () => 1)).toBe(1)
})
