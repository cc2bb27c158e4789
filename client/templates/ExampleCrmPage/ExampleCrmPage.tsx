import { useIntl } from 'react-intl'
import { DataTable } from '#client/crm/kit/DataTable.tsx'
import { ListPage } from '#client/crm/kit/ListPage.tsx'
import { useActionResult, useLoaderResult } from '#client/routing/useLoaderResult.ts'
import { info } from '#client/ui/Icon/signs.ts'
import { useExampleCrmPageQuery } from './ExampleCrmPage.generated.ts'
import type { action, loader } from './ExampleCrmPage.loader.ts'
import { exampleCrmPageMessages as messages } from './exampleCrmPage.messages.ts'

/** TODO: state the page's purpose in one sentence. */
export function ExampleCrmPage() {
  const { formatMessage } = useIntl()
  const { regions } = useExampleCrmPageQuery(useLoaderResult<typeof loader>().resultRef).data
  const refusal = useActionResult<typeof action>()
  const heading = formatMessage(messages.heading)
  return (
    <ListPage
      area="organizer"
      title={formatMessage(messages.title)}
      heading={heading}
      count={regions.length}
      refusal={refusal}
      empty={regions.length > 0 ? undefined : { icon: info, title: formatMessage(messages.empty) }}
    >
      <DataTable
        caption={heading}
        rows={regions}
        keyOf={({ id }) => id}
        columns={[
          { head: messages.number, kind: 'short', cell: ({ id }) => id },
          { head: messages.name, cell: ({ name }) => name },
        ]}
      />
    </ListPage>
  )
}
