import { ErrorPage } from './ErrorPage.tsx'

/** Shows the error page without header and footer, when the layout itself failed. */
export function BareErrorPage() {
  return (
    <main>
      <ErrorPage />
    </main>
  )
}
