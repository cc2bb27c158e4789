import { beforeEach, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { Modal } from '../Modal/Modal.tsx'

// jsdom has the element but can't open it
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

function start(persistent: boolean) {
  const onClose = jest.fn()
  const view = (open: boolean) => (
    <Modal
      open={open}
      onClose={onClose}
      persistent={persistent}
      title="Departure"
      closeLabel="Close"
    >
      <p>Inside</p>
    </Modal>
  )
  const { rerender } = render(view(true))
  return { onClose, close: () => rerender(view(false)) }
}

test('is named by its title and reports a press on the overlay once', () => {
  const { onClose } = start(false)
  const dialog = screen.getByRole('dialog', { name: 'Departure' })
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('ignores a press that begins or ends inside', () => {
  const { onClose } = start(false)
  fireEvent.pointerDown(screen.getByText('Inside'))
  fireEvent.click(screen.getByRole('dialog'))
  fireEvent.pointerDown(screen.getByText('Inside'))
  fireEvent.click(screen.getByText('Inside'))
  expect(onClose).not.toHaveBeenCalled()
})

test('ignores the overlay when persistent, but closes by Escape', () => {
  const { onClose } = start(true)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
  dialog.close()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('does not report a close from outside', () => {
  const { onClose, close } = start(false)
  close()
  expect(onClose).not.toHaveBeenCalled()
})
