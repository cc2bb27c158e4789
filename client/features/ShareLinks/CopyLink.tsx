import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button/Button.tsx'
import { copy } from '../../ui/Icon/controls.ts'
import { shareMessages as messages } from './shareLinks.messages.ts'

const CopyResult = lazy(async () => ({ default: (await import('./CopyResult.tsx')).CopyResult }))

/** Puts an address on the clipboard and says so. */
export function CopyLink({ url }: { url: string }) {
  const { formatMessage } = useIntl()
  const [result, setResult] = useState<{ isCopied: boolean; press: number } | null>(null)
  const press = async () => {
    const isCopied = await Promise.resolve(navigator.clipboard?.writeText(url) ?? Promise.reject()).then(
      () => true,
      () => false,
    )
    setResult((before) => ({ isCopied, press: (before?.press ?? 0) + 1 }))
  }
  return (
    <>
      <Button size="s" icon={copy} onClick={press}>
        {formatMessage(messages.copy)}
      </Button>
      {result && (
        <Suspense>
          <CopyResult {...result} />
        </Suspense>
      )}
    </>
  )
}
