import { useIntl } from 'react-intl'
import { PageMeta } from '#client/features/shell/PageMeta/PageMeta.tsx'
import { useLoaderResult } from '#client/routing/useLoaderResult.ts'
import { Container } from '#client/ui/Container/Container.tsx'
import { useExamplePageQuery } from './ExamplePage.generated.ts'
import type { loader } from './ExamplePage.loader.ts'
import css from './ExamplePage.module.css'
import { examplePageMessages as messages } from './examplePage.messages.ts'

/** TODO: state the page's purpose in one sentence. */
export function ExamplePage() {
  const { formatMessage } = useIntl()
  const { regions } = useExamplePageQuery(useLoaderResult<typeof loader>().page).data
  return (
    <Container className={css.page}>
      <PageMeta
        title={formatMessage(messages.metaTitle)}
        description={formatMessage(messages.metaDescription)}
      />
      <h1>{formatMessage(messages.title)}</h1>
      <p>{formatMessage(messages.regionCount, { count: regions.length })}</p>
      <ul>
        {regions.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Container>
  )
}
