import { expect, test } from '@jest/globals'
import {
  canTransitionRequest,
  requestStatuses,
  requestStatusName,
  requestStatusNames,
  requestTransitions,
} from './requestStatuses.ts'

test('numbers statuses 1 to 8 as specified, each with its name', () => {
  expect(requestStatusNames.map((name) => requestStatuses[name])).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(requestStatusName(3)).toBe('made_prepayment')
  expect(() => requestStatusName(9)).toThrow(RangeError)
})

test('allows no transition from an ended status, except for money that arrives after the hold', () => {
  const ended = requestStatusNames.filter(
    (name) => name.startsWith('cancelled') || name === 'tour_complete',
  )
  expect(requestTransitions.filter(({ from }) => ended.includes(from))).toEqual([
    { from: 'cancelled_by_system', to: 'made_prepayment', by: ['system'] },
  ])
})

test('lets neither a tourist confirm nor an organizer pay', () => {
  expect(canTransitionRequest('pending_confirm', 'pending_prepayment', 'tourist')).toBe(false)
  expect(canTransitionRequest('pending_confirm', 'pending_prepayment', 'organizer')).toBe(true)
  expect(canTransitionRequest('pending_prepayment', 'made_prepayment', 'organizer')).toBe(false)
})

test('reaches every status from the first one', () => {
  const reached = new Set(['pending_confirm'])
  for (const { from, to } of requestTransitions) if (reached.has(from)) reached.add(to)
  expect(reached.size).toBe(8)
})
