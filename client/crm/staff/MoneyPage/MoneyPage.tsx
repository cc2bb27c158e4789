import { useIntl } from 'react-intl'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { useMoneyFormat } from '../../../features/shell/Money/useMoneyFormat.ts'
import { useSite } from '../../../routing/site.ts'
import { useActionResult, useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { success } from '../../../ui/Icon/signs.ts'
import { EmailLink } from '../../kit/ContactLinks.tsx'
import { CellNote, DataTable } from '../../kit/DataTable.tsx'
import { ListPage } from '../../kit/ListPage.tsx'
import { useUtcTime } from '../../kit/useInstants.ts'
import type { action, loader } from './MoneyPage.loader.ts'
import css from './MoneyPage.module.css'
import { HandleRefund } from './sections/HandleRefund.tsx'
import { ResolveIssue } from './sections/ResolveIssue.tsx'
import { staffMoneyMessages as messages } from './staffMoney.messages.ts'
import { useMoneyPageQuery } from './MoneyPage.generated.ts'

/** Lists payment issues for staff: refunds to make by hand, unexpected payments, disputes. */
export function MoneyPage() {
  const { formatMessage } = useIntl()
  const writeUtc = useUtcTime()
  const { locale } = useSite()
  const formatMoney = useMoneyFormat()
  const { issues, totalCount } = useMoneyPageQuery(useLoaderResult<typeof loader>().resultRef).data
    .paymentIssues
  const refusal = useActionResult<typeof action>()
  const heading = formatMessage(messages.heading)
  return (
    <ListPage
      area="staff"
      title={formatMessage(messages.title)}
      heading={heading}
      count={totalCount}
      refusal={refusal}
      empty={
        issues.length > 0
          ? undefined
          : {
              icon: success,
              title: formatMessage(messages.empty),
              text: formatMessage(messages.emptyText),
            }
      }
      foot={
        totalCount > issues.length && (
          <p>{formatMessage(messages.more, { count: totalCount - issues.length })}</p>
        )
      }
    >
      <DataTable
        caption={heading}
        rows={issues}
        keyOf={({ refundId, issueId }) => refundId ?? issueId ?? 0}
        columns={[
          {
            head: messages.what,
            kind: 'text',
            cell: ({ kind, at }) => (
              <>
                <span>{formatMessage(messages[kind])}</span>
                <time className={css.time} dateTime={at}>
                  {writeUtc(at)}
                </time>
              </>
            ),
          },
          {
            head: messages.whose,
            cell: ({ requestId, contactName, contactEmail }) => (
              <>
                {requestId === null ? (
                  <span>{formatMessage(messages.noRequest)}</span>
                ) : (
                  <a href={`${pagePath('staffRequests', locale)}?search=${requestId}`}>
                    {formatMessage(messages.request, { number: String(requestId) })}
                  </a>
                )}
                {contactName && <CellNote>{contactName}</CellNote>}
                {contactEmail && <EmailLink email={contactEmail} />}
              </>
            ),
          },
          {
            head: messages.amount,
            kind: 'number',
            cell: ({ amount }) => (amount ? formatMoney(amount) : '–'),
          },
          {
            head: messages.why,
            cell: ({ details, paymentRef, provider }) => (
              <>
                <span>{details}</span>
                {paymentRef && (
                  <CellNote>
                    {formatMessage(messages.provider, { provider, number: paymentRef })}
                  </CellNote>
                )}
              </>
            ),
          },
          {
            head: messages.action,
            cell: ({ refundId, issueId, requestId, amount }) => (
              <>
                {refundId !== null && (
                  <HandleRefund
                    refundId={refundId}
                    requestId={requestId ?? 0}
                    amount={amount ? formatMoney(amount) : ''}
                    refusal={refusal}
                  />
                )}
                {issueId !== null && <ResolveIssue id={issueId} refusal={refusal} />}
              </>
            ),
          },
        ]}
      />
    </ListPage>
  )
}
