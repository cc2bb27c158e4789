import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ToastProvider, useToast } from './Toast.tsx'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function Trigger() {
  const show = useToast()
  return (
    <button type="button" onClick={() => show({ title: 'Saved' })}>
      Save
    </button>
  )
}

function start() {
  render(
    <ToastProvider labels={{ region: 'Messages', close: 'Close' }}>
      <Trigger />
    </ToastProvider>,
  )
  fireEvent.click(screen.getByText('Save'))
}

test('fades after seven seconds and disappears 300 ms later', () => {
  start()
  act(() => void jest.advanceTimersByTime(6999))
  expect(document.querySelector('[data-state="shown"]')).not.toBeNull()
  act(() => void jest.advanceTimersByTime(1))
  expect(document.querySelector('[data-state="fading"]')).not.toBeNull()
  act(() => void jest.advanceTimersByTime(299))
  expect(screen.queryByText('Saved')).not.toBeNull()
  act(() => void jest.advanceTimersByTime(1))
  expect(screen.queryByText('Saved')).toBeNull()
})

test('stays while the pointer is on it', () => {
  start()
  fireEvent.pointerEnter(screen.getByText('Saved'))
  act(() => void jest.advanceTimersByTime(60_000))
  expect(screen.queryByText('Saved')).not.toBeNull()
})

test('closes by its close button, and shows three toasts at most', () => {
  start()
  for (let press = 0; press < 5; press++) fireEvent.click(screen.getByText('Save'))
  expect(screen.getAllByText('Saved')).toHaveLength(3)
  for (const button of screen.getAllByRole('button', { name: 'Close', hidden: true }))
    fireEvent.click(button)
  act(() => void jest.advanceTimersByTime(300))
  expect(screen.queryByText('Saved')).toBeNull()
})
