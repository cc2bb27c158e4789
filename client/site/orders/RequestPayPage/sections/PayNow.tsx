import { useIntl } from 'react-intl'
import { Form } from 'react-router'
import { useIsSending } from '../../../../routing/useIsSending.ts'
import { hydrateOnInteraction as comesLater } from '../../../../routing/hydrateOnInteraction.tsx'
import { useMoneyFormat } from '../../../../features/shell/Money/useMoneyFormat.ts'
import { useLocalTime } from '../../../../features/request/RequestFrame/useLocalTime.ts'
import { usePagePath } from '../../../../routing/site.ts'
import { useActionResult, useLoaderResult } from '../../../../routing/useLoaderResult.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { RadioGroup } from '../../../../ui/Field/RadioGroup.tsx'
import { phone as phoneGlyph } from '../../../../ui/Icon/people.ts'
import type { action, loader } from '../RequestPayPage.loader.ts'
import type { PayRequest } from '../payRequest.ts'
import { requestPayPageMessages as messages } from '../requestPayPage.messages.ts'
import css from './PayNow.module.css'

export const PayRefusal = comesLater(
  async () => (await import('../RequestPayPage.later.tsx')).PayRefusal,
)

/** Form that leads to the payment provider's page, for the amount due or for everything. */
export function PayNow({ request }: { request: PayRequest }) {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const money = useMoneyFormat()
  const { day, instant } = useLocalTime(request.tour.timeZone)
  const loaded = useLoaderResult<typeof loader>()
  const refused = useActionResult<typeof action>()
  const isBusy = useIsSending()
  const { dueOnConfirmation, balance, balanceDueOn } = request.dues
  const hasChoice = dueOnConfirmation.amountMinor > 0 && balance.amountMinor > 0
  // banks accept SBP in rubles only
  const hasMethods = request.payMethods.includes('SBP')
  const all = {
    ...dueOnConfirmation,
    amountMinor: dueOnConfirmation.amountMinor + balance.amountMinor,
  }
  const type = request.status === 'MADE_PREPAYMENT' ? 'PAYMENT' : 'FULL'
  const amount = hasChoice ? null : money(all)

  return (
    <section aria-labelledby="pay">
      <h2 id="pay">{formatMessage(hasMethods ? messages.payOnline : messages.pay)}</h2>
      {refused && <PayRefusal refused={refused} organizer={request.organizer.name} />}
      <Form method="post" className={css.form} data-print="no">
        <input
          type="hidden"
          name="idempotencyKey"
          value={refused?.idempotencyKey ?? loaded.idempotencyKey}
        />
        {hasChoice ? (
          <RadioGroup
            legend={formatMessage(messages.howMuch)}
            name="type"
            defaultValue={refused?.type ?? 'PREPAYMENT'}
            options={[
              {
                value: 'PREPAYMENT',
                label: formatMessage(messages.payFirst, { amount: money(dueOnConfirmation) }),
                hint:
                  balanceDueOn === null
                    ? undefined
                    : formatMessage(messages.payFirstHint, {
                        amount: money(balance),
                        day: day(balanceDueOn),
                      }),
              },
              {
                value: 'FULL',
                label: formatMessage(messages.payAll, { amount: money(all) }),
                hint: formatMessage(messages.payAllHint),
              },
            ]}
          />
        ) : (
          <input type="hidden" name="type" value={type} />
        )}
        {hasMethods ? (
          <RadioGroup
            legend={formatMessage(messages.method)}
            name="method"
            defaultValue={refused?.method ?? 'CARD'}
            options={[
              { value: 'CARD', label: formatMessage(messages.byCard) },
              {
                value: 'SBP',
                label: formatMessage(messages.bySbp),
                hint: formatMessage(messages.bySbpHint),
              },
            ]}
          />
        ) : (
          <input type="hidden" name="method" value="CARD" />
        )}
        <div className={css.buttons}>
          <Button type="submit" look="primary" size="l" busy={isBusy} wideOnPhone>
            {amount === null
              ? formatMessage(messages.toPayment)
              : formatMessage(messages.payAmount, { amount })}
          </Button>
          <Button
            size="l"
            look="quiet"
            icon={phoneGlyph}
            href={pathOf('requestQr', { uuid: request.uuid })}
            className={css.onPhone}
          >
            {formatMessage(messages.onPhone)}
          </Button>
        </div>
      </Form>
      <p className={css.note}>{formatMessage(messages.payNote)}</p>
      {request.travelerHoldExtendableUntil && (
        <Form method="post" className={css.time} data-print="no">
          <input type="hidden" name="intent" value="moreTime" />
          <p>
            {formatMessage(messages.moreTime, {
              time: instant(request.travelerHoldExtendableUntil),
            })}
          </p>
          <Button type="submit" size="s" busy={isBusy}>
            {formatMessage(messages.takeMoreTime)}
          </Button>
        </Form>
      )}
    </section>
  )
}
