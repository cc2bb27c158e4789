import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { handleFavoriteClicks } from './handleFavoriteClicks.ts'

let favorites: number[]
let stop: () => void
const report = jest.fn()
const realFetch = globalThis.fetch
const answerWith = (answer: () => Promise<unknown>) => {
  const fetch = jest.fn(answer)
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch
  return fetch
}
beforeEach(() => {
  favorites = [3]
  report.mockClear()
  stop = handleFavoriteClicks({ favorites, report })
  const heart = (id: number, isKept: boolean) =>
    `<form method="post" action="/favorites"><button name="${isKept ? 'remove' : 'add'}" value="${id}" aria-pressed="${isKept}">${id}</button></form>`
  document.body.innerHTML = heart(3, true) + heart(7, false) + heart(7, false)
})
afterEach(() => {
  stop()
  globalThis.fetch = realFetch
})
const pressed = () =>
  [...document.querySelectorAll('button')].map(
    (heart) => `${heart.value} ${heart.name} ${heart.getAttribute('aria-pressed')}`,
  )
const press = (at: number) => document.querySelectorAll('button')[at]?.click()
const settled = () => new Promise((resolve) => setTimeout(resolve))

test("updates every card of the tour immediately, then stores the server's list in the window", async () => {
  const fetch = answerWith(async () => ({ ok: true, json: async () => ({ favorites: [3, 7] }) }))
  press(1)
  expect(pressed()).toEqual(['3 remove true', '7 remove true', '7 remove true'])
  await settled()
  expect(favorites).toEqual([3, 7])
  const [path, options] = fetch.mock.calls[0] as unknown as [string, RequestInit]
  expect([path, options.method, String(options.body)]).toEqual(['/favorites', 'POST', 'add=7'])
  press(2)
  expect(pressed()[1]).toBe('7 add false')
})

test.each([
  ['the server refuses', async () => ({ ok: false, status: 409 })],
  ['no answer comes', async () => Promise.reject(new Error('offline'))],
])('undoes a press when %s', async (_, answer) => {
  answerWith(answer)
  press(0)
  expect(pressed()[0]).toBe('3 add false')
  await settled()
  expect(pressed()[0]).toBe('3 remove true')
  expect(favorites).toEqual([3])
  expect(report).toHaveBeenCalledTimes(1)
})
