import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { data } from 'react-router'
import type { Failure } from '#schema/rules/validation/checkField.ts'
import { page } from '../../../routing/page.ts'
import { readForm } from '../../../routing/readForm.ts'
import { useActionResult } from '../../../routing/useLoaderResult.ts'
import { renderRoute } from '../../../testing/renderRoute.tsx'
import { TextInput } from '../../../ui/Field/TextInput.tsx'
import { useRuleForm } from './useRuleForm.ts'

const rules = { name: 'required|min:2', city: 'max:5' } as const

function NameForm() {
  const failures = useActionResult<() => Promise<Record<string, Failure>>>()
  const { form, field } = useRuleForm({
    rules,
    texts: { city: { max: 'Five letters at most' } },
    failures,
  })
  return (
    <form method="post" {...form}>
      <TextInput {...field('name')} label="Name" />
      <details>
        <summary>More</summary>
        <TextInput {...field('city')} label="City" maxLength={undefined} />
      </details>
      <button type="submit" name="intent" value="save">
        Save
      </button>
      <button type="submit" name="intent" value="skip" formNoValidate>
        Skip
      </button>
    </form>
  )
}

/** Shows the form; returns what its action gets, which answers with these failures. */
const show = async (failures: Record<string, Failure> = {}) => {
  const posted: Record<string, string>[] = []
  const route = page('visa', {
    loadComponent: async () => NameForm,
    loadLoader: async () => ({
      action: async ({ request }) => {
        posted.push(readForm(await request.formData()).values(['name', 'city', 'intent']))
        return data(failures, { status: 422 })
      },
    }),
  })
  await renderRoute(route, { at: '/visa' })
  return posted
}

test('sends the fields and the pressed button once nothing breaks a rule', async () => {
  const user = userEvent.setup({ delay: null })
  const posted = await show()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Required field')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  expect(posted).toEqual([])
  await user.type(screen.getByLabelText('Name'), 'Anna')
  await waitFor(() => expect(screen.queryByText('Required field')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(posted).toEqual([{ name: 'Anna', city: '', intent: 'save' }]))
})

test('checks a field when it is left, and opens a folded part with a broken field', async () => {
  const user = userEvent.setup({ delay: null })
  const posted = await show()
  const name = screen.getByLabelText('Name')
  await user.type(name, 'A')
  await user.tab()
  expect(await screen.findByText('Minimum 2 characters')).toBeTruthy()
  await user.type(name, 'nna')
  const city = screen.getByLabelText<HTMLInputElement>('City')
  await user.type(city, 'Novosibirsk')
  city.closest('details')?.removeAttribute('open')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Five letters at most')).toBeTruthy()
  expect(city.closest('details')?.open).toBe(true)
  expect(posted).toEqual([])
})

test('sends without a check from a button with `formNoValidate`', async () => {
  const user = userEvent.setup({ delay: null })
  const posted = await show()
  await user.click(screen.getByRole('button', { name: 'Skip' }))
  await waitFor(() => expect(posted).toEqual([{ name: '', city: '', intent: 'skip' }]))
})

test("shows the action's errors at their fields, moves the focus there, and allows sending again", async () => {
  const user = userEvent.setup({ delay: null })
  const posted = await show({
    name: { rule: 'incorrect', parameters: {} },
    elsewhere: { rule: 'required', parameters: {} },
  })
  const name = screen.getByLabelText('Name')
  await user.type(name, 'Anna')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Incorrect value')).toBeTruthy()
  expect(document.activeElement).toBe(name)
  await user.type(name, ' B')
  await waitFor(() => expect(screen.queryByText('Incorrect value')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(posted.map(({ name: sent }) => sent)).toEqual(['Anna', 'Anna B']))
})
