import type { ReactNode, TableHTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import css from './Table.module.css'

type TableProps = TableHTMLAttributes<HTMLTableElement> & {
  /** What the table shows; also names the region that scrolls sideways. */
  caption: string
  hideCaption?: boolean
  /** Compact rows, for work. */
  dense?: boolean
  /** On a phone or a tablet every row stands as a block of its own; put `data-label`, the name of its column, on every `<td>`. */
  stacks?: boolean
  /** Rows react to the pointer because they can be opened. */
  rowsOpen?: boolean
  /** `<thead>` and `<tbody>`; put `data-number` on cells of figures. */
  children: ReactNode
}

/** A native table with one style, which scrolls sideways on a narrow screen instead of breaking it. */
export function Table({
  caption,
  hideCaption,
  dense,
  stacks,
  rowsOpen,
  className,
  children,
  ...rest
}: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable from the keyboard
    <section className={classes(css.scroll, className)} aria-label={caption} tabIndex={0}>
      <table
        {...rest}
        className={classes(
          css.table,
          dense && css.dense,
          stacks && css.stacks,
          rowsOpen && css.rowsOpen,
        )}
      >
        <caption className={hideCaption ? css.hidden : css.caption}>{caption}</caption>
        {children}
      </table>
    </section>
  )
}
