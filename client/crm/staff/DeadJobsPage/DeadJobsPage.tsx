import { useIntl } from 'react-intl'
import { Form } from 'react-router'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { useIsSending } from '../../../routing/useIsSending.ts'
import { useData } from '../../../data/useData.ts'
import { useSite } from '../../../routing/site.ts'
import { useActed, useLoaded } from '../../../routing/useLoaded.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { refresh } from '../../../ui/Icon/controls.ts'
import { success } from '../../../ui/Icon/signs.ts'
import { StaffFrame } from '../StaffFrame.tsx'
import css from '../StaffFrame.module.css'
import { StaffTable } from '../StaffTable.tsx'
import { useDeskTime } from '../useDeskTime.ts'
import type { action, loader } from './DeadJobsPage.loader.ts'
import { deadJobsMessages as messages } from './deadJobs.messages.ts'

/** Jobs that have used up their attempts: tried again or given up, one by one. */
export function DeadJobsPage() {
  const { formatMessage } = useIntl()
  const instant = useDeskTime()
  const { locale } = useSite()
  const { reading, before } = useLoaded<typeof loader>()
  const { jobs, hasMore, totalCount } = useData(reading).deadJobs
  const refusal = useActed<typeof action>()
  const isBusy = useIsSending()
  const home = pagePath('staffJobs', locale)
  const last = jobs.at(-1)
  return (
    <StaffFrame
      title={formatMessage(messages.title)}
      heading={formatMessage(messages.heading)}
      count={totalCount}
      refusal={refusal}
      older={hasMore && last ? `${home}?before=${last.id}` : null}
      newest={before ? home : null}
    >
      {jobs.length > 0 ? (
        <StaffTable caption={formatMessage(messages.heading)} columns={[messages.job, messages.failed, messages.error, messages.what]}>
          {jobs.map(({ id, name, about, attempts, failedAt, error }) => (
            <tr key={id}>
              <th scope="row" className={css.cell}>
                <span>{name}</span>
                {about.map((subject) => (
                  <span key={subject.name} className={css.note}>
                    {formatMessage(messages.about, { name: subject.name, id: subject.id })}
                  </span>
                ))}
              </th>
              <td className={css.cell} data-label={formatMessage(messages.failed)}>
                <time dateTime={failedAt}>{instant(failedAt)}</time>
                <span className={css.note}>{formatMessage(messages.attempts, { count: attempts })}</span>
              </td>
              <td className={css.cell} data-label={formatMessage(messages.error)}>
                <span className={css.note}>{error ?? formatMessage(messages.killed)}</span>
              </td>
              <td className={css.cell} data-label={formatMessage(messages.what)}>
                <Form method="post" preventScrollReset data-print="no">
                  <input type="hidden" name="id" value={id} />
                  <Button
                    type="submit"
                    size="s"
                    icon={refresh}
                    name="intent"
                    value="retry"
                    busy={isBusy}
                    aria-label={formatMessage(messages.retrySpoken, { id, name })}
                  >
                    {formatMessage(messages.retry)}
                  </Button>
                  <Disclosure summary={formatMessage(messages.drop)} look="plain">
                    <div className={css.form}>
                      <p>{formatMessage(messages.dropText)}</p>
                      <Button type="submit" size="s" look="danger" name="intent" value="drop" busy={isBusy}>
                        {formatMessage(messages.dropNow, { id })}
                      </Button>
                    </div>
                  </Disclosure>
                </Form>
              </td>
            </tr>
          ))}
        </StaffTable>
      ) : (
        <EmptyState icon={success} title={formatMessage(messages.empty)}>
          <p>{formatMessage(messages.emptyText)}</p>
        </EmptyState>
      )}
    </StaffFrame>
  )
}
