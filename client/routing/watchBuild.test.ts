import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { createReloadGuard } from './reloadGuard.ts'
import { watchBuild } from './watchBuild.ts'

const memory = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  }
}

test('reloads a path once in ten seconds, without blocking others', () => {
  let at = 1_000_000
  const guard = createReloadGuard({ storage: memory(), now: () => at })
  expect(guard.mayReload('/tours')).toBe(true)
  expect(guard.mayReload('/tours')).toBe(false)
  expect(guard.mayReload('/faq')).toBe(true)
  at += 9_999
  expect(guard.mayReload('/tours')).toBe(false)
  at += 1
  expect(guard.mayReload('/tours')).toBe(true)
  expect(guard.mayReload('/tours')).toBe(false)
  at -= 3_600_000 // the clock was set back
  expect(guard.mayReload('/tours')).toBe(true)
})

test('keeps the guard across documents, and reloads nothing without storage', () => {
  const storage = memory()
  expect(createReloadGuard({ storage, now: () => 5000 }).mayReload('/tours')).toBe(true)
  expect(createReloadGuard({ storage, now: () => 6000 }).mayReload('/tours')).toBe(false)
  const refused = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('quota')
    },
  }
  expect(createReloadGuard({ storage: refused, now: Date.now }).mayReload('/tours')).toBe(false)
})

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const watched = (latest: () => Promise<string | null>) => {
  const paths = ['/', '/tours', '/faq']
  const router = createMemoryRouter(
    paths.map((path) => ({ path, loader: () => null, action: () => null })),
    { initialEntries: ['/'] },
  )
  router.initialize()
  const assigned: string[] = []
  const reported: unknown[] = []
  const asked = { count: 0 }
  const stop = watchBuild({
    build: 'old',
    router,
    guard: createReloadGuard({ storage: memory(), now: Date.now }),
    latest: () => {
      asked.count++
      return latest()
    },
    assign: (address) => void assigned.push(address),
    report: (error) => void reported.push(error),
    isVisible: () => true,
  })
  const go = (to: string, options?: { formMethod: 'post'; formData: FormData }) =>
    act(() => router.navigate(to, options))
  return {
    go,
    stop,
    assigned,
    reported,
    asked,
    minutes: (count: number) => jest.advanceTimersByTimeAsync(count * 60_000),
  }
}

test('loads a new build with the next page, and checks for builds no more', async () => {
  let build = 'old'
  const { go, stop, assigned, asked, minutes } = watched(async () => build)
  await minutes(6)
  await go('/tours')
  expect(assigned).toEqual([])
  build = 'new'
  await minutes(5)
  expect(assigned).toEqual([])
  await go('/tours?page=2')
  expect(assigned).toEqual([])
  await go('/faq#visa')
  expect(assigned).toEqual(['/faq#visa'])
  await go('/tours')
  await go('/faq')
  expect(assigned).toEqual(['/faq#visa', '/tours'])
  const { count } = asked
  await minutes(60)
  expect(asked.count).toBe(count)
  stop()
})

test('keeps the window while a form is sent', async () => {
  const { go, stop, assigned, minutes } = watched(async () => 'new')
  await minutes(6)
  await go('/faq', { formMethod: 'post', formData: new FormData() })
  expect(assigned).toEqual([])
  stop()
})

test('reports a missing response and goes on; does nothing in development, without a build', async () => {
  const silent = watched(async () => {
    throw new TypeError('Failed to fetch')
  })
  await silent.minutes(6)
  await silent.go('/tours')
  expect(silent.assigned).toEqual([])
  expect(silent.reported).toHaveLength(1)
  silent.stop()
  const development = watched(async () => null)
  await development.minutes(6)
  await development.go('/tours')
  expect(development.assigned).toEqual([])
  development.stop()
})
