import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigation, useSubmit } from 'react-router'
import { TravelerFields } from '../../../../features/request/TravelerFields/TravelerFields.tsx'
import {
  emptyTraveler,
  valuesOf,
} from '../../../../features/request/TravelerFields/travelerValues.ts'
import { useTravelerFailures } from '../../../../features/request/TravelerFields/useTravelerFailures.ts'
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

/**
 * One traveler's form: without scripts the browser posts it, with them the router sends it to the
 * same action.
 */
export function TravelerForm({ seat, refused }: TravelerFormProps) {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const submit = useSubmit()
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const { traveler, organizer } = seat
  const refusal = refused?.refusal
  const { errorOf, onBlur } = useTravelerFailures(
    form,
    refusal && (refusal.kind === 'invalid' ? refusal.fields : null),
    seat,
  )
  const isBusy = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!isBusy) submit(event.currentTarget, { preventScrollReset: true })
  }
  const privacy = (words: ReactNode[]) => <Link href={pathOf('privacy')}>{words}</Link>

  return (
    <form
      ref={form}
      method="post"
      noValidate={isAlive}
      onSubmit={onSubmit}
      onBlur={onBlur}
      className={css.form}
    >
      <input type="hidden" name="version" value={refused?.version ?? seat.version} readOnly />
      <input type="hidden" name="start" value={seat.start} readOnly />
      <input type="hidden" name="end" value={seat.end} readOnly />
      {refusal && <Refusal kind={refusal.kind} />}
      <div className={css.card}>
        <TravelerFields
          values={refused?.values ?? (traveler ? valuesOf(traveler) : emptyTraveler)}
          nameOf={(input) => input}
          errorOf={errorOf}
          stored={traveler ?? undefined}
          asks={seat}
          days={seat}
          organizer={organizer.name}
          isOpen
        />
      </div>
      <div className={css.end}>
        <Button type="submit" look="primary" size="l" wideOnPhone busy={isBusy}>
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
