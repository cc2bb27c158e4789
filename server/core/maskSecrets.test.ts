import { expect, test } from '@jest/globals'
import { maskSecrets } from './maskSecrets.ts'

test.each([
  [
    'connect to postgres://versta:hunter2@db:5432/main failed',
    'connect to postgres://•••@db:5432/main failed',
  ],
  ['401 for Authorization: Bearer abc.def-ghi', '401 for Authorization: ••• •••'],
  ['{"api_key": "sk_live", "amount": 12}', '{"api_key": "•••", "amount": 12}'],
  ['password=hunter2&user=anna', 'password=•••&user=anna'],
  ['550 no such user <anna.berg@example.org>', '550 no such user <•••>'],
  ['cannot reach +49 (170) 123-45-67 today', 'cannot reach ••• today'],
  ['no request 92c66feb-2cd5-454a-aace-52b07efe4d84', 'no request •••'],
  ['link /new-password?t=Q8sYc1v0Zk3mN5pR7tW9xA2b', 'link /new-password?t=•••'],
  ['card 4111 1111 1111 1111 was refused', 'card ••• was refused'],
])('masks the secrets in %s', (text, shown) => {
  expect(maskSecrets(text)).toBe(shown)
})

test.each([
  'request 12 was not sent: TEMPORARY',
  'ECONNREFUSED 127.0.0.1:5432',
  'relation "tour_date_option" does not exist',
  'a reminder of request 4011 was not sent: 421',
])('leaves %s unchanged', (text) => {
  expect(maskSecrets(text)).toBe(text)
})

test.each(['a', 'a@', 'a-1', '1 ', 'a.'])('masks 64 kB of %j in milliseconds', (unit) => {
  const startedAt = performance.now()
  const shown = maskSecrets(unit.repeat(65_536 / unit.length))
  // took seconds when it masked the whole text
  expect(performance.now() - startedAt).toBeLessThan(500)
  expect(shown.length).toBeLessThan(2100)
})
