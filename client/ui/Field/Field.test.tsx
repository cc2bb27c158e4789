import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Select } from './Select.tsx'
import { TextInput } from './TextInput.tsx'

test('describes a valid field by its hint, an invalid one by its error', () => {
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

test('names the field by a hidden label, too', () => {
  render(<Select label="Sort" hideLabel options={[{ value: 'price', text: 'Cheapest first' }]} />)
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveProperty('value', 'price')
})
