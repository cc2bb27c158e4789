import { expect, test } from '@jest/globals'
import { helpRequestKinds } from '../../codes/helpRequests.ts'
import { checkHelpRequest } from './helpRequestFields.ts'

const whole = {
  name: 'Hannah Berg',
  email: 'hannah@example.org',
  phone: '',
  message: 'Twelve people, one week in June.',
}
const rulesOf = (kind: (typeof helpRequestKinds)[number], changes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(checkHelpRequest(kind, { ...whole, ...changes })).map(([field, { rule }]) => [
      field,
      rule,
    ]),
  )

test.each(helpRequestKinds.filter((kind) => kind !== 'phone_call_request'))(
  'requires an e-mail address for %s',
  (kind) => {
    expect(rulesOf(kind, {})).toEqual({})
    expect(rulesOf(kind, { email: '' })).toEqual({ email: 'required' })
    expect(rulesOf(kind, { name: ' ', phone: '12' })).toEqual({ name: 'required', phone: 'phone' })
  },
)

test('requires a phone number but no e-mail address for a call', () => {
  expect(rulesOf('phone_call_request', { email: '', message: '' })).toEqual({ phone: 'required' })
  expect(
    rulesOf('phone_call_request', { email: '', message: '', phone: '+49 170 1234567' }),
  ).toEqual({})
  expect(rulesOf('phone_call_request', { email: 'nobody', phone: '+49 170 1234567' })).toEqual({
    email: 'email',
  })
})

test('requires a message with a question but not with a gift card request', () => {
  expect(rulesOf('gift_card', { message: '' })).toEqual({})
  expect(rulesOf('visa', { message: '' })).toEqual({ message: 'required' })
  expect(rulesOf('visa', { message: 'Visa?' })).toEqual({ message: 'min' })
})
