import { expect, test } from '@jest/globals'
import { readLoginName } from './loginName.ts'

test.each([
  [' Anna@Example.COM ', { kind: 'email', value: 'anna@example.com' }],
  ['+49 170 1234567', { kind: 'phone', value: '+491701234567' }],
  ['+49 (0)170 123-45.67', { kind: 'phone', value: '+491701234567' }],
  ['+44 (0) 7911 123456', { kind: 'phone', value: '+447911123456' }],
  ['+7 (8916) 123-45-67', { kind: 'phone', value: '+79161234567' }],
  // a zero that is part of the number stays
  ['+39 06 1234 5678', { kind: 'phone', value: '+390612345678' }],
  // numbers with an unknown country code stay unchanged: no service delivers a code there
  ['+999 123 456 789', { kind: 'phone', value: '+999123456789' }],
])('parses %j as %j', (typed, read) => expect(readLoginName(typed)).toEqual(read))

test.each(['', 'anna', 'anna@', '0170 1234567', '+49', '+49 0 123456', `+${'1'.repeat(16)}`])(
  'rejects %j',
  (typed) => expect(readLoginName(typed)).toBeNull(),
)
