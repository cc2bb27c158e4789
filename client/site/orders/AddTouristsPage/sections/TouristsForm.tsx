import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { TravelerInput } from '../../../../features/request/TravelerFields/travelerValues.ts'
import { useTravelerForm } from '../../../../features/request/TravelerFields/useTravelerForm.ts'
import { usePagePath } from '../../../../routing/site.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Link } from '../../../../ui/Link/Link.tsx'
import type { AddTouristsPageQuery } from '../AddTouristsPage.generated.ts'
import type { TravelerListFormState } from '../AddTouristsPage.loader.ts'
import { addTouristsPageMessages as messages } from '../addTouristsPage.messages.ts'
import { fieldName, rowsOf } from '../touristRows.ts'
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
  const { date, organizer, tourists, viewerCanEditTourists: isOpen } = request
  const refusal = refused?.refusal ?? null
  const rows = refused?.rows ?? rowsOf(tourists, seats)

  const travelerForm = useTravelerForm(
    rows.map((_, position) => (input: TravelerInput) => fieldName(position, input)),
    refusal?.kind === 'invalid' ? refusal.fields : null,
    date,
  )
  const { form, isBusy } = travelerForm
  const privacy = (words: ReactNode[]) => <Link href={pathOf('privacy')}>{words}</Link>

  return (
    <form method="post" {...form} className={css.form}>
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
              form={travelerForm}
              isHydrated={form.noValidate}
            />
          </li>
        ))}
      </ol>
      {isOpen && (
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
          <p>{formatMessage(messages.clear)}</p>
          <p>{formatMessage(messages.privacy, { organizer: organizer.name, privacy })}</p>
        </div>
      )}
    </form>
  )
}
