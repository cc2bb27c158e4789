import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Message } from '../../i18n/defineMessages.ts'
import { Table } from '../../ui/Table/Table.tsx'

interface StaffTableProps {
  /** Spoken only: the page's heading says it already. */
  caption: string
  /** Heads of the columns; those in `numbers` stand at the end of theirs. */
  columns: readonly Message[]
  numbers?: readonly Message[]
  /** The rows. */
  children: ReactNode
}

/** The list of a page of the staff: dense, a card a row where it is narrow. */
export function StaffTable({ caption, columns, numbers = [], children }: StaffTableProps) {
  const { formatMessage } = useIntl()
  return (
    <Table dense stacks caption={caption} hideCaption>
      <thead>
        <tr>
          {columns.map((message) => (
            <th key={message.id} scope="col" data-number={numbers.includes(message) || undefined}>
              {formatMessage(message)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  )
}
