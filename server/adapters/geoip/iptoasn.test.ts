import { expect, test } from '@jest/globals'
import { createIptoasn } from './iptoasn.ts'

const silent = { warn: () => undefined }

test.each([
  ['8.8.8.8', 'US'],
  ['::ffff:8.8.8.8', 'US'],
  ['91.64.1.1', 'DE'],
  ['2001:4860:4860::8888', 'US'],
  ['192.168.1.1', null],
  ['127.0.0.1', null],
  ['::1', null],
  ['', null],
  ['no address', null],
])('maps %p to %p', async (ip, country) => {
  expect(await createIptoasn(silent).countryOf(ip)).toBe(country)
})

test('opens the file once, on the first lookup', async () => {
  let opened = 0
  const geoip = createIptoasn(silent, async () => {
    opened++
    return { get: () => ({ country_code: 'FR' }) }
  })
  expect(opened).toBe(0)
  expect(await Promise.all([geoip.countryOf('1.1.1.1'), geoip.countryOf('2.2.2.2')])).toEqual([
    'FR',
    'FR',
  ])
  expect(opened).toBe(1)
})

test('returns null on a failure, logs it without the address and retries on the next lookup', async () => {
  const said: unknown[] = []
  let isBroken = true
  const geoip = createIptoasn(
    { warn: (...words: unknown[]) => void said.push(words) },
    async () => {
      if (isBroken) throw new Error('no such file')
      return { get: () => ({ country_code: 'FR' }) }
    },
  )
  expect(await geoip.countryOf('203.0.113.9')).toBeNull()
  expect(said).toHaveLength(1)
  expect(JSON.stringify(said)).not.toContain('203.0.113.9')
  isBroken = false
  expect(await geoip.countryOf('203.0.113.9')).toBe('FR')
})
