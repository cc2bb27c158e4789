import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { failWith, noAnswer } from '../../../testing/api.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { page } from '../../../routing/page.ts'
import { fakePopovers } from '../../../ui/Dropdown/fakePopover.ts'

fakePopovers()

const route = page('visa', {
  loadComponent: async () => {
    const { HelpForm } = await import('./HelpForm.tsx')
    return () => (
      <div id="contact">
        <HelpForm topics={['visa', 'phone_call_request']} />
      </div>
    )
  },
  loadLoader: async () => {
    const { helpAction } = await import('./helpAction.ts')
    return {
      action: helpAction,
      loader: () => ({ idempotencyKey: '0b6f3f1e-1f52-4e4e-8a8e-3d0f2b7f6c11' }),
    }
  },
})
const received = { submitHelpRequest: { __typename: 'SubmitHelpRequestSuccess' } }

const fillIn = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText('Your name'), 'Hannah Berg')
  await user.type(screen.getByLabelText('E-mail'), 'hannah@example.org')
  await user.type(screen.getByLabelText('Your message'), 'Two entries via Narva: which visa?')
}

test('marks missing fields and sends nothing', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await renderRoute(route, { at: '/de/visum' })
  await user.click(screen.getByRole('button', { name: 'Nachricht senden' }))
  expect(await screen.findAllByText('Pflichtfeld')).toHaveLength(3)
  expect(document.activeElement).toBe(screen.getByLabelText('Ihr Name'))
  expect(calls).toEqual([])
})

test('replaces the sent form by a confirmation, and allows another message', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls, router } = await renderRoute(route, {
    at: '/visa',
    operations: { SubmitHelp: () => received },
  })
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Send the message' }))
  expect((await screen.findByRole('status')).textContent).toContain('Your message is with us')
  expect(router.state.location.search + router.state.location.hash).toBe('?sent#contact')
  expect(calls[0]?.variables).toEqual({
    input: {
      kind: 'VISA',
      name: 'Hannah Berg',
      email: 'hannah@example.org',
      phone: '',
      message: 'Two entries via Narva: which visa?',
      pageUrl: '/visa',
      idempotencyKey: '0b6f3f1e-1f52-4e4e-8a8e-3d0f2b7f6c11',
    },
  })
  await user.click(screen.getByRole('link', { name: 'Write another one' }))
  expect(await screen.findByLabelText('Your message')).toBeTruthy()
})

test('requires a phone number, not an e-mail address, to be called back', async () => {
  const user = userEvent.setup({ delay: null })
  await renderRoute(route, { at: '/visa' })
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'Please call me')
  await user.click(screen.getByRole('button', { name: 'Send the message' }))
  expect(await screen.findAllByText('Required field')).toHaveLength(2)
  expect(screen.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true')
})

test.each([
  ['/visa', 'Phone', 'Country: United States', '+1', '2133734253', 'Incorrect phone number'],
  ['/de/visum', 'Telefon', 'Land: Deutschland', '+49', '301234567', 'Falsche Telefonnummer'],
])(
  '%s: formats the number with a country while typing, without letters',
  async (at, label, country, prefix, typed, wrong) => {
    const user = userEvent.setup({ delay: null })
    const { calls } = await renderRoute(route, { at, operations: { SubmitHelp: () => received } })
    const number = screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) })
    expect(screen.getByRole('button', { name: `${country} ${prefix}` })).toBeTruthy()
    expect(number.maxLength).toBe(18)
    await user.type(number, `call:${typed.slice(0, 4)}`)
    expect(number.value).toBe(prefix + typed.slice(0, 4))
    await user.tab()
    expect(await screen.findByText(wrong)).toBeTruthy()
    await user.type(number, typed.slice(4))
    await user.tab()
    expect(number.value.replaceAll(' ', '')).toBe(prefix + typed)
    expect(screen.queryByText(wrong)).toBeNull()
    const [name, email, words] =
      at === '/visa'
        ? ['Your name', 'E-mail', 'Your message']
        : ['Ihr Name', 'E-Mail', 'Ihre Nachricht']
    await user.type(screen.getByLabelText(name), 'Hannah Berg')
    await user.type(screen.getByLabelText(email), 'hannah@example.org')
    await user.type(screen.getByLabelText(words), 'Two entries via Narva: which visa?')
    await user.click(screen.getByRole('button', { name: /^(Send the message|Nachricht senden)$/ }))
    expect(await screen.findByRole('status')).toBeTruthy()
    expect(calls[0]?.variables).toMatchObject({ input: { phone: number.value } })
  },
)

test('offers the country of another country’s number, and treats a bare prefix as empty', async () => {
  const user = userEvent.setup({ delay: null })
  const { calls } = await renderRoute(route, {
    at: '/visa',
    operations: { SubmitHelp: () => received },
  })
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: /^Phone/ })
  await user.click(number)
  await user.paste('+49 30 1234567')
  await user.click(await screen.findByRole('button', { name: 'Switch to Germany' }))
  expect(screen.getByRole('button', { name: 'Country: Germany +49' })).toBeTruthy()
  await fillIn(user)
  await user.clear(number)
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('status')).toBeTruthy()
  expect(calls[0]?.variables).toMatchObject({ input: { phone: '' } })
})

test.each([
  [
    'too often',
    () => failWith('RATE_LIMITED', { retryAfter: 79_000 }),
    /a lot of messages.* Please try again in 22 hours\.$/,
  ],
  ['without a connection', () => noAnswer, /did not get through/],
])('%s: keeps the input', async (_case, answer, words) => {
  const user = userEvent.setup({ delay: null })
  await renderRoute(route, { at: '/visa', operations: { SubmitHelp: answer } })
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Send the message' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe(
    'Two entries via Narva: which visa?',
  )
})

test('sends a form again with a new key if its key was already used', async () => {
  const user = userEvent.setup({ delay: null })
  const taken = {
    submitHelpRequest: {
      __typename: 'InvalidInputError',
      fields: [{ __typename: 'InvalidField', field: 'idempotencyKey', rule: 'INCORRECT' }],
    },
  }
  let count = 0
  const { calls } = await renderRoute(route, {
    at: '/visa',
    operations: { SubmitHelp: () => (count++ === 0 ? taken : received) },
  })
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Send the message' }))
  expect(await screen.findByRole('status')).toBeTruthy()
  const keys = calls.map(
    ({ variables }) => (variables as { input: { idempotencyKey: string } }).input.idempotencyKey,
  )
  expect(new Set(keys).size).toBe(2)
})
