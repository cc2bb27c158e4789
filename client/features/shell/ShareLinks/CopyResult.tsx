import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { ToastProvider, useToast } from '../../../ui/Toast/Toast.tsx'
import { shareMessages as messages } from './shareLinks.messages.ts'

interface CopyResultProps {
  isCopied: boolean
  /** Number of presses: each gets a toast. */
  press: number
}

/**
 * Shows the toast after a press; its code loads with the first press, to keep it out of every page.
 */
export function CopyResult(props: CopyResultProps) {
  const { formatMessage } = useIntl()
  return (
    <ToastProvider
      labels={{ region: formatMessage(messages.messages), close: formatMessage(messages.close) }}
    >
      <Announcement {...props} />
    </ToastProvider>
  )
}

function Announcement({ isCopied, press }: CopyResultProps) {
  const { formatMessage } = useIntl()
  const show = useToast()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per press
  useEffect(() => {
    show({
      tone: isCopied ? 'success' : 'danger',
      title: formatMessage(isCopied ? messages.copied : messages.copyFailed),
    })
  }, [press])
  return null
}
