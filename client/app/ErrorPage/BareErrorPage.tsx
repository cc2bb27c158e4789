import { ErrorPage } from './ErrorPage.tsx'

/** The last resort, when the layout itself failed: the same words without header and footer. */
export function BareErrorPage() {
  return (
    <main>
      <ErrorPage />
    </main>
  )
}
