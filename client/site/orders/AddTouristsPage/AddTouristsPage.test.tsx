import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { requestAnswer, requestIn, sampleRequest, sampleUuid as uuid } from '../../../features/RequestFrame/sampleRequest.ts'
import { noAnswer } from '../../../testing/api.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './AddTouristsPage.route.tsx'

/** An answer after which the list is read again. */
const slow = { timeout: 4_000 }
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
  viewerCanEdit: true,
  ...changes,
})
interface Sent {
  version: string
  tourists: { id: number | null; firstName: string }[]
}
const success = { __typename: 'UpdateTouristsSuccess', request: { __typename: 'Request', id: 12, touristsVersion: 'second' } }
const seat = (number: number) => within(screen.getByRole('group', { name: new RegExp(`^Traveler ${number}`) }))
const firstName = (number: number) => seat(number).getByLabelText<HTMLInputElement>('First name')
const save = () => screen.getByRole('button', { name: 'Save the list' })

test('a row for every seat; the list goes out whole and is confirmed', async () => {
  const user = userEvent.setup({ delay: null })
  let stored = [tourist(5, 0, 'Anna')]
  const { calls, router } = await renderRoute(route, {
    at,
    operations: {
      AddTouristsPage: () => requestAnswer({ ...sampleRequest, tourists: stored, touristsVersion: `v${stored.length}` })(),
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

test('what is missing says so on its own row, nothing is sent and nothing typed is lost', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await renderRoute(route, { at, operations: { AddTouristsPage: requestAnswer() } })
  await user.type(firstName(2), 'Ben')
  await user.click(save())
  expect(await seat(2).findByText('Required field')).toBeTruthy()
  expect(document.activeElement).toBe(seat(2).getByLabelText('Last name'))
  expect(firstName(2).value).toBe('Ben')
  expect(calls.map(({ operation }) => operation)).toEqual(['AddTouristsPage'])
  await user.type(seat(2).getByLabelText('Last name'), 'Berg')
  await user.tab()
  expect(seat(2).queryByText('Required field')).toBe(null)
})

test('no row is lost when somebody else was faster: theirs come in, mine stay, both are named where they meet', async () => {
  const user = userEvent.setup({ delay: null })
  let stored: object[] = [tourist(5, 0, 'Anna')]
  let version = 'first'
  const sent: Sent[] = []
  await renderRoute(route, {
    at,
    operations: {
      AddTouristsPage: () => requestAnswer({ ...sampleRequest, tourists: stored, touristsVersion: version })(),
      UpdateTourists: ({ input }) => {
        sent.push(input as Sent)
        if (version === 'second') return { updateTourists: success }
        // the other one has mended Anna, named the second and the third
        stored = [tourist(5, 0, 'Anna', { birthday: '1991-01-01' }), tourist(6, 1, 'Clara'), tourist(7, 2, 'Doris')]
        version = 'second'
        return { updateTourists: { __typename: 'TouristsConflictError', code: 'CONFLICT' } }
      },
    },
  })
  await user.type(firstName(2), 'Ben')
  await user.type(seat(2).getByLabelText('Last name'), 'Berg')
  await user.click(save())
  expect((await screen.findByRole('alert', {}, slow)).textContent).toContain('Someone else has changed the list meanwhile')
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

test('without an answer what was typed stays', async () => {
  const user = userEvent.setup({ delay: null })
  await renderRoute(route, { at, operations: { AddTouristsPage: requestAnswer(), UpdateTourists: () => noAnswer } })
  await user.type(firstName(1), 'Anna')
  await user.type(seat(1).getByLabelText('Last name'), 'Berg')
  await user.click(save())
  expect(await screen.findByText('No answer came')).toBeTruthy()
  expect(firstName(1).value).toBe('Anna')
})

test('passports are not asked for here, weights only where the request needs them', async () => {
  await renderRoute(route, {
    at,
    operations: { AddTouristsPage: requestAnswer({ ...sampleRequest, collectPassport: true, collectWeight: true }) },
  })
  expect(screen.getByText('Passports come later')).toBeTruthy()
  expect(screen.queryByLabelText(/passport/i)).toBe(null)
  expect(seat(1).getByLabelText('Weight in kilograms')).toBeTruthy()
})

test('somebody with an account is shown and not asked', async () => {
  await renderRoute(route, {
    at,
    operations: { AddTouristsPage: requestAnswer({ ...sampleRequest, tourists: [tourist(5, 0, 'Anna', { viewerCanEdit: false })] }) },
  })
  expect(screen.getByText('Travels with an account of their own and keeps these details there.')).toBeTruthy()
  expect(screen.getAllByLabelText('First name')).toHaveLength(2)
})

test.each([
  [{ ...requestIn.paid, viewerCanEditTourists: false, tripPhase: 'UNDER_WAY' }, /The trip has begun/],
  [requestIn.complete, /These people were on the list/],
  [requestIn.cancelled, /nobody travels on it/],
])('a closed list has no form: %#', async (request, words) => {
  await renderRoute(route, { at, operations: { AddTouristsPage: requestAnswer({ ...request, tourists: [tourist(5, 0, 'Anna')] }) } })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByText('Anna Berg')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save the list' })).toBe(null)
})

test.each([at, '/order/12/add-tourists'])('%s that names no request is not found', async (address) => {
  await renderRoute(route, { at: address, operations: { AddTouristsPage: requestAnswer(null) } })
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
})
