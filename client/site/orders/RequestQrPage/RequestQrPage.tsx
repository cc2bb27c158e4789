import { useIntl } from 'react-intl'
import { useMoneyFormat } from '../../../features/shell/Money/useMoneyFormat.ts'
import { PrintButton } from '../../../features/shell/PrintButton/PrintButton.tsx'
import { RequestFrame } from '../../../features/request/RequestFrame/RequestFrame.tsx'
import { requestFrameMessages } from '../../../features/request/RequestFrame/requestFrame.messages.ts'
import { useLocalTime } from '../../../features/request/RequestFrame/useLocalTime.ts'
import { requestStage } from '../../../features/request/RequestStatus/requestStage.ts'
import { CopyLink } from '../../../features/shell/ShareLinks/CopyLink.tsx'
import { usePagePath } from '../../../routing/site.ts'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { type RequestQrPageQuery, useRequestQrPageQuery } from './RequestQrPage.generated.ts'
import type { loader } from './RequestQrPage.loader.ts'
import css from './RequestQrPage.module.css'
import { requestQrPageMessages as messages } from './requestQrPage.messages.ts'
import { CodeDrawing } from './sections/CodeDrawing.tsx'

/** A QR code on screen or paper that opens the payment page on a phone. */
export function RequestQrPage() {
  const data = useRequestQrPageQuery(useLoaderResult<typeof loader>().resultRef).data
  return data.request && <CodeSheet request={data.request} contacts={data.contacts} />
}

type Request = NonNullable<RequestQrPageQuery['request']>

function CodeSheet({
  request,
  contacts,
}: {
  request: Request
  contacts: RequestQrPageQuery['contacts']
}) {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const number = String(request.id)
  const { uuid, payCode, tour } = request
  const stage = requestStage(request.status)
  const isOpen = stage !== 'cancelled' && stage !== 'complete'
  return (
    <RequestFrame
      request={request}
      contacts={contacts}
      title={formatMessage(messages.title, { number })}
      crumb={formatMessage(messages.crumb)}
      heading={formatMessage(messages.heading)}
      lead={formatMessage(
        isOpen ? messages.lead : stage === 'complete' ? messages.over : messages.closed,
      )}
    >
      {isOpen && (
        <>
          <div className={css.ticket}>
            <CodeDrawing code={payCode} label={formatMessage(messages.code, { number })} />
            <div className={css.words}>
              <p className={css.reference}>{formatMessage(messages.reference, { number })}</p>
              <p className={css.tour} lang={tour.lang}>
                {tour.title}
              </p>
              <ToPay request={request} />
              <p className={css.soft}>{formatMessage(messages.noCharge)}</p>
            </div>
          </div>
          <div className={css.link}>
            <p className={css.address}>
              <span>{formatMessage(messages.link)}</span>
              <a href={pathOf('requestPay', { uuid })}>{payCode.text}</a>
            </p>
            <p className={css.soft}>{formatMessage(messages.share)}</p>
            <div className={css.actions} data-print="no">
              <span className={css.copy}>
                <CopyLink url={payCode.text} />
              </span>
              <PrintButton text={formatMessage(requestFrameMessages.print)} />
              <Button size="s" look="quiet" href={pathOf('requestPay', { uuid })}>
                {formatMessage(messages.toPayPage)}
              </Button>
            </div>
          </div>
        </>
      )}
    </RequestFrame>
  )
}

/** Shows the next amount to pay and when. */
function ToPay({ request: { dues, status, tour } }: { request: Request }) {
  const { formatMessage } = useIntl()
  const money = useMoneyFormat()
  const { day } = useLocalTime(tour.timeZone)
  const { dueOnConfirmation, balance, balanceDueOn } = dues
  const isFirst = dueOnConfirmation.amountMinor > 0
  if (!isFirst && balanceDueOn === null)
    return <p className={css.amount}>{formatMessage(messages.nothing)}</p>
  const when = !isFirst
    ? formatMessage(messages.toPayLater, { day: balanceDueOn === null ? '' : day(balanceDueOn) })
    : formatMessage(status === 'PENDING_CONFIRM' ? messages.toPayAsked : messages.toPay)
  return (
    <p className={css.amount}>
      <span>{when}</span>
      <strong>{money(isFirst ? dueOnConfirmation : balance)}</strong>
    </p>
  )
}
