import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { fakePopovers } from '../Dropdown/fakePopover.ts'
import { DatePicker, type DatePickerLabels } from './DatePicker.tsx'
import { DateRangePicker } from './DateRangePicker.tsx'

const labels: DatePickerLabels = {
  open: 'Choose in a calendar',
  apply: 'Apply',
  close: 'Close',
  closedDay: 'That day is taken',
}

fakePopovers()
beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  await import('../Calendar/MonthGrids.tsx')
  await import('./CalendarOpener.tsx')
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'))

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Choose in a calendar' }))
const press = async (name: RegExp) => {
  const day = await screen.findByLabelText(name)
  fireEvent.click(day)
}

test('accepts a typed day, or one pressed in the calendar', async () => {
  const onChange = jest.fn()
  render(
    <DatePicker
      label="Birthday"
      language="en-US"
      labels={labels}
      defaultValue="2026-07-15"
      onChange={onChange}
    />,
  )
  fireEvent.change(field('Birthday'), { target: { value: '2026-07-16' } })
  expect(onChange).toHaveBeenLastCalledWith('2026-07-16')
  open()
  await press(/July 20, 2026/)
  expect(onChange).toHaveBeenLastCalledWith('2026-07-20')
  expect(field('Birthday').value).toBe('2026-07-20')
  expect(screen.queryByRole('grid')).toBeNull()
})

test('marks a typed day that is disabled', () => {
  render(<DatePicker label="Arrival" language="en-US" labels={labels} disabled={['2026-07-16']} />)
  fireEvent.change(field('Arrival'), { target: { value: '2026-07-16' } })
  fireEvent.blur(field('Arrival'))
  expect(screen.getByText('That day is taken')).toBeTruthy()
  expect(field('Arrival').getAttribute('aria-invalid')).toBe('true')
})

test('applies nothing before Apply on a phone', async () => {
  globalThis.matchMedia = (() => ({ matches: true })) as unknown as typeof matchMedia
  render(<DatePicker label="Birthday" language="en-US" labels={labels} defaultValue="2026-07-15" />)
  open()
  await press(/July 20, 2026/)
  expect(field('Birthday').value).toBe('2026-07-15')
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(field('Birthday').value).toBe('2026-07-20')
})

test('makes a range of two presses, and puts typed ends in order', async () => {
  const onChange = jest.fn()
  render(
    <DateRangePicker
      label="Stay"
      language="en-US"
      labels={{ ...labels, start: 'From', end: 'To' }}
      defaultValue={{ start: '2026-07-10', end: '2026-07-12' }}
      onChange={onChange}
    />,
  )
  open()
  await press(/July 14, 2026/)
  await press(/July 20, 2026/)
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-07-14', end: '2026-07-20' })
  fireEvent.change(field('To'), { target: { value: '2026-07-01' } })
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-07-14', end: '2026-07-01' })
  fireEvent.blur(field('To'))
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-07-01', end: '2026-07-14' })
})

test('renders fields on the server that work in a plain form', () => {
  const html = renderToString(
    <DatePicker
      label="Arrival"
      name="arrival"
      language="de"
      labels={labels}
      min="today"
      defaultValue="2026-07-15"
    />,
  )
  expect(html).toContain('type="date"')
  expect(html).toContain('name="arrival"')
  expect(html).toContain('value="2026-07-15"')
  expect(html).not.toContain('min=')
})
