import { expect, test } from '@jest/globals'
import { movableClock } from '../../testing/testApp.ts'
import { createMemoryLimits } from './memory.ts'
import { networkOf } from './networkOf.ts'

const limit = { name: 'door', attempts: 2, seconds: 60 }

test('counts attempts by name and key per window and returns the seconds to wait', async () => {
  const clock = movableClock()
  const start = clock.now().getTime()
  const limits = createMemoryLimits(clock)
  const pass = (key: string, of = limit) => limits.consume(of, key)
  expect([await pass('a'), await pass('a')]).toEqual([null, null])
  clock.set(new Date(start + 20_500))
  expect(await pass('a')).toBe(40)
  expect([await pass('b'), await pass('a', { ...limit, name: 'other' })]).toEqual([null, null])
  clock.set(new Date(start + 60_000))
  expect([await pass('a'), await pass('a')]).toEqual([null, null])
  expect(await pass('a')).toBe(60)
})

test('forgets ended windows first, then the oldest, at the maximum number', async () => {
  const clock = movableClock()
  const limits = createMemoryLimits(clock, { most: 3 })
  const once = { name: 'once', attempts: 1, seconds: 60 }
  await limits.consume({ ...once, seconds: 10 }, 'short')
  for (const key of ['a', 'b']) await limits.consume(once, key)
  clock.set(new Date(clock.now().getTime() + 11_000))
  await limits.consume(once, 'c')
  expect([
    await limits.consume(once, 'a'),
    await limits.consume(once, 'b'),
    await limits.consume(once, 'c'),
  ]).toEqual([49, 49, 60])
  await limits.consume(once, 'd')
  expect(await limits.consume(once, 'b')).toBe(49)
  expect(await limits.consume(once, 'a')).toBeNull()
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
