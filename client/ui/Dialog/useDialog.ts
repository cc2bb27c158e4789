import { type MouseEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react'

type DialogBehavior = {
  open: boolean
  onClose: () => void /** A click beside it does nothing; Escape still closes. */
  persistent?: boolean
}

/**
 * Binds a native modal dialog to state: opens and closes it, and reports when the visitor closed it
 * by Escape, the overlay or a `method="dialog"` form. Spread the returned props on a `<dialog>`
 * with a single child that fills it: then a press on the dialog itself is on the overlay.
 */
export function useDialog({ open, onClose, persistent }: DialogBehavior) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])

  // otherwise the page stays inert when the component unmounts while open
  useEffect(() => {
    const dialog = ref.current
    return () => dialog?.close?.()
  }, [])

  return {
    ref,
    // a dialog inside fires the same events, and React bubbles them. The event comes late: the
    // dialog may be open again.
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
