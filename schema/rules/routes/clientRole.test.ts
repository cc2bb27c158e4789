import { expect, test } from '@jest/globals'
import { clientRoleOf } from './clientRole.ts'

test.each([
  ['/', null, 'tourist'],
  ['/de/reisen', null, 'tourist'],
  ['/nowhere/at/all/crm/staff', null, 'tourist'],
  ['/crm/login', null, 'organizer'],
  ['/de/crm/requests/12', { canViewCommission: true }, 'organizer'],
  ['/crm/staff/requests', {}, 'staff'],
  ['/de/crm/staff/payouts', { canViewCommission: true }, 'staff'],
  ['/crm/statement', { canViewCommission: true }, 'organizer'],
  ['/crm/statement?organizer=3', {}, 'organizer'],
  ['/crm/statement?month=2026-11&organizer=3', { canViewCommission: true }, 'staff'],
])('for the page %s and the visitor %j returns %s', (address, visitor, role) => {
  expect(clientRoleOf(new URL(address, 'http://localhost'), visitor)).toBe(role)
})
