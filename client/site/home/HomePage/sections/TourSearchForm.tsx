import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { localeFacts } from '#schema/codes/locales.ts'
import { useDateLabels } from '../../../../features/shell/KitTexts/useDateLabels.ts'
import { tidyQuery } from '../../../../features/tour/SearchForm/readSearchForm.ts'
import { useSite } from '../../../../routing/site.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { ChipChoice } from '../../../../ui/Chip/ChipChoice.tsx'
import { DateRangePicker } from '../../../../ui/DatePicker/DateRangePicker.tsx'
import { Select } from '../../../../ui/Field/Select.tsx'
import { TextInput } from '../../../../ui/Field/TextInput.tsx'
import { search as searchGlyph } from '../../../../ui/Icon/controls.ts'
import { searchMessages as messages } from '../homePage.messages.ts'
import css from './TourSearchForm.module.css'

const kinds = ['tour', 'cruise', 'excursion'] as const
type Kind = (typeof kinds)[number]
const kindTexts = { tour: messages.tours, cruise: messages.cruises, excursion: messages.excursions }

interface TourSearchFormProps {
  /** Address of the landing of each kind; without scripts the form goes to the first. */
  paths: Readonly<Record<Kind, string>>
  regions: readonly { value: string; text: string }[]
}

/** A plain search form for place, dates and kind, which leads to a landing with filters. */
export function TourSearchForm({ paths, regions }: TourSearchFormProps) {
  const { formatMessage } = useIntl()
  const { currency, locale } = useSite()
  const dateLabels = useDateLabels()
  const navigate = useNavigate()
  const [kind, setKind] = useState<Kind>('tour')

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = new URLSearchParams()
    for (const field of event.currentTarget.elements) {
      // omit the kind: the landing already stands for it
      if (
        field instanceof HTMLSelectElement ||
        (field instanceof HTMLInputElement && field.type !== 'radio')
      )
        query.append(field.name, field.value)
    }
    navigate({ pathname: paths[kind], search: tidyQuery(query, currency).toString() })
  }

  return (
    <form
      method="get"
      action={paths.tour}
      onSubmit={send}
      className={css.form}
      aria-label={formatMessage(messages.form)}
      data-print="no"
    >
      <fieldset className={css.kinds}>
        <legend className={css.legend}>{formatMessage(messages.kind)}</legend>
        {kinds.map((value) => (
          <ChipChoice
            key={value}
            type="radio"
            name="kind"
            value={value}
            checked={kind === value}
            onChange={() => setKind(value)}
          >
            {formatMessage(kindTexts[value])}
          </ChipChoice>
        ))}
      </fieldset>
      <Select
        compact
        name="regions"
        label={formatMessage(messages.where)}
        options={[{ value: '', text: formatMessage(messages.anywhere) }, ...regions]}
      />
      <DateRangePicker
        compact
        hideLabel
        label={formatMessage(messages.when)}
        labels={dateLabels}
        language={localeFacts[locale].code}
        names={{ start: 'dateFrom', end: 'dateTo' }}
        months={2}
        min="today"
      />
      <TextInput
        compact
        name="text"
        label={formatMessage(messages.words)}
        placeholder={formatMessage(messages.wordsExample)}
        maxLength={120}
        autoComplete="off"
      />
      <Button type="submit" look="primary" icon={searchGlyph} className={css.submit}>
        {formatMessage(messages.submit)}
      </Button>
    </form>
  )
}
