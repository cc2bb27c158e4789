import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tabs } from './Tabs.tsx'

const tabs = ['Program', 'Prices', 'Reviews'].map((title) => ({
  id: title.toLowerCase(),
  title,
  content: `${title} here`,
}))
const selected = () => screen.getByRole('tab', { selected: true }).textContent

test('selects and focuses tabs in a circle by arrows, Home and End', async () => {
  const onChange = jest.fn()
  render(<Tabs label="Parts" tabs={tabs} onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(selected()).toBe('Reviews')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(selected()).toBe('Prices')
  await userEvent.keyboard('{End}{Home}')
  expect(selected()).toBe('Program')
  expect(document.activeElement?.textContent).toBe('Program')
  expect(onChange.mock.calls.flat()).toEqual(['reviews', 'program', 'prices', 'reviews', 'program'])
})

test('keeps every panel in the document, and selects the first tab for an unknown id', () => {
  render(<Tabs label="Parts" tabs={tabs} current="gone" />)
  expect(selected()).toBe('Program')
  expect(screen.getAllByRole('tabpanel', { hidden: true })).toHaveLength(3)
})
