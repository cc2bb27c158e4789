import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  requestAnswer,
  requestIn,
  sampleRequest,
  sampleUuid as uuid,
} from '../../../features/request/RequestFrame/sampleRequest.ts'
import { noAnswer } from '../../../testing/api.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './AddTouristsPage.route.tsx'

/** Timeout for an answer after which the list is reloaded. */
const slow = { timeout: 30_000 }
const at = `/order/${uuid}/add-tourists`
const tourist = (id: number, position: number, firstName: string, changes: object = {}) => ({
  __typename: 'Tourist',
  id,
  position,
  fullName: `${firstName} Berg`,
  firstName,
  lastName: 'Berg',
  middleName: '',
  birthday: '1990-05-04',
  email: '',
  phone: '',
  foodRestriction: '',
  weightKg: null,
  emergencyName: '',
  emergencyPhone: '',
  passportSuffix: null,
  hasHealthNotes: false,
  viewerCanEdit: true,
  ...changes,
})
interface Sent {
  version: string
  tourists: {
    id: number | null
    firstName: string
    passport?: object | null
    healthNotes?: string | null
  }[]
}
const success = {
  __typename: 'UpdateTouristsSuccess',
  request: { __typename: 'Request', id: 12, touristsVersion: 'second' },
}
const seat = (number: number) =>
  within(screen.getByRole('group', { name: new RegExp(`^Traveler ${number}`) }))
const firstName = (number: number) => seat(number).getByLabelText<HTMLInputElement>('First name')
const save = () => screen.getByRole('button', { name: 'Save the list' })

test('shows a row per seat, sends the whole list and confirms it', async () => {
  const user = userEvent.setup({ delay: null })
  let stored = [tourist(5, 0, 'Anna')]
  const { calls, router } = await renderRoute(route, {
    at,
    operations: {
      AddTouristsPage: () =>
        requestAnswer({
          ...sampleRequest,
          tourists: stored,
          touristsVersion: `v${stored.length}`,
        })(),
      UpdateTourists: () => {
        stored = [...stored, tourist(6, 1, 'Ben')]
        return { updateTourists: success }
      },
    },
  })
  expect(screen.getAllByRole('group', { name: /^Traveler/ })).toHaveLength(3)
  expect(firstName(1).value).toBe('Anna')
  await user.type(firstName(2), 'Ben')
  await user.type(seat(2).getByLabelText('Last name'), 'Berg')
  await user.click(save())
  expect(await screen.findByText('Saved: 2 travelers are on the list', {}, slow)).toBeTruthy()
  expect(screen.getByText('One seat is still without a name.')).toBeTruthy()
  expect(router.state.location.search).toBe('?saved')
  const made = calls.find(({ operation }) => operation === 'UpdateTourists')
  const input = made?.variables.input as Sent | undefined
  expect(input?.version).toBe('v1')
  expect(input?.tourists.map(({ id, firstName: name }) => [id, name])).toEqual([
    [5, 'Anna'],
    [null, 'Ben'],
    [null, ''],
  ])
})

test('marks missing fields in their row, sends nothing and keeps the input', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await renderRoute(route, {
    at,
    operations: { AddTouristsPage: requestAnswer() },
  })
  await user.type(firstName(2), 'Ben')
  await user.click(save())
  expect(await seat(2).findByText('Required field', {}, slow)).toBeTruthy()
  expect(document.activeElement).toBe(seat(2).getByLabelText('Last name'))
  expect(firstName(2).value).toBe('Ben')
  expect(calls.map(({ operation }) => operation)).toEqual(['AddTouristsPage'])
  await user.type(seat(2).getByLabelText('Last name'), 'Berg')
  await user.tab()
  expect(seat(2).queryByText('Required field')).toBe(null)
})

test('merges both lists after an edit conflict, and names both people where they conflict', async () => {
  const user = userEvent.setup({ delay: null })
  let stored: object[] = [tourist(5, 0, 'Anna')]
  let version = 'first'
  const sent: Sent[] = []
  await renderRoute(route, {
    at,
    operations: {
      AddTouristsPage: () =>
        requestAnswer({ ...sampleRequest, tourists: stored, touristsVersion: version })(),
      UpdateTourists: ({ input }) => {
        sent.push(input as Sent)
        if (version === 'second') return { updateTourists: success }
        // somebody else has corrected Anna and named the second and third traveler
        stored = [
          tourist(5, 0, 'Anna', { birthday: '1991-01-01' }),
          tourist(6, 1, 'Clara'),
          tourist(7, 2, 'Doris'),
        ]
        version = 'second'
        return { updateTourists: { __typename: 'TouristsConflictError', code: 'CONFLICT' } }
      },
    },
  })
  await user.type(firstName(2), 'Ben')
  await user.type(seat(2).getByLabelText('Last name'), 'Berg')
  await user.click(save())
  expect((await screen.findByRole('alert', {}, slow)).textContent).toContain(
    'Someone else has changed the list meanwhile',
  )
  expect(seat(1).getByLabelText<HTMLInputElement>(/^Date of birth/).value).toBe('1991-01-01')
  expect(firstName(2).value).toBe('Ben')
  expect(seat(2).getByText('Saved by someone else: Clara Berg')).toBeTruthy()
  expect(firstName(3).value).toBe('Doris')
  await user.click(save())
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.version).toBe('second')
  expect(sent[1]?.tourists.map(({ id, firstName: name }) => [id, name])).toEqual([
    [5, 'Anna'],
    [6, 'Ben'],
    [7, 'Doris'],
  ])
})

test('keeps the input in a row that somebody else has not changed', async () => {
  const user = userEvent.setup({ delay: null })
  let stored: object[] = [tourist(5, 0, 'Anna'), tourist(6, 1, 'Ben')]
  let version = 'first'
  await renderRoute(route, {
    at,
    operations: {
      AddTouristsPage: () =>
        requestAnswer({ ...sampleRequest, tourists: stored, touristsVersion: version })(),
      UpdateTourists: () => {
        stored = [tourist(5, 0, 'Anna'), tourist(6, 1, 'Ben'), tourist(7, 2, 'Doris')]
        version = 'second'
        return { updateTourists: { __typename: 'TouristsConflictError', code: 'CONFLICT' } }
      },
    },
  })
  await user.clear(firstName(2))
  await user.type(firstName(2), 'Bernd')
  await user.click(save())
  expect(await screen.findByRole('alert', {}, slow)).toBeTruthy()
  expect(firstName(2).value).toBe('Bernd')
  expect(firstName(3).value).toBe('Doris')
})

test('keeps the input when no answer comes', async () => {
  const user = userEvent.setup({ delay: null })
  await renderRoute(route, {
    at,
    operations: { AddTouristsPage: requestAnswer(), UpdateTourists: () => noAnswer },
  })
  await user.type(firstName(1), 'Anna')
  await user.type(seat(1).getByLabelText('Last name'), 'Berg')
  await user.click(save())
  expect(await screen.findByText('No answer came', {}, slow)).toBeTruthy()
  expect(firstName(1).value).toBe('Anna')
})

test('shows passport and weight fields when the request requires them', async () => {
  await renderRoute(route, {
    at,
    operations: {
      AddTouristsPage: requestAnswer({
        ...sampleRequest,
        collectPassport: true,
        collectWeight: true,
      }),
    },
  })
  expect(seat(1).getByLabelText('Passport number')).toBeTruthy()
  expect(
    seat(1).getByText(/read by Baikal Ice alone, and deleted 30 days after the trip/),
  ).toBeTruthy()
  expect(seat(1).getByLabelText(/^Weight in kilograms/)).toBeTruthy()
})

test('shows no passport or weight field when the request doesn’t require them', async () => {
  await renderRoute(route, { at, operations: { AddTouristsPage: requestAnswer() } })
  expect(screen.queryByLabelText(/passport|weight/i)).toBe(null)
})

test('shows the last characters of a stored passport, and keeps, replaces or removes it', async () => {
  const user = userEvent.setup({ delay: null })
  const sent: Sent[] = []
  const stored = ['Anna', 'Ben', 'Clara'].map((name, position) =>
    tourist(5 + position, position, name, { passportSuffix: '6H1', hasHealthNotes: true }),
  )
  await renderRoute(route, {
    at,
    operations: {
      AddTouristsPage: requestAnswer({ ...sampleRequest, collectPassport: true, tourists: stored }),
      UpdateTourists: ({ input }) => {
        sent.push(input as Sent)
        return { updateTourists: success }
      },
    },
  })
  expect(screen.getAllByText('Stored: passport ending in ••••6H1')).toHaveLength(3)
  expect(seat(1).getByLabelText<HTMLInputElement>('Passport number').value).toBe('')
  await user.type(seat(2).getByLabelText('Passport number'), 'ab 123 456')
  await user.click(save())
  expect(await seat(2).findAllByText('Required field', {}, slow)).toHaveLength(2)
  expect(sent).toEqual([])
  await user.selectOptions(seat(2).getByLabelText('Issued by'), 'Germany')
  await user.type(seat(2).getByLabelText('Valid until'), '2027-02-16')
  await user.click(save())
  expect(
    await seat(2).findByText('The passport has to be valid until the end of the trip', {}, slow),
  ).toBeTruthy()
  await user.clear(seat(2).getByLabelText('Valid until'))
  await user.type(seat(2).getByLabelText('Valid until'), '2027-02-17')
  await user.click(seat(3).getByLabelText('Remove the stored passport'))
  await user.click(seat(3).getByLabelText('Remove what is stored about health'))
  await user.click(save())
  await waitFor(() => expect(sent).toHaveLength(1), slow)
  const [one, two, three] = sent[0]?.tourists ?? []
  expect(one).not.toHaveProperty('passport')
  expect(one).not.toHaveProperty('healthNotes')
  expect(two?.passport).toEqual({ number: 'ab 123 456', country: 'DE', expiresOn: '2027-02-17' })
  expect(three).toMatchObject({ passport: null, healthNotes: null })
})

test('creates a traveler’s link on demand, and replaces it by a new one', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await renderRoute(route, {
    at,
    operations: {
      AddTouristsPage: requestAnswer(),
      ShareTravelerLink: ({ renew }) => ({
        shareTravelerLink: {
          __typename: 'ShareTravelerLinkSuccess',
          url: `http://localhost/traveler/${renew ? 'second' : 'first'}`,
        },
      }),
    },
  })
  await user.click(seat(2).getByRole('button', { name: 'Let them fill this in themselves' }))
  expect(
    (await seat(2).findByLabelText<HTMLInputElement>(/^Link for traveler 2/, {}, slow)).value,
  ).toBe('http://localhost/traveler/first')
  await user.click(seat(2).getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Link copied', {}, slow)).toBeTruthy()
  await user.click(seat(2).getByRole('button', { name: 'End it and make a new one' }))
  expect(
    await seat(2).findByText('The link before this one no longer works.', {}, slow),
  ).toBeTruthy()
  expect(seat(2).getByLabelText<HTMLInputElement>(/^Link for traveler 2/).value).toBe(
    'http://localhost/traveler/second',
  )
  expect(
    calls
      .filter(({ operation }) => operation === 'ShareTravelerLink')
      .map(({ variables }) => variables),
  ).toEqual([
    { uuid, position: 1, renew: false },
    { uuid, position: 1, renew: true },
  ])
})

test.each([
  [
    'closed',
    { shareTravelerLink: { __typename: 'TouristsClosedError', code: 'FORBIDDEN' } },
    /there is no link to it/,
  ],
  ['failed', noAnswer, /No link could be made/],
])('shows why no link was created: %s', async (_name, answer, words) => {
  const user = userEvent.setup({ delay: null })
  await renderRoute(route, {
    at,
    operations: { AddTouristsPage: requestAnswer(), ShareTravelerLink: () => answer },
  })
  await user.click(seat(1).getByRole('button', { name: 'Let them fill this in themselves' }))
  expect((await seat(1).findByRole('alert', {}, slow)).textContent).toMatch(words)
})

test('shows no fields for a traveler with an account', async () => {
  await renderRoute(route, {
    at,
    operations: {
      AddTouristsPage: requestAnswer({
        ...sampleRequest,
        tourists: [tourist(5, 0, 'Anna', { viewerCanEdit: false })],
      }),
    },
  })
  expect(
    screen.getByText('Travels with an account of their own and keeps these details there.'),
  ).toBeTruthy()
  expect(screen.getAllByLabelText('First name')).toHaveLength(2)
})

test.each([
  [
    { ...requestIn.paid, viewerCanEditTourists: false, tripPhase: 'UNDER_WAY' },
    /The trip has begun/,
  ],
  [requestIn.complete, /These people were on the list/],
  [requestIn.cancelled, /nobody travels on it/],
])('shows a closed list without a form: %#', async (request, words) => {
  await renderRoute(route, {
    at,
    operations: {
      AddTouristsPage: requestAnswer({ ...request, tourists: [tourist(5, 0, 'Anna')] }),
    },
  })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByText('Anna Berg')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save the list' })).toBe(null)
})

test.each([at, '/order/12/add-tourists'])(
  'answers 404 for %s without a request',
  async (address) => {
    await renderRoute(route, { at: address, operations: { AddTouristsPage: requestAnswer(null) } })
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
  },
)
