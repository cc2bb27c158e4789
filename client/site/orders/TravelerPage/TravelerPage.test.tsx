import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleContacts } from '../../../features/request/RequestFrame/sampleRequest.ts'
import { noAnswer } from '../../../testing/api.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './TravelerPage.route.tsx'

const at = '/traveler/abc'
const slow = { timeout: 30_000 }
const traveler = {
  __typename: 'Tourist',
  id: 5,
  firstName: 'Ben',
  lastName: 'Berg',
  middleName: '',
  birthday: null,
  email: '',
  phone: '',
  foodRestriction: 'No nuts',
  weightKg: null,
  emergencyName: '',
  emergencyPhone: '',
  passportSuffix: '6H1' as string | null,
  hasHealthNotes: false,
}
const seat = {
  __typename: 'TravelerSeat',
  version: 'first',
  start: '2027-02-10',
  end: '2027-02-17',
  collectPassport: true,
  collectWeight: false,
  organizer: { __typename: 'Organizer', id: 3, name: 'Baikal Ice' },
  tour: { __typename: 'Tour', id: 7, title: 'Ice of Baikal', lang: 'en', media: [] },
  traveler: null as object | null,
}
const answer = (travelerSeat: object) => () => ({ travelerSeat, contacts: sampleContacts })
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const save = () => screen.getByRole('button', { name: 'Save my details' })

test('saves the traveler’s own row and confirms it', async () => {
  const user = userEvent.setup({ delay: null })
  let stored: object = seat
  const { calls, router } = await renderRoute(route, {
    at,
    operations: {
      TravelerPage: () => answer(stored)(),
      UpdateTravelerByLink: () => {
        stored = { ...seat, version: 'second', traveler }
        return { updateTravelerByLink: { __typename: 'TravelerSeat', version: 'second' } }
      },
    },
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You travel: who are you?')
  expect(screen.getByText(/Baikal Ice books beds, permits and seats/)).toBeTruthy()
  await user.type(field('First name'), 'Ben')
  await user.type(field('Last name'), 'Berg')
  await user.type(field(/^Health: what the guide should know/), 'Asthma')
  await user.click(save())
  expect(await screen.findByText('Saved. You are on the list.', {}, slow)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ben, you travel')
  expect(screen.getByText('Stored: passport ending in ••••6H1')).toBeTruthy()
  expect(router.state.location.search).toBe('?saved')
  const input = calls.find(({ operation }) => operation === 'UpdateTravelerByLink')?.variables.input
  expect(input).toMatchObject({
    token: 'abc',
    version: 'first',
    firstName: 'Ben',
    healthNotes: 'Asthma',
  })
  expect(input).not.toHaveProperty('passport')
})

test('marks missing fields and sends nothing', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await renderRoute(route, { at, operations: { TravelerPage: answer(seat) } })
  await user.click(save())
  expect(await screen.findAllByText('Required field', {}, slow)).toHaveLength(2)
  expect(document.activeElement).toBe(field('First name'))
  expect(calls.map(({ operation }) => operation)).toEqual(['TravelerPage'])
})

test('marks the field that the API found invalid', async () => {
  const user = userEvent.setup({ delay: null })
  const updateTravelerByLink = {
    __typename: 'InvalidInputError',
    fields: [{ __typename: 'InvalidField', field: 'passportNumber', rule: 'REQUIRED' }],
  }
  await renderRoute(route, {
    at,
    operations: {
      TravelerPage: answer({ ...seat, traveler }),
      UpdateTravelerByLink: () => ({ updateTravelerByLink }),
    },
  })
  await user.click(save())
  expect(await screen.findByText('Required field', {}, slow)).toBeTruthy()
  expect(document.activeElement).toBe(field('Passport number'))
})

test('keeps the input after an edit conflict, and saves it with the next attempt', async () => {
  const user = userEvent.setup({ delay: null })
  const versions: unknown[] = []
  let stored = { ...seat, traveler }
  await renderRoute(route, {
    at,
    operations: {
      TravelerPage: () => answer(stored)(),
      UpdateTravelerByLink: ({ input }) => {
        versions.push((input as { version: string }).version)
        if (stored.version === 'second')
          return { updateTravelerByLink: { __typename: 'TravelerSeat', version: 'third' } }
        stored = { ...stored, version: 'second' }
        return { updateTravelerByLink: { __typename: 'TouristsConflictError', code: 'CONFLICT' } }
      },
    },
  })
  await user.clear(field(/^Food/))
  await user.type(field(/^Food/), 'Everything')
  await user.click(save())
  expect((await screen.findByRole('alert', {}, slow)).textContent).toContain(
    'Someone else has changed your details meanwhile',
  )
  expect(field(/^Food/).value).toBe('Everything')
  await user.click(save())
  await waitFor(() => expect(versions).toEqual(['first', 'second']), slow)
})

test('keeps the input when no answer comes', async () => {
  const user = userEvent.setup({ delay: null })
  await renderRoute(route, {
    at,
    operations: {
      TravelerPage: answer({ ...seat, traveler }),
      UpdateTravelerByLink: () => noAnswer,
    },
  })
  await user.type(field(/^Middle name/), 'Karl')
  await user.click(save())
  expect(await screen.findByText('No answer came', {}, slow)).toBeTruthy()
  expect(field(/^Middle name/).value).toBe('Karl')
})

test.each([
  ['TravelerLinkExpiredError', 'This link no longer works'],
  ['TouristsClosedError', 'Your details can no longer be changed here'],
])('shows neither form nor data for an expired link: %s', async (kind, words) => {
  await renderRoute(route, {
    at,
    operations: { TravelerPage: answer({ __typename: kind, code: 'GONE' }) },
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words)
  expect(screen.queryByRole('button', { name: 'Save my details' })).toBe(null)
})
