import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestApp, type TestApp } from '../../testing/testApp.ts'
import { personIn } from './accounts.fixtures.ts'

let world: TestApp
let russian: TestApp
beforeAll(async () => {
  // mail is sent instead of stored; no service reaches a phone
  const mail = { SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'Versta <versta@example.org>' }
  world = await createTestApp('empty', mail)
  // only +7 numbers
  russian = await createTestApp('empty', {
    ...mail,
    SMS_RU_API_ID: 'id',
    SMS_RU_URL: 'http://localhost:1',
  })
})
afterAll(() => Promise.all([world.close(), russian.close()]))

const sentence =
  'SMS sending is currently unavailable due to technical reasons. Please contact the support team via the contacts on the website. We apologize for the inconvenience.'

const refusals = [
  ['a code to log in with', 'sendAuthCode(login: "+4930123456")'],
  ['a code that is to come by SMS', 'sendAuthCode(login: "+4930123456", codeSender: SMS)'],
  ['a code to a new number', 'changePhone(phone: "+4930123456")'],
] as const

const expectRefusal = async (where: TestApp, call: string) => {
  const { viewer } = await personIn(where, { hasPassword: false })
  const { errors } = await where.run(`mutation { ${call} { __typename } }`, {}, { viewer })
  expect(errors?.[0]).toMatchObject({
    message: sentence,
    originalError: { code: 'UNAVAILABLE', field: 'sender' },
  })
  // nothing was sent, so nothing is counted
  expect(await where.app.db.rateLimit.count()).toBe(0)
}

test.each(refusals)(
  '%s is refused with the specified message where no service reaches a phone',
  (_what, call) => expectRefusal(world, call),
)

test.each(refusals)(
  '%s is refused with the same message where no service covers its country',
  (_what, call) => expectRefusal(russian, call),
)

test('sends a code to a number of a covered country', async () => {
  const { data } = await russian.run(
    'mutation { sendAuthCode(login: "+79161234567", codeSender: SMS) { openUrl } }',
  )
  expect(data).toEqual({ sendAuthCode: { openUrl: null } })
})

test('still sends a code to an e-mail address', async () => {
  const { data } = await world.run(
    'mutation { sendAuthCode(login: "anna@example.org") { openUrl } }',
  )
  expect(data).toEqual({ sendAuthCode: { openUrl: null } })
})
