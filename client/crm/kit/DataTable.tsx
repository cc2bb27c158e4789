import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Message } from '../../i18n/defineMessages.ts'
import { Table } from '../../ui/Table/Table.tsx'
import { classes } from '../../ui/classes.ts'
import css from './DataTable.module.css'

export interface Column<Row> {
  head: Message
  /**
   * `text`, the default, puts each part on its own line; `plain` leaves its content as it is;
   * `short` never wraps on a wide screen; `number` is like `short` and aligned right.
   */
  kind?: 'text' | 'plain' | 'short' | 'number'
  /** Wide enough for an e-mail address. */
  isWide?: boolean
  cell: (row: Row) => ReactNode
  /** Tooltip of the cell. */
  title?: (row: Row) => string
  /** Content of the total row in this column. */
  total?: ReactNode
}

interface DataTableProps<Row> {
  /** For screen readers only: the page's heading shows the same. */
  caption: string
  /** The first column names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Label of the total row; it spans the leading columns, which have no total. */
  total?: string
}

/** Shows a list as a dense table; on a narrow screen each row becomes a card. */
export function DataTable<Row>({ caption, columns, rows, keyOf, total }: DataTableProps<Row>) {
  const { formatMessage } = useIntl()
  const [first, ...others] = columns
  const span = columns.findIndex((column) => column.total !== undefined)
  return (
    <Table dense stacks caption={caption} hideCaption>
      <thead>
        <tr>
          {columns.map(({ head, kind }) => (
            <th key={head.id} scope="col" data-number={kind === 'number' || undefined}>
              {formatMessage(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">
              {first.kind === 'text' ? (
                <div className={css.text}>{first.cell(row)}</div>
              ) : (
                first.cell(row)
              )}
            </th>
            {others.map(({ head, kind = 'text', isWide, cell, title }) => (
              <td
                key={head.id}
                className={classes(kind !== 'plain' && css[kind], isWide && css.wide)}
                data-number={kind === 'number' || undefined}
                data-label={formatMessage(head)}
                title={title?.(row)}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total !== undefined && span > 0 && (
        <tfoot>
          <tr className={css.total}>
            <th scope="row" colSpan={span}>
              {total}
            </th>
            {columns.slice(span).map((column) => (
              <td
                key={column.head.id}
                className={css.number}
                data-number
                data-label={formatMessage(column.head)}
              >
                {column.total}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </Table>
  )
}

/** A lighter line in a cell that explains the one above it. */
export const CellNote = ({ children, lang }: { children: ReactNode; lang?: string }) => (
  <span className={css.note} lang={lang}>
    {children}
  </span>
)
