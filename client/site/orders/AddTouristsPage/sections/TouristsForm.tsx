import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigation, useSubmit } from 'react-router'
import { useTravelerFailures } from '../../../../features/request/TravelerFields/useTravelerFailures.ts'
import { usePagePath } from '../../../../routing/site.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Link } from '../../../../ui/Link/Link.tsx'
import type { AddTouristsPageQuery } from '../AddTouristsPage.generated.ts'
import type { TravelerListFormState } from '../AddTouristsPage.loader.ts'
import { addTouristsPageMessages as messages } from '../addTouristsPage.messages.ts'
import { rowsOf } from '../touristRows.ts'
import { TouristFields } from './TouristFields.tsx'
import css from './TouristsForm.module.css'
import { TouristsNotice } from './TouristsNotice.tsx'

interface TouristsFormProps {
  request: NonNullable<AddTouristsPageQuery['request']>
  seats: number
  /** The action's answer with everything that was typed. */
  refused: TravelerListFormState | undefined
}

/**
 * One form with and without scripts: without them the browser posts it, with them the router sends
 * the same fields to the same action. Input stays in the fields, not in state.
 */
export function TouristsForm({ request, seats, refused }: TouristsFormProps) {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const submit = useSubmit()
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const { date, organizer, tourists, viewerCanEditTourists: isOpen } = request
  const refusal = refused?.refusal ?? null
  const rows = refused?.rows ?? rowsOf(tourists, seats)

  const { errorOf, onBlur } = useTravelerFailures(
    form,
    refusal && (refusal.kind === 'invalid' ? refusal.fields : null),
    date,
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
      <input
        type="hidden"
        name="version"
        value={refused?.version ?? request.touristsVersion}
        readOnly
      />
      <input type="hidden" name="seats" value={seats} readOnly />
      <input type="hidden" name="start" value={date.start} readOnly />
      <input type="hidden" name="end" value={date.end} readOnly />
      {refusal && <TouristsNotice key={refused?.version} refusal={refusal} />}
      <ol className={css.rows}>
        {rows.map((row, position) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is identified by its position; somebody else's saved values replace the row
            key={`${position} ${row.base} ${row.theirs ?? ''}`}
          >
            <TouristFields
              request={request}
              row={row}
              position={position}
              errorOf={errorOf}
              isAlive={isAlive}
            />
          </li>
        ))}
      </ol>
      {isOpen && (
        <div className={css.end}>
          <Button type="submit" look="primary" size="l" wideOnPhone busy={isBusy}>
            {formatMessage(messages.save)}
          </Button>
          <p>{formatMessage(messages.clear)}</p>
          <p>{formatMessage(messages.privacy, { organizer: organizer.name, privacy })}</p>
        </div>
      )}
    </form>
  )
}
