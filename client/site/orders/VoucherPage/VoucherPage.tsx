import { type MessageDescriptor, useIntl } from 'react-intl'
import { useDepartureText } from '../../../features/tour/Departure/useDepartureText.ts'
import { PageMeta } from '../../../features/shell/PageMeta/PageMeta.tsx'
import { usePagePath } from '../../../routing/site.ts'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Container } from '../../../ui/Container/Container.tsx'
import type { loader } from './VoucherPage.loader.ts'
import css from './VoucherPage.module.css'
import { voucherPageMessages as messages } from './voucherPage.messages.ts'
import { useVoucherPageQuery } from './VoucherPage.generated.ts'

const words: Record<
  'VALID' | 'OVER' | 'CANCELLED' | 'UNKNOWN',
  { heading: MessageDescriptor; text: MessageDescriptor }
> = {
  VALID: { heading: messages.valid, text: messages.validText },
  OVER: { heading: messages.over, text: messages.overText },
  CANCELLED: { heading: messages.cancelled, text: messages.cancelledText },
  UNKNOWN: { heading: messages.unknown, text: messages.unknownText },
}

/** Page behind a voucher's QR code: shows a guide whether the voucher is valid, and for whom. */
export function VoucherPage() {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const departure = useDepartureText()
  const { voucher } = useVoucherPageQuery(useLoaderResult<typeof loader>().resultRef).data
  const state = voucher?.state ?? 'UNKNOWN'
  const facts = voucher && [
    { name: messages.tour, value: voucher.tour },
    { name: messages.when, value: departure.days(voucher) },
    {
      name: messages.people,
      value: formatMessage(messages.peopleValue, {
        adults: voucher.adults,
        children: voucher.children,
      }),
    },
    { name: messages.bookedBy, value: voucher.bookedBy },
    { name: messages.organizer, value: voucher.organizer },
  ]
  return (
    <Container className={css.page}>
      <PageMeta title={formatMessage(messages.title)} />
      <article className={css.card} data-state={state}>
        <div>
          {voucher && (
            <p className={css.number}>
              {formatMessage(messages.number)} {voucher.number}
            </p>
          )}
          <h1 className={css.heading}>{formatMessage(words[state].heading)}</h1>
          <p className={css.text}>{formatMessage(words[state].text)}</p>
        </div>
        {facts && (
          <dl className={css.facts}>
            {facts.map(({ name, value }) => (
              <div key={name.id}>
                <dt>{formatMessage(name)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {state !== 'VALID' && (
          <div>
            <Button href={pathOf('contacts')}>{formatMessage(messages.help)}</Button>
          </div>
        )}
      </article>
    </Container>
  )
}
