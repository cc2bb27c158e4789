import { describe, expect, test } from '@jest/globals'
import type { Goal } from './goals.ts'
import { isAllMet, judge, outcomeLine } from './report.ts'

const atLeast: Goal = { figure: 'bookings', is: 'at least', bound: 300, unit: 'a second' }
const atMost: Goal = { figure: 'CPU of a page', is: 'at most', bound: 8, unit: 'ms' }
const below: Goal = { figure: 'layout shift', is: 'below', bound: 0.02, unit: '' }

describe('benchmark goals', () => {
  test('meet "at least" and "at most" but miss "below" when the figure equals the bound', () => {
    expect(judge(atLeast, 300).isMet).toBe(true)
    expect(judge(atMost, 8).isMet).toBe(true)
    expect(judge(below, 0.02).isMet).toBe(false)
  })

  test('print "met" or "missed", and by how much', () => {
    expect(outcomeLine(judge(atLeast, 321))).toBe(
      '✓ met    bookings: 321 a second, goal at least 300 a second, met by 21 a second',
    )
    expect(outcomeLine(judge(atMost, 41.7, 'tour'))).toBe(
      '✗ missed CPU of a page, tour: 41.7 ms, goal at most 8 ms, missed by 33.7 ms',
    )
    expect(outcomeLine(judge(below, 0))).toBe(
      '✓ met    layout shift: 0, goal below 0.02, met by 0.02',
    )
  })

  test('fail the check when one is missed, not when one was not measured', () => {
    const unmeasured = judge(atLeast, null)
    expect(outcomeLine(unmeasured)).toContain('not measured in this run')
    expect(isAllMet([judge(atLeast, 301), unmeasured])).toBe(true)
    expect(isAllMet([judge(atLeast, 299), unmeasured])).toBe(false)
  })

  test('are missed when the figure is not a number', () => {
    expect(judge(atMost, Number.NaN).isMet).toBe(false)
  })
})
