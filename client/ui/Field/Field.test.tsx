import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Select } from './Select.tsx'
import { TextInput } from './TextInput.tsx'

test('the hint describes a sound field, the error a wrong one', () => {
  const { rerender } = render(<TextInput label="E-mail" hint="For the answer" />)
  const input = () => screen.getByLabelText('E-mail')
  const description = () =>
    document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent
  expect(description()).toBe('For the answer')
  expect(input().hasAttribute('aria-invalid')).toBe(false)
  rerender(<TextInput label="E-mail" hint="For the answer" error="Add the part after @" />)
  expect(description()).toBe('Add the part after @')
  expect(input().getAttribute('aria-invalid')).toBe('true')
})

test('a hidden label still names the field', () => {
  render(<Select label="Sort" hideLabel options={[{ value: 'price', text: 'Cheapest first' }]} />)
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveProperty('value', 'price')
})
