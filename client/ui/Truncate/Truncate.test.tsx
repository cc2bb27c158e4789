import { afterEach, expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Truncate } from './Truncate.tsx'

const labels = { show: 'Show more', hide: 'Show less' }
afterEach(() => void jest.restoreAllMocks())

function tall(pixels: number) {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(pixels)
}

test('leaves text alone that exceeds the height by at most the threshold', () => {
  tall(144)
  render(<Truncate labels={labels}>Text</Truncate>)
  expect(screen.queryByRole('button')).toBeNull()
})

test('cuts longer text, opens it and closes it', async () => {
  tall(145)
  render(<Truncate labels={labels}>Text</Truncate>)
  await userEvent.click(screen.getByRole('button', { name: 'Show more', expanded: false }))
  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }))
  expect(screen.getByRole('button').textContent).toBe('Show more')
})

test('reserves space on the server for the cut text and its button', () => {
  expect(renderToString(<Truncate labels={labels}>Text</Truncate>)).toContain('--room:144px')
})
