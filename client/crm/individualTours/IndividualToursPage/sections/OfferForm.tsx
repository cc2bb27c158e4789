import { type FormEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { Form, useSubmit } from 'react-router'
import { maxPeoplePerRequest } from '#schema/codes/bookings.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { useDepartureText } from '../../../../features/Departure/useDepartureText.ts'
import { useMoneyFormat } from '../../../../features/Money/useMoneyFormat.ts'
import { useSite } from '../../../../routing/site.ts'
import { useIsSending } from '../../../../routing/useIsSending.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Select } from '../../../../ui/Field/Select.tsx'
import { TextArea } from '../../../../ui/Field/TextArea.tsx'
import { TextInput } from '../../../../ui/Field/TextInput.tsx'
import type { IndividualToursPageQuery } from '../IndividualToursPage.generated.ts'
import type { Refused } from '../IndividualToursPage.loader.ts'
import { individualToursPageMessages as messages } from '../individualToursPage.messages.ts'
import { type OfferField, placeValue } from '../readOffer.ts'
import css from './OfferForm.module.css'

interface OfferFormProps {
  tours: IndividualToursPageQuery['organizerTours']
  /** The one that was chosen, with its dates. */
  tour: NonNullable<IndividualToursPageQuery['tour']> | null
  refused: Refused | undefined
}

const wrong = {
  place: messages.wrongPlace,
  adults: messages.wrongAdults,
  children: messages.wrongChildren,
  adultPrice: messages.wrongPrice,
  childPrice: messages.wrongPrice,
  validThrough: messages.wrongDay,
  note: messages.wrongNote,
} as const satisfies Record<OfferField, object>

/** First the tour, then its departure and the terms: each step is a form of its own, so that it works without scripts. */
export function OfferForm({ tours, tour: asked, refused }: OfferFormProps) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const submit = useSubmit()
  // a tour of somebody else is none to choose from
  const tour = asked && tours.some(({ id }) => id === asked.id) ? asked : null
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(event.currentTarget)
  }
  return (
    <section aria-labelledby="new-offer" className={css.section} data-print="no">
      <h2 id="new-offer" className={css.title}>
        {formatMessage(messages.newHeading)}
      </h2>
      {tours.length === 0 ? (
        <p>{formatMessage(messages.noTours)}</p>
      ) : (
        <form action={pagePath('crmIndividualTours', locale)} onSubmit={choose} className={css.tour}>
          <Select
            compact
            name="tour"
            label={formatMessage(messages.tour)}
            defaultValue={tour?.id ?? ''}
            required
            onChange={(event) => event.currentTarget.value && event.currentTarget.form?.requestSubmit()}
          >
            <option value="">{formatMessage(messages.chooseTour)}</option>
            {tours.map(({ id, title, lang }) => (
              <option key={id} value={id} lang={lang}>
                {title}
              </option>
            ))}
          </Select>
          <noscript>
            <Button type="submit">{formatMessage(messages.showDates)}</Button>
          </noscript>
        </form>
      )}
      {tour && <TermsForm tour={tour} refused={refused} />}
    </section>
  )
}

function TermsForm({ tour, refused }: { tour: NonNullable<OfferFormProps['tour']>; refused: Refused | undefined }) {
  const { formatMessage } = useIntl()
  const text = useDepartureText()
  const formatMoney = useMoneyFormat()
  const isBusy = useIsSending()
  const places = tour.dates.flatMap((date) =>
    date.options
      .filter(({ freeSeats }) => freeSeats > 0)
      .map(({ id, kind, name, freeSeats, ownPrice }) => {
        const words = { days: text.shortDays(date), name, price: formatMoney(ownPrice), seats: text.seats(freeSeats) }
        return {
          value: placeValue(id, ownPrice.currency),
          currency: ownPrice.currency,
          start: date.start,
          text: formatMessage(kind === 'STANDARD' ? messages.placeChoice : messages.placeNamed, words),
        }
      }),
  )
  const values = refused?.values
  const [chosen, setChosen] = useState(values?.place)
  const place = places.find(({ value }) => value === chosen) ?? places[0]
  if (!place) return <p>{formatMessage(messages.noDates)}</p>
  const field = (name: OfferField, usual = '') => ({
    compact: true as const,
    name,
    defaultValue: values?.[name] ?? usual,
    error: refused?.broken.includes(name) ? formatMessage(wrong[name]) : undefined,
  })
  return (
    <Form method="post" className={css.form} preventScrollReset>
      <input type="hidden" name="timeZone" value={tour.timeZone} readOnly />
      <Select
        {...field('place', place.value)}
        label={formatMessage(messages.place)}
        className={css.wide}
        onChange={(event) => setChosen(event.currentTarget.value)}
        options={places}
      />
      <TextInput
        {...field('adults', '2')}
        label={formatMessage(messages.adults)}
        type="number"
        min={1}
        max={maxPeoplePerRequest}
        required
      />
      <TextInput
        {...field('adultPrice')}
        label={formatMessage(messages.adultPrice)}
        hint={formatMessage(messages.priceHint, { currency: place.currency })}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextInput {...field('children', '0')} label={formatMessage(messages.children)} type="number" min={0} max={maxPeoplePerRequest - 1} />
      <TextInput
        {...field('childPrice')}
        label={formatMessage(messages.childPrice)}
        hint={formatMessage(messages.childHint)}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextInput
        {...field('validThrough')}
        label={formatMessage(messages.validThrough)}
        hint={formatMessage(messages.validHint)}
        type="date"
        max={place.start}
        className={css.wide}
        required
      />
      <TextArea {...field('note')} label={formatMessage(messages.note)} maxLength={2000} rows={4} className={css.wide} />
      <Button type="submit" look="primary" busy={isBusy} className={css.submit}>
        {formatMessage(messages.submit)}
      </Button>
    </Form>
  )
}
