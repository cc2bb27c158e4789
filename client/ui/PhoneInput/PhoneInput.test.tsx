import { expect, jest, test } from '@jest/globals'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { fakePopovers } from '../Dropdown/fakePopover.ts'
import type { PhoneLabels } from './phoneLabels.ts'
import { PhoneInput } from './PhoneInput.tsx'

const labels: PhoneLabels = {
  country: 'Country',
  search: 'Name or code',
  nothingFound: 'Nothing found',
  searchByCode: 'Try searching by code',
  takeCode: (code) => `Use code ${code}`,
  invalid: 'Incorrect phone number',
  belongsTo: (country) => `This number belongs to ${country}.`,
  switchTo: (country) => `Switch to ${country}`,
  close: 'Close',
}
fakePopovers()

const show = (props: Partial<Parameters<typeof PhoneInput>[0]> = {}) =>
  render(<PhoneInput label="Phone" language="en-US" labels={labels} {...props} />)
const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
const country = () => screen.getByRole('button', { name: /^Country/ })
const openCountries = async () => {
  await userEvent.click(country())
  return screen.getByRole('combobox')
}

test('adds the prefix on focus, removes it on blur, and keeps it from being deleted', async () => {
  show()
  expect(country().getAttribute('aria-label')).toBe('Country: United States +1')
  await userEvent.click(phone())
  expect(phone().value).toBe('+1')
  await userEvent.type(phone(), '{Backspace}{Backspace}x2')
  expect(phone().value).toBe('+12')
  await userEvent.type(phone(), '{Backspace}')
  await userEvent.tab()
  expect(phone().value).toBe('')
})

test('sends no bare prefix by Enter, and an international number for one in national format', async () => {
  const sent = jest.fn()
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent(new FormData(event.currentTarget).get('phone'))
      }}
    >
      <PhoneInput label="Phone" name="phone" language="en-US" labels={labels} />
      <button type="submit">Send</button>
    </form>,
  )
  await userEvent.click(phone())
  expect(phone().value).toBe('+1')
  await userEvent.keyboard('{Enter}')
  expect(sent).toHaveBeenLastCalledWith('')
  await userEvent.type(phone(), '2133734253{Enter}')
  expect(sent).toHaveBeenLastCalledWith(expect.stringMatching(/^\+1 ?213 ?373 ?4253$/))
  await userEvent.type(await openCountries(), 'russia{Enter}')
  await userEvent.clear(phone())
  await userEvent.paste('+8 912 345-67-89')
  expect(phone().value).toBe('8 912 345-67-89')
  // once the number has been checked
  await waitFor(async () => {
    await userEvent.keyboard('{Enter}')
    expect(sent).toHaveBeenLastCalledWith('+7 912 345 67 89')
  })
})

test('marks an invalid number on blur, and formats a valid one', async () => {
  const onChange = jest.fn()
  show({ onChange })
  await userEvent.type(phone(), '213373')
  expect(phone().getAttribute('aria-invalid')).toBeNull()
  await userEvent.tab()
  expect(await screen.findByText('Incorrect phone number')).toBeTruthy()
  expect(phone().getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(phone(), '4253')
  expect(screen.queryByText('Incorrect phone number')).toBeNull()
  await userEvent.tab()
  expect(phone().value).toBe('+1 213 373 4253')
  expect(onChange).toHaveBeenLastCalledWith({
    text: '+1 213 373 4253',
    country: 'US',
    isValid: true,
  })
})

test("offers the number's own country", async () => {
  show()
  await userEvent.click(phone())
  await userEvent.clear(phone())
  await userEvent.paste('+4930123456')
  await userEvent.clear(phone())
  expect(phone().value).toBe('+1')
  phone().select()
  await userEvent.paste('+49 30 1234567')
  expect(await screen.findByText(/This number belongs to Germany\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Switch to Germany' }))
  expect(country().getAttribute('aria-label')).toBe('Country: Germany +49')
  expect(phone().value).toBe('+49 30 1234567')
  expect(screen.queryByText(/belongs to/)).toBeNull()
})

test('finds a country by name with the keyboard alone', async () => {
  show()
  const search = await openCountries()
  expect(document.activeElement).toBe(search)
  await userEvent.type(search, 'kore')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'North Korea+850',
    'South Korea+82',
  ])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(country().getAttribute('aria-label')).toBe('Country: South Korea +82')
  expect(phone().value).toBe('+82')
  expect(document.activeElement).toBe(phone())
})

test('offers a search by code if no name matches, and accepts a code without a country', async () => {
  show()
  const search = await openCountries()
  await userEvent.type(search, 'Narnia')
  expect(within(screen.getByRole('status')).getByText('Nothing found')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try searching by code' }))
  expect(document.activeElement).toBe(search)
  await userEvent.type(search, '999')
  await userEvent.click(screen.getByRole('button', { name: 'Use code +999' }))
  expect(phone().value).toBe('+999')
})

test('renders one field for an international number on the server, with its country', () => {
  const html = renderToString(
    <PhoneInput
      label="Phone"
      name="phone"
      language="de"
      labels={labels}
      defaultValue="+49 30 1234567"
    />,
  )
  expect(html).toContain('name="phone"')
  expect(html).toContain('value="+49 30 1234567"')
  expect(html).toContain('Deutschland +49')
})

test('keeps and reports input typed before hydration', async () => {
  const onChange = jest.fn()
  const element = <PhoneInput label="Phone" language="en-US" labels={labels} onChange={onChange} />
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(element)
  const typed = place.querySelector<HTMLInputElement>('input[type=tel]')
  if (typed) typed.value = '+1 213 373 4253'
  const root = await act(() => hydrateRoot(place, element))
  expect(place.querySelector('input[type=tel]')).toBe(typed)
  expect(typed?.value).toBe('+1 213 373 4253')
  expect(onChange).toHaveBeenCalledWith({ text: '+1 213 373 4253', country: 'US', isValid: null })
  act(() => root.unmount())
})
