import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigation, useSubmit } from 'react-router'
import { type TouristField, touristFieldNames, touristFields } from '#schema/rules/booking/touristFields.ts'
import { checkField } from '#schema/rules/validation/checkField.ts'
import { isEmpty } from '#schema/rules/validation/ruleChecks.ts'
import { useFieldRules } from '../../../../features/FieldRules/useFieldRules.ts'
import { usePagePath } from '../../../../routing/site.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Link } from '../../../../ui/Link/Link.tsx'
import type { AddTouristsPageQuery } from '../AddTouristsPage.generated.ts'
import type { RowFailures, TouristsRefused } from '../AddTouristsPage.loader.ts'
import { addTouristsPageMessages as messages } from '../addTouristsPage.messages.ts'
import { rowsOf } from '../touristRows.ts'
import { TouristFields } from './TouristFields.tsx'
import css from './TouristsForm.module.css'
import { TouristsNotice } from './TouristsNotice.tsx'

interface TouristsFormProps {
  request: NonNullable<AddTouristsPageQuery['request']>
  seats: number
  /** The action's answer, with everything that was typed. */
  refused: TouristsRefused | undefined
}

/**
 * One form for both worlds: without scripts it is posted as it stands, with them the same fields go to the same action through
 * the router. What is typed stays in the fields, not in state.
 */
export function TouristsForm({ request, seats, refused }: TouristsFormProps) {
  const { formatMessage } = useIntl()
  const { textOf } = useFieldRules()
  const pathOf = usePagePath()
  const submit = useSubmit()
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const { collectWeight, date, organizer, tourists, viewerCanEditTourists: isOpen } = request
  const refusal = refused?.refusal ?? null
  const rows = refused?.rows ?? rowsOf(tourists, seats)

  const [failures, setFailures] = useState<RowFailures>(refusal?.kind === 'invalid' ? refusal.fields : {})
  useEffect(() => {
    if (!refused) return
    setFailures(refused.refusal.kind === 'invalid' ? refused.refusal.fields : {})
  }, [refused])
  useEffect(() => {
    if (refused?.refusal.kind !== 'invalid') return
    const [first] = Object.keys(refused.refusal.fields)
    const field = first === undefined ? null : form.current?.elements.namedItem(first)
    if (!(field instanceof HTMLElement)) return
    field.closest('details')?.setAttribute('open', '')
    field.focus()
  }, [refused])

  /** A field that was left is looked at again: what is mended goes away, what is wrong says so. An empty one is not pressed. */
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>): void => {
    const field: unknown = target
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
    const { name, value } = field
    const own = touristFieldNames.find((known) => name.endsWith(`.${known}`))
    if (!own) return
    const failure = isEmpty(value) || /^\+\d{0,4}\s*$/.test(value) ? null : checkField(value, touristFields(date.start)[own])
    setFailures(({ [name]: _before, ...others }) => (failure ? { ...others, [name]: failure } : others))
  }

  const isBusy = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!isBusy) submit(event.currentTarget, { preventScrollReset: true })
  }
  const errorOf = (name: string): string | undefined => {
    const failure = failures[name]
    const own: TouristField = 'birthday'
    return failure && textOf(failure, name.endsWith(own) ? { incorrect: formatMessage(messages.birthdayWrong) } : {})
  }
  const privacy = (words: ReactNode[]) => <Link href={pathOf('privacy')}>{words}</Link>

  return (
    <form ref={form} method="post" noValidate={isAlive} onSubmit={onSubmit} onBlur={onBlur} className={css.form}>
      <input type="hidden" name="version" value={refused?.version ?? request.touristsVersion} readOnly />
      <input type="hidden" name="seats" value={seats} readOnly />
      <input type="hidden" name="start" value={date.start} readOnly />
      {refusal && <TouristsNotice key={refused?.version} refusal={refusal} />}
      <ol className={css.rows}>
        {rows.map((row, position) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its position; what another has saved replaces what stands there
            key={`${position} ${row.base} ${row.theirs ?? ''}`}
          >
            <TouristFields
              row={row}
              position={position}
              locked={tourists.find(({ id, viewerCanEdit }) => id === row.id && !viewerCanEdit && isOpen)?.fullName}
              hasWeight={collectWeight}
              start={date.start}
              errorOf={errorOf}
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
