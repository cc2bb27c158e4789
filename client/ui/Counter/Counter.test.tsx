import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { Counter } from './Counter.tsx'
import { clampCount } from './clampCount.ts'

const labels = { less: 'One less', more: 'One more' }

test('clamps a count to a whole number in range', () => {
  fc.assert(
    fc.property(
      fc.double(),
      fc.integer({ min: 0, max: 50 }),
      fc.integer({ min: 50, max: 99 }),
      (value, min, max) => {
        const count = clampCount(value, min, max)
        return Number.isInteger(count) && count >= min && count <= max
      },
    ),
  )
})

test('stops at both ends and reports each step once', async () => {
  const onChange = jest.fn()
  render(
    <Counter
      label="Adults"
      name="adults"
      min={1}
      max={3}
      defaultValue={2}
      labels={labels}
      onChange={onChange}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'One more' }))
  expect(screen.getByRole('button', { name: 'One more' })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: 'One less' }))
  await userEvent.click(screen.getByRole('button', { name: 'One less' }))
  expect(screen.getByRole('button', { name: 'One less' })).toHaveProperty('disabled', true)
  expect(onChange.mock.calls).toEqual([[3], [2], [1]])
})

test('clamps a typed number on blur, and restores the last one for an empty field', async () => {
  render(<Counter label="Adults" min={1} max={8} defaultValue={2} labels={labels} />)
  const input = screen.getByRole('spinbutton', { name: 'Adults' })
  await userEvent.clear(input)
  await userEvent.type(input, '40')
  await userEvent.tab()
  expect(input).toHaveProperty('value', '8')
  await userEvent.clear(input)
  await userEvent.tab()
  expect(input).toHaveProperty('value', '8')
})
