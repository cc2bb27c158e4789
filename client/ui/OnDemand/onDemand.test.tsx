import { expect, jest, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import userEvent from '@testing-library/user-event'
import { onDemand } from './onDemand.tsx'

const Widget = ({ name }: { name: string }) => <p>Here is {name}</p>

const pageWith = (load: () => Promise<typeof Widget>) => {
  const Brought = onDemand(load)
  return function Page() {
    const [isShown, setShown] = useState(false)
    return (
      <>
        <h1>What one came to read</h1>
        <button type="button" aria-pressed={isShown} onClick={() => setShown(true)}>
          Show
        </button>
        {isShown && <Brought name="the widget" onMissing={() => setShown(false)} />}
      </>
    )
  }
}
const show = () => userEvent.click(screen.getByRole('button', { name: 'Show' }))

test("leaves the page unchanged if its code doesn't load, and retries with the next press", async () => {
  const load = jest.fn<() => Promise<typeof Widget>>()
  load
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Widget)
  const Page = pageWith(load)
  render(<Page />)
  expect(load).not.toHaveBeenCalled()
  await show()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Show', pressed: false })).toBeTruthy(),
  )
  expect(screen.getByRole('heading', { name: 'What one came to read' })).toBeTruthy()
  await show()
  expect(await screen.findByText('Here is the widget')).toBeTruthy()
})

test('shows loaded code immediately', async () => {
  const load = jest.fn(async () => Widget)
  const Page = pageWith(load)
  const { unmount } = render(<Page />)
  await show()
  await screen.findByText('Here is the widget')
  unmount()
  render(<Page />)
  await show()
  expect(screen.getByText('Here is the widget')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})
