import { useIntl } from 'react-intl'
import { usePagePath } from '../../../../routing/site.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { phone as phoneGlyph } from '../../../../ui/Icon/people.ts'
import type { PayRequest } from '../payRequest.ts'
import { requestPayPageMessages as messages } from '../requestPayPage.messages.ts'
import css from './HowToPay.module.css'

/**
 * Explains how to pay where no card is accepted: who sends the payment details, where to, and whom
 * to call if they don't arrive.
 */
export function HowToPay({
  request: { id, uuid, status, organizer, contactEmail: email },
}: {
  request: PayRequest
}) {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const values = { organizer: organizer.name, email, number: String(id) }
  const isConfirmed = status !== 'PENDING_CONFIRM'
  const tel = organizer.phone?.replaceAll(/[^+\d]/g, '')
  return (
    <section aria-labelledby="how">
      <h2 id="how">{formatMessage(messages.how)}</h2>
      <ol className={css.steps}>
        <li>
          <span>
            {formatMessage(isConfirmed ? messages.howConfirmed : messages.howAsked, values)}
          </span>
        </li>
        <li>
          <span>{formatMessage(messages.howReference, values)}</span>
        </li>
        <li>
          <span>
            {tel && organizer.formattedPhone
              ? formatMessage(messages.howPhone, {
                  ...values,
                  phone: <a href={`tel:${tel}`}>{organizer.formattedPhone}</a>,
                })
              : formatMessage(messages.howNoPhone, values)}
          </span>
        </li>
      </ol>
      <p className={css.note}>{formatMessage(messages.howOnline)}</p>
      <Button
        size="s"
        icon={phoneGlyph}
        href={pathOf('requestQr', { uuid })}
        className={css.phone}
        data-print="no"
      >
        {formatMessage(messages.onPhone)}
      </Button>
    </section>
  )
}
