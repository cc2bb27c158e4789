import { classes } from '../classes.ts'
import { DialogFrame, type DialogProps } from '../Dialog/DialogFrame.tsx'
import css from './Drawer.module.css'

/** A native modal dialog at the right edge, or the left, 500 px wide unless told; the whole screen on a phone. */
export function Drawer({ left, className, ...rest }: DialogProps & { left?: boolean }) {
  return <DialogFrame {...rest} className={classes(css.drawer, left && css.left, className)} />
}
