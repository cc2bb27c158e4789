import { useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { decisionFields } from '#schema/rules/booking/decisionFields.ts'
import { classes } from '../../ui/classes.ts'
import type { CrmRefusal } from '../kit/crmAction.ts'
import { useRuleForm } from '../../features/shell/FieldRules/useRuleForm.ts'
import { requestStage } from '../../features/request/RequestStatus/requestStage.ts'
import type { RequestStatus } from '../../features/request/RequestStatus/requestStatuses.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Select } from '../../ui/Field/Select.tsx'
import { TextArea } from '../../ui/Field/TextArea.tsx'
import { parseDecision } from './decisionAddress.ts'
import { decisionMessages as messages } from './decision.messages.ts'
import css from './Decision.module.css'

interface DecisionProps {
  id: number
  status: RequestStatus
  /** Name of the customer. */
  name: string
  tour: string
  hold: Hold | null
  refusal: CrmRefusal<string> | undefined
  className?: string | undefined
}

/** A hold on seats until an answer or a payment, which can be extended. */
interface Hold {
  /** Current end of the hold, an instant. */
  endsAt: string
  latest: string
  /** Formats an instant as in the list. */
  write: (at: string) => string
}

const dayMs = 24 * 3_600_000
/** Extensions in days: usual times that an organizer needs to check with somebody. */
const offeredDays = [1, 3, 7]

/** Returns the instants to which a hold can be extended, up to the latest end. */
const endsOf = ({ endsAt, latest }: Hold): string[] => {
  const limit = Date.parse(latest)
  const ends = offeredDays.map((days) => Math.min(Date.parse(endsAt) + days * dayMs, limit))
  return [...new Set(ends)].map((end) => new Date(end).toISOString())
}

/**
 * Offers the decisions that the organizer can still make about a request, in a card that closes
 * after the decision; nothing for a request that is complete or canceled.
 */
export function Decision({ id, status, name, tour, hold, refusal, className }: DecisionProps) {
  const { formatMessage } = useIntl()
  const formName = `decide-${id}`
  const own = refusal?.form === formName ? refusal : undefined
  const { form, field, isBusy } = useRuleForm({ rules: decisionFields, failures: own?.fields })
  const card = useId()
  const popover = useRef<HTMLDivElement>(null)
  const { search, key: visit } = useLocation()
  const isDecided = parseDecision(search)?.requestId === id

  // biome-ignore lint/correctness/useExhaustiveDependencies: each decision is a new location, even the same decision twice
  useEffect(() => {
    if (isDecided) popover.current?.hidePopover?.()
  }, [isDecided, visit])

  const heading = useId()
  const stage = requestStage(status)
  if (stage === 'complete' || stage === 'cancelled') return null
  const isAsked = stage === 'asked'
  const words = formatMessage(isAsked ? messages.decide : messages.change)
  return (
    <div className={classes(css.decision, className)} data-print="no">
      <Button
        size="s"
        look={isAsked ? 'primary' : 'secondary'}
        popoverTarget={card}
        aria-label={`${words}: ${id}, ${name}`}
      >
        {words}
      </Button>
      <div
        ref={popover}
        popover="auto"
        id={card}
        role="dialog"
        aria-labelledby={heading}
        className={css.card}
      >
        <h2 id={heading} className={css.heading}>
          {formatMessage(messages.decideHeading, { number: String(id), name })}
        </h2>
        <p className={css.tour}>{tour}</p>
        <form method="post" {...form} className={css.form}>
          <input type="hidden" name="form" value={formName} />
          <input type="hidden" name="id" value={id} />
          <TextArea
            {...field('message')}
            compact
            defaultValue={own?.values.message}
            label={formatMessage(messages.message)}
            hint={formatMessage(isAsked ? messages.messageHint : messages.declineHint)}
            rows={4}
          />
          {hold && (
            <Select
              compact
              name="until"
              label={formatMessage(messages.until)}
              hint={formatMessage(messages.untilHint)}
              options={endsOf(hold).map((end) => ({ value: end, text: hold.write(end) }))}
            />
          )}
          <div className={css.buttons}>
            {isAsked && (
              <Button type="submit" name="intent" value="confirm" look="primary" busy={isBusy}>
                {formatMessage(messages.confirm)}
              </Button>
            )}
            <Button type="submit" name="intent" value="decline" look="danger" busy={isBusy}>
              {formatMessage(isAsked ? messages.decline : messages.cancel)}
            </Button>
            {hold && (
              <Button type="submit" name="intent" value="extend" busy={isBusy}>
                {formatMessage(messages.extend)}
              </Button>
            )}
            <Button look="quiet" popoverTarget={card} popoverTargetAction="hide">
              {formatMessage(messages.notNow)}
            </Button>
          </div>
        </form>
      </div>
    </div>
  )
}
