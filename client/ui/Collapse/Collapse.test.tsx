import { expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { Collapse, type CollapseState } from './Collapse.tsx'

test('passes through its four states, also back from the middle, and is inert while closed', () => {
  jest.useFakeTimers()
  const states: CollapseState[] = []
  const view = (open: boolean) => (
    <Collapse open={open} onState={(state) => states.push(state)}>
      <button type="button">Inside</button>
    </Collapse>
  )
  const { rerender, container } = render(view(false))
  expect(container.querySelector('[inert]')).not.toBeNull()
  rerender(view(true))
  expect(container.querySelector('[inert]')).toBeNull()
  act(() => jest.advanceTimersByTime(100))
  rerender(view(false))
  act(() => jest.advanceTimersByTime(300))
  rerender(view(true))
  act(() => jest.advanceTimersByTime(300))
  expect(states).toEqual([
    'collapsed',
    'expanding',
    'collapsing',
    'collapsed',
    'expanding',
    'expanded',
  ])
  expect(screen.getByRole('button', { name: 'Inside' })).toBeTruthy()
  jest.useRealTimers()
})
