import { useIntl } from 'react-intl'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { useData } from '../../../data/useData.ts'
import { useMoneyFormat } from '../../../features/Money/useMoneyFormat.ts'
import { useSite } from '../../../routing/site.ts'
import { useActed, useLoaded } from '../../../routing/useLoaded.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { mail } from '../../../ui/Icon/people.ts'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { StaffFrame } from '../StaffFrame.tsx'
import css from '../StaffFrame.module.css'
import { StaffTable } from '../StaffTable.tsx'
import type { action, loader } from './PayoutsPage.loader.ts'
import { RecordPayout } from './sections/RecordPayout.tsx'
import { staffPayoutsMessages as messages } from './staffPayouts.messages.ts'

/** What every organizer is owed, per currency, and the form by which a transfer is written down. */
export function PayoutsPage() {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const formatMoney = useMoneyFormat()
  const { reading, formKey, today } = useLoaded<typeof loader>()
  const { payoutBalances } = useData(reading)
  const unpaid = useActed<typeof action>()
  const heading = formatMessage(messages.heading)
  return (
    <StaffFrame title={formatMessage(messages.title)} heading={heading} count={payoutBalances.length}>
      {unpaid && (
        <Notice tone="danger" role="alert" className={css.refused}>
          {formatMessage(messages[unpaid.why])}
        </Notice>
      )}
      {payoutBalances.length > 0 ? (
        <StaffTable
          caption={heading}
          columns={[messages.organizer, messages.earned, messages.paidOut, messages.due, messages.payout]}
          numbers={[messages.earned, messages.paidOut, messages.due]}
        >
          {payoutBalances.map(({ organizer, earned, paidOut, due, overpaid }) => {
            const { currency } = due
            return (
              <tr key={`${organizer.id} ${currency} ${paidOut.amountMinor}`}>
                <th scope="row">
                  <div className={css.cell}>
                    <span>{organizer.name}</span>
                    <span className={css.note}>{organizer.legalName}</span>
                    <a href={`${pagePath('crmStatement', locale)}?organizer=${organizer.id}`}>{formatMessage(messages.statement)}</a>
                  </div>
                </th>
                <td data-number className={css.short} data-label={formatMessage(messages.earned)}>
                  {formatMoney(earned)}
                </td>
                <td data-number className={css.short} data-label={formatMessage(messages.paidOut)}>
                  {formatMoney(paidOut)}
                </td>
                <td data-number className={css.short} data-label={formatMessage(messages.due)}>
                  <strong>{formatMoney(due)}</strong>
                  {overpaid.amountMinor > 0 && (
                    <div>
                      <Badge tone="brick">{formatMessage(messages.overpaid, { amount: formatMoney(overpaid) })}</Badge>
                    </div>
                  )}
                </td>
                <td className={css.cell} data-label={formatMessage(messages.payout)}>
                  <RecordPayout
                    organizer={organizer}
                    currency={currency}
                    dueMinor={due.amountMinor}
                    today={today}
                    formKey={formKey}
                    unpaid={unpaid?.organizerId === organizer.id && unpaid.currency === currency ? unpaid : undefined}
                  />
                </td>
              </tr>
            )
          })}
        </StaffTable>
      ) : (
        <EmptyState icon={mail} title={formatMessage(messages.empty)} />
      )}
    </StaffFrame>
  )
}
