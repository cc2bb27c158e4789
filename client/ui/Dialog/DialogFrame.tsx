import { type CSSProperties, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { close } from '../Icon/controls.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import css from './Dialog.module.css'
import { useDialog } from './useDialog.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Stays visible while the content scrolls. */
  footer?: ReactNode
  /** Pixels; never wider than the screen. */
  width?: number
  persistent?: boolean
  /** Lets a button with `commandfor` open it before scripts have loaded. */
  id?: string
  className?: string
}

/**
 * Shows the common parts of a modal and a drawer: head with title and close button, scrolling body,
 * footer.
 */
export function DialogFrame({
  open,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  width = 500,
  persistent,
  id,
  className,
}: DialogProps) {
  const heading = useId()
  const behavior = useDialog({ open, onClose, persistent })
  return (
    <dialog
      {...behavior}
      id={id}
      aria-labelledby={heading}
      className={classes(css.dialog, className)}
      style={{ '--width': `${width}px` } as CSSProperties}
    >
      <div className={css.frame}>
        <header className={css.head}>
          <h2 id={heading} className={css.title}>
            {title}
          </h2>
          <form method="dialog">
            <IconButton type="submit" glyph={close} label={closeLabel} size="s" />
          </form>
        </header>
        <div className={css.body}>{children}</div>
        {footer && <footer className={css.foot}>{footer}</footer>}
      </div>
    </dialog>
  )
}
