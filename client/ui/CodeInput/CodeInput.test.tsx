import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CodeInput } from './CodeInput.tsx'

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })

test('accepts five digits only, and reports a complete code', async () => {
  const onComplete = jest.fn()
  render(<CodeInput label="Code" onComplete={onComplete} />)
  await userEvent.type(field(), '1a2 3-4')
  expect(field().value).toBe('1234')
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.type(field(), '56')
  expect(field().value).toBe('12345')
  expect(onComplete.mock.calls).toEqual([['12345']])
})

test.each([
  ['1234', ''],
  ['123456', ''],
  ['12 345', ''],
  ['code 12345', ''],
  ['12345', '12345'],
  [' 12345\n', '12345'],
])('accepts a pasted %j only if it is a complete code', async (pasted, expected) => {
  render(<CodeInput label="Code" />)
  await userEvent.click(field())
  await userEvent.paste(pasted)
  expect(field().value).toBe(expected)
})

test('supports other lengths', async () => {
  render(<CodeInput label="Code" length={3} />)
  await userEvent.click(field())
  await userEvent.paste('123')
  expect(field().value).toBe('123')
})
