import { classes } from '../classes.ts'
import { DialogFrame, type DialogProps } from '../Dialog/DialogFrame.tsx'
import css from './Drawer.module.css'

/**
 * Shows a native modal dialog at the right or left edge, 500 px wide by default; full screen on a
 * phone.
 */
export function Drawer({ left, className, ...rest }: DialogProps & { left?: boolean }) {
  return <DialogFrame {...rest} className={classes(css.drawer, left && css.left, className)} />
}
