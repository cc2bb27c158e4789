import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { RawIntlProvider } from 'react-intl'
import { testIntl } from '../../../testing/intl.ts'
import { CodeStep } from './CodeStep.tsx'

const step = (isBusy: boolean, onSend: (intent: string) => void) => {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement) onSend(submitter.value)
  }
  return (
    <RawIntlProvider value={testIntl('en')}>
      <form onSubmit={onSubmit}>
        <CodeStep
          to="tessa@versta.example"
          refusal={null}
          isBusy={isBusy}
          sent={1}
          submit="Log in"
          back={null}
        />
      </form>
    </RawIntlProvider>
  )
}

test('submits the form once, at the last digit', async () => {
  const onSend = jest.fn()
  const { rerender } = render(step(false, onSend))
  await userEvent.type(screen.getByLabelText('Code'), '12345')
  expect(onSend.mock.calls).toEqual([['check']])
  rerender(step(true, onSend))
  rerender(step(false, onSend))
  expect(onSend).toHaveBeenCalledTimes(1)
})

test('submits a code completed while the page was busy once it is idle', async () => {
  const onSend = jest.fn()
  const { rerender } = render(step(true, onSend))
  await userEvent.type(screen.getByLabelText('Code'), '12345')
  expect(onSend).not.toHaveBeenCalled()
  rerender(step(false, onSend))
  expect(onSend.mock.calls).toEqual([['check']])
})
