import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button/Button.tsx'
import { copy } from '../../../ui/Icon/controls.ts'
import { onDemand } from '../../../ui/OnDemand/onDemand.tsx'
import { shareMessages as messages } from './shareLinks.messages.ts'

const CopyResult = onDemand(async () => (await import('./CopyResult.tsx')).CopyResult)

/**
 * Copies an address to the clipboard and confirms it: by a toast, or in the button if the toast's
 * code doesn't load.
 */
export function CopyLink({ url }: { url: string }) {
  const { formatMessage } = useIntl()
  const [result, setResult] = useState<{ isCopied: boolean; press: number } | null>(null)
  const [isToastMissing, setToastMissing] = useState(false)
  const press = async () => {
    const isCopied = await Promise.resolve(
      navigator.clipboard?.writeText(url) ?? Promise.reject(),
    ).then(
      () => true,
      () => false,
    )
    setResult((before) => ({ isCopied, press: (before?.press ?? 0) + 1 }))
  }
  return (
    <>
      <Button size="s" icon={copy} onClick={press}>
        {formatMessage(
          isToastMissing && result
            ? result.isCopied
              ? messages.copied
              : messages.copyFailed
            : messages.copy,
        )}
      </Button>
      {result && <CopyResult {...result} onMissing={() => setToastMissing(true)} />}
    </>
  )
}
