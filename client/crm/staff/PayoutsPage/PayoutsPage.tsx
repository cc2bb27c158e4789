import { useIntl } from 'react-intl'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { useMoneyFormat } from '../../../features/shell/Money/useMoneyFormat.ts'
import { useSite } from '../../../routing/site.ts'
import { useActionResult, useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { mail } from '../../../ui/Icon/people.ts'
import { CellNote, DataTable } from '../../kit/DataTable.tsx'
import { ListPage } from '../../kit/ListPage.tsx'
import type { action, loader } from './PayoutsPage.loader.ts'
import { RecordPayout } from './sections/RecordPayout.tsx'
import { staffPayoutsMessages as messages } from './staffPayouts.messages.ts'
import { usePayoutsPageQuery } from './PayoutsPage.generated.ts'

/** Shows what every organizer is owed, per currency, with a form to record a transfer. */
export function PayoutsPage() {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const formatMoney = useMoneyFormat()
  const { resultRef, formKey, today } = useLoaderResult<typeof loader>()
  const { payoutBalances } = usePayoutsPageQuery(resultRef).data
  const refusal = useActionResult<typeof action>()
  const heading = formatMessage(messages.heading)
  return (
    <ListPage
      area="staff"
      title={formatMessage(messages.title)}
      heading={heading}
      count={payoutBalances.length}
      refusal={refusal}
      refusalTexts={{
        invalid: formatMessage(messages.input),
        notOwed: formatMessage(messages.notOwed),
        notFound: formatMessage(messages.failed),
        failed: formatMessage(messages.failed),
      }}
      empty={
        payoutBalances.length > 0 ? undefined : { icon: mail, title: formatMessage(messages.empty) }
      }
    >
      <DataTable
        caption={heading}
        rows={payoutBalances}
        // a recorded payout resets the form
        keyOf={({ organizer, paidOut }) =>
          `${organizer.id} ${paidOut.currency} ${paidOut.amountMinor}`
        }
        columns={[
          {
            head: messages.organizer,
            kind: 'text',
            cell: ({ organizer }) => (
              <>
                <span>{organizer.name}</span>
                <CellNote>{organizer.legalName}</CellNote>
                <a href={`${pagePath('crmStatement', locale)}?organizer=${organizer.id}`}>
                  {formatMessage(messages.statement)}
                </a>
              </>
            ),
          },
          { head: messages.earned, kind: 'number', cell: ({ earned }) => formatMoney(earned) },
          { head: messages.paidOut, kind: 'number', cell: ({ paidOut }) => formatMoney(paidOut) },
          {
            head: messages.due,
            kind: 'number',
            cell: ({ due, overpaid }) => (
              <>
                <strong>{formatMoney(due)}</strong>
                {overpaid.amountMinor > 0 && (
                  <div>
                    <Badge tone="brick">
                      {formatMessage(messages.overpaid, { amount: formatMoney(overpaid) })}
                    </Badge>
                  </div>
                )}
              </>
            ),
          },
          {
            head: messages.payout,
            cell: ({ organizer, due }) => (
              <RecordPayout
                organizer={organizer}
                due={due}
                today={today}
                formKey={formKey}
                refusal={refusal}
              />
            ),
          },
        ]}
      />
    </ListPage>
  )
}
