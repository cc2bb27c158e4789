import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { ToastProvider, useToast } from '../../../ui/Toast/Toast.tsx'
import { shareMessages as messages } from './shareLinks.messages.ts'

interface CopyResultProps {
  isCopied: boolean
  /** Counts the presses, each of which is answered. */
  press: number
}

/** The toast after a press; comes with the first of them, so that no page carries it before. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every press
  useEffect(() => {
    show({
      tone: isCopied ? 'success' : 'danger',
      title: formatMessage(isCopied ? messages.copied : messages.copyFailed),
    })
  }, [press])
  return null
}
