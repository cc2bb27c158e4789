import { beforeAll, expect, jest, test } from '@jest/globals'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Calendar } from './Calendar.tsx'

// loaded once here, so that no test waits for the code
beforeAll(async () => {
  await import('./MonthGrids.tsx')
})

const day = (name: RegExp) => screen.findByLabelText(name)

test('selects a day with the keyboard, but no disabled one', async () => {
  const onChange = jest.fn()
  render(
    <Calendar
      label="Arrival"
      language="en-US"
      value="2026-07-15"
      min="2026-07-10"
      disabled={['2026-07-16']}
      onChange={onChange}
      autoFocus
    />,
  )
  const chosen = await day(/July 15, 2026/)
  await waitFor(() => expect(document.activeElement).toBe(chosen))
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('2026-07-17')
  expect((await day(/July 9, 2026/)).getAttribute('aria-disabled')).toBe('true')
})

test('shows six weeks per month, German weeks from Monday, and labels a day with its content', async () => {
  render(
    <Calendar
      label="Abreise"
      language="de"
      months={2}
      value="2026-07-15"
      day={(some) =>
        some === '2026-07-18' ? { content: '1.480 €', label: 'ab 1.480 €, noch 4 Plätze' } : null
      }
    />,
  )
  expect(
    (await day(/18\. Juli 2026.*noch 4 Plätze/)).querySelector('[data-words="1.480 €"]'),
  ).not.toBeNull()
  const [july, august] = screen.getAllByRole('grid')
  if (!july || !august) throw new Error('two months')
  expect(within(july).getAllByRole('row', { hidden: true })).toHaveLength(6 + 1)
  expect(within(august).getAllByRole('row', { hidden: true })).toHaveLength(6 + 1)
  expect(july.querySelector('th')?.textContent).toBe('Mo')
  expect(screen.getByText('August 2026', { selector: 'h2, h3' })).toBeTruthy()
})

test('selects a range with two presses', async () => {
  const onChange = jest.fn()
  render(<Calendar range label="Stay" language="en-US" opensAt="2026-07-01" onChange={onChange} />)
  await userEvent.click(await day(/July 20, 2026/))
  await userEvent.click(await day(/July 12, 2026/))
  expect(onChange.mock.calls).toEqual([[{ start: '2026-07-12', end: '2026-07-20' }]])
})

test('selects allowed days only, and opens at the first one', async () => {
  const onChange = jest.fn()
  render(
    <Calendar
      label="Departure"
      language="en-US"
      allowed={['2027-03-20', '2027-03-06']}
      onChange={onChange}
    />,
  )
  await userEvent.click(await day(/March 7, 2027/))
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(await day(/March 6, 2027/))
  expect(onChange).toHaveBeenCalledWith('2027-03-06')
})

test('reserves its space on the server', () => {
  expect(renderToString(<Calendar label="Arrival" language="de" />)).toContain('384px')
})
