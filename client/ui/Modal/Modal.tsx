import { classes } from '../classes.ts'
import { DialogFrame, type DialogProps } from '../Dialog/DialogFrame.tsx'
import css from './Modal.module.css'

/**
 * Shows a native modal dialog in the middle of the screen, 500 px wide by default; at the bottom
 * edge on a phone.
 */
export function Modal({ className, ...rest }: DialogProps) {
  return <DialogFrame {...rest} className={classes(css.modal, className)} />
}
