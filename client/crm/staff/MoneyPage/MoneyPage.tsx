import { useIntl } from 'react-intl'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { useData } from '../../../data/useData.ts'
import { useMoneyFormat } from '../../../features/Money/useMoneyFormat.ts'
import { useSite } from '../../../routing/site.ts'
import { useActed, useLoaded } from '../../../routing/useLoaded.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { success } from '../../../ui/Icon/signs.ts'
import { StaffFrame } from '../StaffFrame.tsx'
import css from '../StaffFrame.module.css'
import { StaffTable } from '../StaffTable.tsx'
import { useDeskTime } from '../useDeskTime.ts'
import type { action, loader } from './MoneyPage.loader.ts'
import { HandleRefund } from './sections/HandleRefund.tsx'
import { ResolveTrouble } from './sections/ResolveTrouble.tsx'
import { staffMoneyMessages as messages } from './staffMoney.messages.ts'

/** What about money waits for a person: refunds to give back by hand, payments not as agreed, disputes. */
export function MoneyPage() {
  const { formatMessage } = useIntl()
  const instant = useDeskTime()
  const { locale } = useSite()
  const formatMoney = useMoneyFormat()
  const { troubles, totalCount } = useData(useLoaded<typeof loader>().reading).moneyTroubles
  const refusal = useActed<typeof action>()
  const heading = formatMessage(messages.heading)
  return (
    <StaffFrame title={formatMessage(messages.title)} heading={heading} count={totalCount} refusal={refusal}>
      {troubles.length > 0 ? (
        <StaffTable
          caption={heading}
          columns={[messages.what, messages.whose, messages.amount, messages.why, messages.action]}
          numbers={[messages.amount]}
        >
          {troubles.map((trouble) => {
            const { kind, refundId, troubleId, requestId, contactName, contactEmail, provider, paymentRef } = trouble
            const amount = trouble.amount && formatMoney(trouble.amount)
            return (
              <tr key={refundId ?? troubleId}>
                <th scope="row" className={css.cell}>
                  <span>{formatMessage(messages[kind])}</span>
                  <time className={css.note} dateTime={trouble.at}>
                    {instant(trouble.at)}
                  </time>
                </th>
                <td className={css.cell} data-label={formatMessage(messages.whose)}>
                  {requestId === null ? (
                    <span>{formatMessage(messages.noRequest)}</span>
                  ) : (
                    <a href={`${pagePath('staffRequests', locale)}?search=${requestId}`}>
                      {formatMessage(messages.request, { number: String(requestId) })}
                    </a>
                  )}
                  {contactName && <span className={css.note}>{contactName}</span>}
                  {contactEmail && <a href={`mailto:${encodeURIComponent(contactEmail).replaceAll('%40', '@')}`}>{contactEmail}</a>}
                </td>
                <td data-number className={css.short} data-label={formatMessage(messages.amount)}>
                  {amount ?? '–'}
                </td>
                <td className={css.cell} data-label={formatMessage(messages.why)}>
                  <span>{trouble.details}</span>
                  {paymentRef && <span className={css.note}>{formatMessage(messages.provider, { provider, number: paymentRef })}</span>}
                </td>
                <td className={css.cell} data-label={formatMessage(messages.action)}>
                  {refundId !== null && <HandleRefund refundId={refundId} requestId={requestId ?? 0} amount={amount ?? ''} />}
                  {troubleId !== null && <ResolveTrouble id={troubleId} />}
                </td>
              </tr>
            )
          })}
        </StaffTable>
      ) : (
        <EmptyState icon={success} title={formatMessage(messages.empty)}>
          <p>{formatMessage(messages.emptyText)}</p>
        </EmptyState>
      )}
      {totalCount > troubles.length && <p>{formatMessage(messages.more, { count: totalCount - troubles.length })}</p>}
    </StaffFrame>
  )
}
