import type { ReactNode, TableHTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import css from './Table.module.css'

type TableProps = TableHTMLAttributes<HTMLTableElement> & {
  /** Title of the table; also names the region that scrolls sideways. */
  caption: string
  hideCaption?: boolean
  /** Compact rows, for work screens. */
  dense?: boolean
  /**
   * Shows every row as a block on a phone or a tablet; set `data-label`, the name of its column, on
   * every `<td>`.
   */
  stacks?: boolean
  /** Highlights rows under the pointer, since they can be opened. */
  rowsOpen?: boolean
  /** `<thead>` and `<tbody>`; set `data-number` on cells of numbers. */
  children: ReactNode
}

/** Shows a native table, which scrolls sideways on a narrow screen. */
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
