import { useIntl } from 'react-intl'
import { usePagePath } from '../../../routing/site.ts'
import { useActionResult, useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { refresh } from '../../../ui/Icon/controls.ts'
import { success } from '../../../ui/Icon/signs.ts'
import { CellNote, DataTable } from '../../kit/DataTable.tsx'
import { ListPage } from '../../kit/ListPage.tsx'
import { listAddress } from '../../kit/listAddress.ts'
import { RecordForm } from '../../kit/RecordForm.tsx'
import { RowAction } from '../../kit/RowAction.tsx'
import { useUtcTime } from '../../kit/useInstants.ts'
import type { action, loader } from './FailedJobsPage.loader.ts'
import { failedJobsMessages as messages } from './failedJobs.messages.ts'
import { useFailedJobsPageQuery } from './FailedJobsPage.generated.ts'

/** Lists failed jobs, which have used up their attempts, to retry or delete them one by one. */
export function FailedJobsPage() {
  const { formatMessage } = useIntl()
  const writeUtc = useUtcTime()
  const { resultRef, before } = useLoaderResult<typeof loader>()
  const { jobs, hasMore, totalCount } = useFailedJobsPageQuery(resultRef).data.failedJobs
  const refusal = useActionResult<typeof action>()
  const home = usePagePath()('staffJobs')
  const last = jobs.at(-1)
  const heading = formatMessage(messages.heading)
  return (
    <ListPage
      area="staff"
      title={formatMessage(messages.title)}
      heading={heading}
      count={totalCount}
      refusal={refusal}
      older={hasMore && last ? listAddress(home, { before: last.id }) : null}
      newest={before ? home : null}
      empty={
        jobs.length > 0
          ? undefined
          : {
              icon: success,
              title: formatMessage(messages.empty),
              text: formatMessage(messages.emptyText),
            }
      }
    >
      <DataTable
        caption={heading}
        rows={jobs}
        keyOf={({ id }) => id}
        columns={[
          {
            head: messages.job,
            kind: 'text',
            cell: ({ name, about }) => (
              <>
                <span>{name}</span>
                {about.map((subject) => (
                  <CellNote key={subject.name}>
                    {formatMessage(messages.about, { name: subject.name, id: subject.id })}
                  </CellNote>
                ))}
              </>
            ),
          },
          {
            head: messages.failed,
            cell: ({ failedAt, attempts }) => (
              <>
                <time dateTime={failedAt}>{writeUtc(failedAt)}</time>
                <CellNote>{formatMessage(messages.attempts, { count: attempts })}</CellNote>
              </>
            ),
          },
          {
            head: messages.error,
            cell: ({ error }) => <CellNote>{error ?? formatMessage(messages.killed)}</CellNote>,
          },
          {
            head: messages.what,
            cell: ({ id, name }) => (
              <>
                <RowAction
                  fields={{ id, intent: 'retry' }}
                  text={formatMessage(messages.retry)}
                  label={formatMessage(messages.retrySpoken, { id, name })}
                  icon={refresh}
                />
                <div data-print="no">
                  <RecordForm
                    name={`drop-${id}`}
                    hidden={{ id }}
                    rules={{}}
                    refusal={refusal}
                    label={formatMessage(messages.dropNow, { id })}
                    summary={formatMessage(messages.drop)}
                    submit={{
                      text: formatMessage(messages.dropNow, { id }),
                      look: 'danger',
                      intent: 'drop',
                    }}
                  >
                    {() => <p>{formatMessage(messages.dropText)}</p>}
                  </RecordForm>
                </div>
              </>
            ),
          },
        ]}
      />
    </ListPage>
  )
}
