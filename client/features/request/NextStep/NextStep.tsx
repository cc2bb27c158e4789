import { useIntl } from 'react-intl'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { slugWithId } from '#schema/rules/routes/pathParams.ts'
import { voucherPath } from '#schema/rules/routes/requestFiles.ts'
import { type FragmentType, useFragment } from '../../../data/useFragment.ts'
import { useSite } from '../../../routing/site.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { download } from '../../../ui/Icon/controls.ts'
import { useMoneyFormat } from '../../shell/Money/useMoneyFormat.ts'
import { useLocalTime } from '../RequestFrame/useLocalTime.ts'
import { requestStage } from '../RequestStatus/requestStage.ts'
import type { NextStep_RequestFragment } from './NextStep.generated.ts'
import css from './NextStep.module.css'
import { nextStepMessages as messages } from './nextStep.messages.ts'

interface Step {
  words: string
  action?: { text: string; path: string; isMain?: boolean; isFile?: boolean } | null
}

interface NextStepProps {
  request: FragmentType<NextStep_RequestFragment>
  /** Smaller, for lists. */
  compact?: boolean
}

/** Shows the traveler's next step: one sentence and, if there is something to do, one button. */
export function NextStep({ request, compact }: NextStepProps) {
  const { words, action } = useStep(useFragment<NextStep_RequestFragment>(request))
  return (
    <div className={css.next}>
      <p className={css.words}>{words}</p>
      {action && (
        <Button
          {...(action.isFile && { as: 'a', icon: download })}
          href={action.path}
          look={action.isMain ? 'primary' : 'secondary'}
          size={compact ? 's' : 'm'}
          wideOnPhone={!compact}
          data-print="no"
        >
          {action.text}
        </Button>
      )}
    </div>
  )
}

const useStep = (request: NextStep_RequestFragment): Step => {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const formatMoney = useMoneyFormat()
  const { uuid, status, dues, holdExpiresAt, isHoldExpired, organizer, tour } = request
  const { instant, day } = useLocalTime(tour.timeZone)
  const missing = request.adults + request.children - request.namedTravelers
  const names = {
    text: formatMessage(messages.namesAction),
    path: pagePath('addTourists', locale, { id: uuid }),
  }
  const pay = (amount: typeof dues.dueOnConfirmation) => ({
    text: formatMessage(messages.pay, { amount: formatMoney(amount) }),
    path: pagePath('requestPay', locale, { uuid }),
    isMain: true,
  })
  const voucher = {
    text: formatMessage(messages.voucherAction),
    path: voucherPath(uuid),
    isFile: true,
  }
  switch (request.nextStep) {
    case 'WAIT':
      return {
        words: formatMessage(isHoldExpired ? messages.waitOver : messages.wait, {
          organizer: organizer.name,
        }),
        action: missing > 0 && !isHoldExpired ? names : null,
      }
    case 'PAY_FIRST': {
      const amount = formatMoney(dues.dueOnConfirmation)
      const hasTime = holdExpiresAt !== null && !isHoldExpired
      return {
        words: hasTime
          ? formatMessage(messages.payFirstBy, { amount, time: instant(holdExpiresAt) })
          : formatMessage(messages.payFirst, { amount }),
        action: pay(dues.dueOnConfirmation),
      }
    }
    case 'PAY_REST': {
      const isNow = dues.dueOnConfirmation.amountMinor > 0
      const amount = isNow ? dues.dueOnConfirmation : dues.balance
      const values = {
        amount: formatMoney(amount),
        day: dues.balanceDueOn === null ? '' : day(dues.balanceDueOn),
      }
      return {
        words: formatMessage(isNow ? messages.payRestNow : messages.payRest, values),
        action: pay(amount),
      }
    }
    case 'NAME_TRAVELERS':
      return {
        words: formatMessage(messages.names, { missing }),
        action: { ...names, isMain: true },
      }
    case 'GET_VOUCHER':
      return { words: formatMessage(messages.voucher), action: { ...voucher, isMain: true } }
    case 'TRAVEL':
      return { words: formatMessage(messages.travel), action: voucher }
    case 'WRITE_REVIEW':
      return {
        words: formatMessage(messages.review),
        action: {
          text: formatMessage(messages.reviewAction),
          path: `${pagePath('request', locale, { uuid })}#review`,
          isMain: true,
        },
      }
    case 'NOTHING': {
      const stage = requestStage(status)
      const words =
        stage === 'cancelled'
          ? messages.cancelled
          : stage === 'asked' || stage === 'confirmed'
            ? messages.missed
            : messages.over
      const again = {
        text: formatMessage(messages.again),
        path: pagePath('slug', locale, { slug: slugWithId(tour.slug, tour.id) }),
      }
      return { words: formatMessage(words), action: again }
    }
  }
}
