import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { page } from '../../../routing/page.ts'
import { readForm } from '../../../routing/readForm.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { TravelerFields } from './TravelerFields.tsx'
import { emptyTraveler, type TravelerInput, travelerFieldNames } from './travelerValues.ts'
import { useTravelerForm } from './useTravelerForm.ts'

const slow = { timeout: 30_000 }
const days = { start: '2027-02-10', end: '2027-02-17' }
const nameOf = (input: TravelerInput): string => `tourists.0.${input}`
const typed = { ...emptyTraveler, firstName: 'Anna', lastName: 'Berg' }

/** A form whose row is replaced by what somebody else saved: another row with the same names. */
function OneRow() {
  const [values, setValues] = useState(typed)
  const form = useTravelerForm([nameOf], null, days)
  return (
    <form method="post" {...form.form}>
      <TravelerFields
        key={values.firstName}
        values={values}
        nameOf={nameOf}
        form={form}
        stored={undefined}
        asks={{ collectPassport: true, collectWeight: true }}
        days={days}
        organizer="Baikal Ice"
        isOpen
      />
      <button
        type="button"
        onClick={() => setValues({ ...typed, firstName: 'Clara', phone: '+4930123456' })}
      >
        Replace
      </button>
      <button type="submit" formNoValidate={form.form.noValidate}>
        Save
      </button>
    </form>
  )
}

/** Shows the form; returns the fields that its action gets. */
const show = async () => {
  const posted: Record<string, string>[] = []
  const names = travelerFieldNames.map(nameOf)
  await renderRoute(
    page('visa', {
      loadComponent: async () => OneRow,
      loadLoader: async () => ({
        action: async ({ request }) => {
          posted.push(readForm(await request.formData()).values(names))
          return null
        },
      }),
    }),
    { at: '/visa' },
  )
  return posted
}
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => screen.getByRole('button', { name })

test('checks each field when it is left, and accepts empty ones', async () => {
  const user = userEvent.setup({ delay: null })
  const posted = await show()
  await user.type(field(/^Weight/), '401')
  await user.clear(field('First name'))
  await user.tab()
  expect(await screen.findByText('Maximum 400', {}, slow)).toBeTruthy()
  await user.type(field('Passport number'), '12')
  await user.type(field(/^E-mail/), 'nobody')
  await user.tab()
  expect(await screen.findByText('Please enter 5 to 20 letters and digits')).toBeTruthy()
  expect(await screen.findByText('Please enter a valid e-mail')).toBeTruthy()
  expect(screen.queryByText('Required field')).toBeNull()
  await user.clear(field(/^Weight/))
  await user.clear(field('Passport number'))
  await user.type(field(/^E-mail/), '@example.org')
  await user.tab()
  await waitFor(() => {
    for (const text of [/^Maximum/, /^Please enter 5/, /^Please enter a valid/])
      expect(screen.queryByText(text)).toBeNull()
  })
  expect(posted).toEqual([])
})

test('checks a phone number when it is left', async () => {
  const user = userEvent.setup({ delay: null })
  await show()
  const [phone] = screen.getAllByLabelText<HTMLInputElement>(/phone/i, { selector: 'input' })
  if (!phone) throw new TypeError('no phone field')
  await user.type(field('Last name'), 'mann')
  await user.type(phone, '+1 2')
  await user.tab()
  expect(await screen.findByText('Please enter a valid phone number', {}, slow)).toBeTruthy()
  await user.clear(phone)
  await user.tab()
  await waitFor(() => expect(screen.queryByText('Please enter a valid phone number')).toBeNull())
})

test('shows and sends the values of a row that replaces another in the same place', async () => {
  const user = userEvent.setup({ delay: null })
  const posted = await show()
  await user.type(field(/^Weight/), '401')
  await user.type(field('Passport number'), 'C01X00T47')
  await user.type(field('First name'), ' Maria')
  expect(await screen.findByText('Maximum 400', {}, slow)).toBeTruthy()
  await user.click(press('Replace'))
  expect(field('First name').value).toBe('Clara')
  expect(field('Passport number').value).toBe('')
  expect(screen.queryByText('Maximum 400')).toBeNull()
  await user.click(press('Save'))
  await waitFor(() => expect(posted).toHaveLength(1), slow)
  expect(posted[0]).toMatchObject({
    'tourists.0.firstName': 'Clara',
    'tourists.0.lastName': 'Berg',
    'tourists.0.phone': '+4930123456',
    'tourists.0.weightKg': '',
    'tourists.0.passportNumber': '',
  })
})
