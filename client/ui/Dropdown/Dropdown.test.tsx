import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Dropdown } from './Dropdown.tsx'
import { fakePopovers } from './fakePopover.ts'

fakePopovers()

const show = (opensBy: 'press' | 'hover' = 'press') =>
  render(
    <Dropdown
      title="Currency"
      closeLabel="Close"
      opensBy={opensBy}
      trigger={(wiring) => <button {...wiring}>USD</button>}
    >
      {({ isOpen, close }) =>
        isOpen && (
          <button type="button" onClick={close}>
            Euro
          </button>
        )
      }
    </Dropdown>,
  )
const trigger = () => screen.getByRole('button', { name: 'USD' })

test('opens by a press, and its content can close it', async () => {
  show()
  expect(trigger().getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(trigger())
  expect(trigger().getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Euro' }))
  expect(screen.queryByRole('button', { name: 'Euro' })).toBeNull()
})

test('opens by hover, and stays open if the mouse returns within 300 ms', () => {
  jest.useFakeTimers()
  show('hover')
  const area = trigger().parentElement?.parentElement as HTMLElement
  fireEvent.pointerEnter(area, { pointerType: 'mouse' })
  expect(trigger().getAttribute('aria-expanded')).toBe('true')
  fireEvent.pointerLeave(area, { pointerType: 'mouse' })
  act(() => jest.advanceTimersByTime(299))
  fireEvent.pointerEnter(area, { pointerType: 'mouse' })
  act(() => jest.advanceTimersByTime(1000))
  expect(trigger().getAttribute('aria-expanded')).toBe('true')
  fireEvent.pointerLeave(area, { pointerType: 'mouse' })
  act(() => jest.advanceTimersByTime(300))
  expect(trigger().getAttribute('aria-expanded')).toBe('false')
  jest.useRealTimers()
})
