import { useIntl } from 'react-intl'
import { type FragmentType, useFragment } from '../../../data/useFragment.ts'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { download } from '../../../ui/Icon/controls.ts'
import { useMoneyFormat } from '../../shell/Money/useMoneyFormat.ts'
import type { RequestPapers_RequestFragment } from './RequestPapers.generated.ts'
import css from './RequestPapers.module.css'
import { requestPapersMessages as messages } from './requestPapers.messages.ts'

interface RequestPapersProps {
  request: FragmentType<RequestPapers_RequestFragment>
  /** Level of the two headings. */
  level?: 'h3' | 'h4'
}

/** Lists payments and refunds, and their documents. */
export function RequestPapers({ request: part, level: Heading = 'h3' }: RequestPapersProps) {
  const { formatMessage, formatDate } = useIntl()
  const formatMoney = useMoneyFormat()
  const { documents, payments, tour } = useFragment<RequestPapers_RequestFragment>(part)
  const dayOf = (at: string | null) =>
    at === null
      ? ''
      : formatDate(at, { timeZone: tour.timeZone, day: 'numeric', month: 'short', year: 'numeric' })
  return (
    <div className={css.papers}>
      <div className={css.part}>
        <Heading className={css.name}>{formatMessage(messages.payments)}</Heading>
        {payments.length === 0 ? (
          <p className={css.empty}>{formatMessage(messages.none)}</p>
        ) : (
          <ul className={css.list}>
            {payments.flatMap(({ id, method, paidAt, amount, refunds }) => [
              <li key={id}>
                <span>{formatMessage(messages[`paid${method}`], { day: dayOf(paidAt) })}</span>
                <span className={css.amount}>{formatMoney(amount)}</span>
              </li>,
              ...refunds.map((refund) => (
                <li key={refund.id} className={css.back}>
                  <span>
                    {formatMessage(
                      messages[
                        `${refund.reason === 'CASHBACK' ? 'cashback' : 'refund'}${refund.status}`
                      ],
                      {
                        day: dayOf(refund.doneAt),
                      },
                    )}
                  </span>
                  <span className={css.amount}>
                    {formatMoney({ ...refund.amount, amountMinor: -refund.amount.amountMinor })}
                  </span>
                </li>
              )),
            ])}
          </ul>
        )}
      </div>
      <div className={css.part}>
        <Heading className={css.name}>{formatMessage(messages.documents)}</Heading>
        {documents.length === 0 ? (
          <p className={css.empty}>{formatMessage(messages.noDocuments)}</p>
        ) : (
          <ul className={css.list}>
            {documents.map(({ kind, number, path, total }) => (
              <li key={path}>
                <a href={path} className={css.file}>
                  <Icon glyph={download} />
                  {formatMessage(messages[kind], { number })}
                </a>
                {total && <span className={css.amount}>{formatMoney(total)}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
