import { type MouseEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react'

type DialogBehaviour = {
  open: boolean
  onClose: () => void /** A click beside it does nothing; Escape still closes. */
  persistent?: boolean
}

/**
 * Ties a native modal dialog to state: opens and closes it, and reports when the visitor closed it by Escape, by the overlay or by a `method="dialog"` form.
 * The returned props belong on a `<dialog>` whose content lies in one child that fills it, so that a press on the dialog itself is one on the overlay.
 */
export function useDialog({ open, onClose, persistent }: DialogBehaviour) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])

  // Without it the page stays inert when the component goes away while open.
  useEffect(() => {
    const dialog = ref.current
    return () => dialog?.close?.()
  }, [])

  return {
    ref,
    // A dialog inside this one fires the same events, and React lets them bubble. The event comes late: it may be open again.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
    },
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressedBeside.current = event.target === event.currentTarget
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (!persistent && pressedBeside.current && event.target === event.currentTarget)
        event.currentTarget.close()
    },
  }
}
