import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { TravelerFields } from '../../../../features/request/TravelerFields/TravelerFields.tsx'
import {
  emptyTraveler,
  type TravelerInput,
  valuesOf,
} from '../../../../features/request/TravelerFields/travelerValues.ts'
import { useTravelerForm } from '../../../../features/request/TravelerFields/useTravelerForm.ts'
import { usePagePath } from '../../../../routing/site.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Link } from '../../../../ui/Link/Link.tsx'
import { Notice } from '../../../../ui/Notice/Notice.tsx'
import type { TravelerFormState } from '../TravelerPage.loader.ts'
import { travelerPageMessages as messages } from '../travelerPage.messages.ts'
import type { Seat } from '../travelerSeat.ts'
import css from './TravelerForm.module.css'

interface TravelerFormProps {
  seat: Seat
  /** The action's answer with everything that was typed. */
  refused: TravelerFormState | undefined
}

const nameOf = (input: TravelerInput): string => input

/**
 * One traveler's form: without scripts the browser posts it, with them the router sends it to the
 * same action.
 */
export function TravelerForm({ seat, refused }: TravelerFormProps) {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const { traveler, organizer } = seat
  const refusal = refused?.refusal
  const travelerForm = useTravelerForm(
    [nameOf],
    refusal?.kind === 'invalid' ? refusal.fields : null,
    seat,
  )
  const { form, isBusy } = travelerForm
  const privacy = (words: ReactNode[]) => <Link href={pathOf('privacy')}>{words}</Link>

  return (
    <form method="post" {...form} className={css.form}>
      <input type="hidden" name="version" value={refused?.version ?? seat.version} readOnly />
      <input type="hidden" name="start" value={seat.start} readOnly />
      <input type="hidden" name="end" value={seat.end} readOnly />
      {refusal && <Refusal kind={refusal.kind} />}
      <div className={css.card}>
        <TravelerFields
          values={refused?.values ?? (traveler ? valuesOf(traveler) : emptyTraveler)}
          nameOf={nameOf}
          form={travelerForm}
          stored={traveler ?? undefined}
          asks={seat}
          days={seat}
          organizer={organizer.name}
          isOpen
        />
      </div>
      <div className={css.end}>
        <Button
          type="submit"
          look="primary"
          size="l"
          wideOnPhone
          busy={isBusy}
          formNoValidate={form.noValidate}
        >
          {formatMessage(messages.save)}
        </Button>
        <p>{formatMessage(messages.later)}</p>
        <p>{formatMessage(messages.privacy, { organizer: organizer.name, privacy })}</p>
      </div>
    </form>
  )
}

function Refusal({ kind }: { kind: TravelerFormState['refusal']['kind'] }) {
  const { formatMessage } = useIntl()
  switch (kind) {
    case 'invalid':
      return <Notice tone="warning" role="alert" title={formatMessage(messages.invalid)} />
    case 'conflict':
      return (
        <Notice tone="warning" role="alert" title={formatMessage(messages.conflictTitle)}>
          {formatMessage(messages.conflictText, {
            again: (words: ReactNode[]) => <a href="?">{words}</a>,
          })}
        </Notice>
      )
    case 'closed':
      return (
        <Notice tone="danger" role="alert" title={formatMessage(messages.closedTitle)}>
          {formatMessage(messages.closedText)}
        </Notice>
      )
    case 'away':
      return (
        <Notice tone="warning" role="alert" title={formatMessage(messages.awayTitle)}>
          {formatMessage(messages.awayText)}
        </Notice>
      )
  }
}
