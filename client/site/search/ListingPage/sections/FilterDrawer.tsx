import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Drawer } from '../../../../ui/Drawer/Drawer.tsx'
import { listingMessages as messages } from '../listingPage.messages.ts'

interface FilterDrawerProps {
  open: boolean
  onClose: () => void
  /** Number of tours that the current filter finds. */
  count: number
  children: ReactNode
}

/** The filters in a drawer over the list, for screens without room beside it. */
export function FilterDrawer({ open, onClose, count, children }: FilterDrawerProps) {
  const { formatMessage } = useIntl()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={formatMessage(messages.filters)}
      closeLabel={formatMessage(messages.closeFilters)}
      footer={
        <Button look="primary" wide onClick={onClose}>
          {formatMessage(messages.show, { count })}
        </Button>
      }
    >
      {children}
    </Drawer>
  )
}
