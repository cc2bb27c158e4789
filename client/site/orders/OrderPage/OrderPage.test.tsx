import { beforeAll, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { failWith, noAnswer } from '../../../testing/api.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { route } from './OrderPage.route.tsx'
import {
  dates,
  departure,
  fillIn,
  loadLater,
  noQuote,
  quoted,
  requestUuid,
  send,
  success,
  tourWith,
} from './sampleOrder.ts'

beforeAll(loadLater)

test('updates the total with the choice, and makes one request of a double click', async () => {
  const user = userEvent.setup()
  const { router, calls } = await renderRoute(route, {
    at: '/tour/7/order?date=2',
    operations: { OrderPage: () => tourWith(dates), OrderQuote: quoted, CreateRequest: success },
  })
  await user.click(screen.getByRole('button', { name: 'One adult more' }))
  await user.click(screen.getByRole('button', { name: 'One child more' }))
  await user.selectOptions(screen.getByLabelText('Child 1'), '9 years')
  const summary = screen.getByRole('complementary', { name: 'Your trip' })
  expect(within(summary).getByText('$2,600')).toBeTruthy()
  expect(within(summary).getByText('$520')).toBeTruthy()

  await fillIn(user)
  await user.dblClick(send())
  await waitFor(() => expect(router.state.location.pathname).toBe(`/order/${requestUuid}`))
  const made = calls.filter(({ operation }) => operation === 'CreateRequest')
  expect(made).toHaveLength(1)
  expect(made[0]?.variables.input).toMatchObject({
    tourDateId: 2,
    optionId: 20,
    adults: 2,
    children: 1,
    childAges: [9],
    name: 'Anna Berg',
    phone: '+49 30 1234567',
    quotedTotalMinor: 260_000,
    idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('requires an age for each child, and updates the price with it', async () => {
  const user = userEvent.setup()
  const { calls } = await renderRoute(route, {
    at: '/tour/7/order?date=1',
    operations: {
      OrderPage: () => tourWith(dates),
      OrderQuote: () => noQuote,
      CreateRequest: success,
    },
  })
  const more = screen.getByRole('button', { name: 'One child more' })
  await user.click(more)
  await user.click(more)
  const group = screen.getByRole('group', {
    name: 'How old are the children on February 10, 2027?',
  })
  const [first, second] = within(group).getAllByRole<HTMLSelectElement>('combobox')
  if (!first || !second) throw new Error('two children have two fields')
  // from the tour's minimum age
  expect([...first.options].map(({ text }) => text).filter((_, i) => i < 3 || i === 12)).toEqual([
    'Choose',
    '6 years',
    '7 years',
    '17 years',
  ])
  await user.selectOptions(first, '6')
  await user.click(send())
  expect(await screen.findAllByText('Required field')).toHaveLength(4)
  expect(document.activeElement).toBe(second)
  await fillIn(user)
  await user.click(send())
  expect(await within(group).findAllByText('Required field')).toHaveLength(1)
  expect(document.activeElement).toBe(second)
  expect(calls.some(({ operation }) => operation === 'CreateRequest')).toBe(false)
  // above the ages of the child price
  await user.selectOptions(second, '14')
  expect(within(group).queryByText('Required field')).toBeNull()
  expect(
    within(screen.getByRole('complementary', { name: 'Your trip' })).getByText(
      '2 travelers × $1,000',
    ),
  ).toBeTruthy()
  await user.click(send())
  const made = () => calls.find(({ operation }) => operation === 'CreateRequest')
  await waitFor(() => expect(made()).toBeTruthy())
  expect(made()?.variables.input).toMatchObject({
    children: 2,
    childAges: [6, 14],
    quotedTotalMinor: 260_000,
  })
})

test('fills in the contact of a logged-in visitor, and shows no text about accounts', async () => {
  const { router } = await renderRoute(route, {
    at: '/tour/7/order',
    visitor: { id: 5, name: 'Anna', isOrganizer: false },
    operations: {
      OrderPage: () => tourWith(dates),
      OrderQuote: quoted,
      OrderContact: () => ({
        viewer: {
          __typename: 'Viewer',
          id: 5,
          firstName: 'Anna',
          lastName: 'Berg',
          email: 'anna@example.com',
          phone: '+49301234567',
        },
      }),
    },
  })
  expect(router.state.location.pathname).toBe('/tour/7/order')
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Anna Berg')
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('anna@example.com')
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value.replaceAll(' ', '')).toBe(
    '+49301234567',
  )
  expect(screen.queryByText(/No account/)).toBeNull()
})

test('marks empty and invalid fields, and sends nothing', async () => {
  const user = userEvent.setup()
  const { calls } = await renderRoute(route, {
    at: '/tour/7/order',
    operations: { OrderPage: () => tourWith(dates), OrderQuote: quoted },
  })
  await user.type(screen.getByLabelText('Phone'), '030 12')
  await user.click(send())
  expect(await screen.findAllByText('Required field')).toHaveLength(2)
  expect(await screen.findByText('Please enter a valid phone number')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'))
  expect(calls.map(({ operation }) => operation)).toEqual(['OrderPage', 'OrderQuote'])
})

test('offers other dates after a sell-out, keeps the input and doesn’t change the date itself', async () => {
  const user = userEvent.setup()
  let isSoldOut = false
  const { router } = await renderRoute(route, {
    at: '/tour/7/order?date=1',
    operations: {
      OrderQuote: quoted,
      OrderPage: () =>
        tourWith(
          isSoldOut ? [departure(1, '2027-02-10', '2027-02-17', 0), ...dates.slice(1)] : dates,
        ),
      CreateRequest: () => {
        if (isSoldOut) return success()
        isSoldOut = true
        return { createRequest: { __typename: 'SoldOutError', freeSeats: 0 } }
      },
    },
  })
  await fillIn(user)
  await user.click(send())
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('The last seat has just been taken')
  const select = screen.getByLabelText<HTMLSelectElement>('Date')
  expect(select.value).toBe('1')
  expect(within(notice).getAllByRole('button')).toHaveLength(1)
  await user.click(within(notice).getByRole('button', { name: 'Feb 20 – Feb 27, 2027, $1,000' }))
  expect(select.value).toBe('2')
  expect(document.activeElement).toBe(select)
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Anna Berg')
  await user.click(send())
  await waitFor(() => expect(router.state.location.pathname).toBe(`/order/${requestUuid}`))
})

test('books another date only after the visitor chose it, when the date has become unavailable', async () => {
  const user = userEvent.setup()
  let isGone = false
  const { router, calls } = await renderRoute(route, {
    at: '/tour/7/order?date=1',
    operations: {
      OrderQuote: quoted,
      OrderPage: () => tourWith(isGone ? dates.slice(1) : dates),
      CreateRequest: () => {
        if (isGone) return success()
        isGone = true
        return { createRequest: { __typename: 'DepartureUnavailableError', code: 'CONFLICT' } }
      },
    },
  })
  const booked = () =>
    calls.flatMap(({ operation, variables }) =>
      operation === 'CreateRequest' ? [(variables.input as { tourDateId: number }).tourDateId] : [],
    )
  await fillIn(user)
  await user.click(send())
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('This date can no longer be booked')
  const other = within(notice).getByRole('button', { name: 'Feb 20 – Feb 27, 2027, $1,000' })
  await user.click(send())
  await waitFor(() => expect(document.activeElement).toBe(other))
  expect(booked()).toEqual([1])
  await user.click(other)
  await user.click(send())
  await waitFor(() => expect(router.state.location.pathname).toBe(`/order/${requestUuid}`))
  expect(booked()).toEqual([1, 2])
})

test('shows how long to wait after too many requests, keeps the input and its key', async () => {
  const user = userEvent.setup()
  const answers = [failWith('RATE_LIMITED', { retryAfter: 1500 }), success()]
  const { router, calls } = await renderRoute(route, {
    at: '/tour/7/order?date=1',
    operations: {
      OrderQuote: quoted,
      OrderPage: () => tourWith(dates),
      CreateRequest: () => answers.shift(),
    },
  })
  await fillIn(user)
  await user.click(send())
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('This request has not been sent yet')
  expect(notice.textContent).toContain('Please try again in 25 minutes.')
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Anna Berg')
  await user.click(send())
  await waitFor(() => expect(router.state.location.pathname).toBe(`/order/${requestUuid}`))
  const keys = calls
    .filter(({ operation }) => operation === 'CreateRequest')
    .map(({ variables }) => variables.input as { idempotencyKey: string })
  expect(new Set(keys.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
})

test('keeps the key when no answer comes, and replaces a key of another request', async () => {
  const user = userEvent.setup()
  const keys: unknown[] = []
  const answers = [
    noAnswer,
    { createRequest: { __typename: 'IdempotencyMismatchError', code: 'IDEMPOTENCY_MISMATCH' } },
    success(),
  ]
  await renderRoute(route, {
    at: '/tour/7/order?date=1',
    operations: {
      OrderQuote: quoted,
      OrderPage: () => tourWith(dates),
      CreateRequest: ({ input }) => {
        keys.push((input as { idempotencyKey: string }).idempotencyKey)
        return answers[keys.length - 1]
      },
    },
  })
  await fillIn(user)
  await user.click(send())
  expect(await screen.findByText('No answer came')).toBeTruthy()
  await user.click(send())
  expect(await screen.findByText('Please press the button once more')).toBeTruthy()
  await user.click(send())
  await waitFor(() => expect(keys).toHaveLength(3))
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[1])
})

test('shows a rule broken at the API in the page’s language', async () => {
  const user = userEvent.setup()
  const refusal = {
    createRequest: {
      __typename: 'InvalidInputError',
      fields: [{ __typename: 'InvalidField', field: 'email', rule: 'EMAIL' }],
    },
  }
  await renderRoute(route, {
    at: '/de/tour/7/order',
    operations: {
      OrderPage: () => tourWith(dates),
      OrderQuote: quoted,
      CreateRequest: () => refusal,
    },
  })
  await user.type(screen.getByLabelText('Ihr Name'), 'Anna Berg')
  await user.type(screen.getByLabelText('E-Mail'), 'anna@example.c')
  await user.type(screen.getByLabelText('Telefon'), '+49301234567')
  await user.click(screen.getByRole('button', { name: 'Anfrage senden' }))
  expect(await screen.findByText('Bitte geben Sie eine gültige E-Mail-Adresse ein')).toBeTruthy()
})

test('shows the limit for a broken minimum', async () => {
  const user = userEvent.setup()
  const refusal = {
    createRequest: {
      __typename: 'InvalidInputError',
      fields: [{ __typename: 'InvalidField', field: 'adults', rule: 'MIN_VALUE' }],
    },
  }
  await renderRoute(route, {
    at: '/tour/7/order',
    operations: {
      OrderPage: () => tourWith(dates),
      OrderQuote: quoted,
      CreateRequest: () => refusal,
    },
  })
  await fillIn(user)
  await user.click(send())
  expect(await screen.findByText('Minimum 1')).toBeTruthy()
})

test.each([
  ['/tour/7/order', { tour: null }, 'Page not found'],
  ['/tour/99999999999/order', { tour: null }, 'Page not found'],
  ['/tour/7/order', tourWith([], true), 'An error occurred'],
  ['/tour/7/order', failWith('UNAVAILABLE'), 'Something went wrong'],
])('shows why %s can’t be ordered', async (at, answer, heading) => {
  await renderRoute(route, { at, operations: { OrderPage: () => answer } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
})
