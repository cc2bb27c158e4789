import { type ChangeEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { maxPeoplePerRequest } from '#schema/codes/bookings.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { ruleNames } from '#schema/rules/validation/ruleNames.ts'
import { useDepartureText } from '../../../../features/tour/Departure/useDepartureText.ts'
import { useRuleForm } from '../../../../features/shell/FieldRules/useRuleForm.ts'
import { useMoneyFormat } from '../../../../features/shell/Money/useMoneyFormat.ts'
import { useSite } from '../../../../routing/site.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Select } from '../../../../ui/Field/Select.tsx'
import { TextArea } from '../../../../ui/Field/TextArea.tsx'
import { TextInput } from '../../../../ui/Field/TextInput.tsx'
import { FilterBar } from '../../../kit/FilterBar.tsx'
import type { IndividualToursPageQuery } from '../IndividualToursPage.generated.ts'
import type { OfferFormState } from '../IndividualToursPage.loader.ts'
import { individualToursPageMessages as messages } from '../individualToursPage.messages.ts'
import { type OfferField, offerFields, offerRules, placeValue } from '../readOffer.ts'
import css from './OfferForm.module.css'

interface OfferFormProps {
  tours: IndividualToursPageQuery['organizerTours']
  /** The chosen tour with its dates; null for none. */
  tour: NonNullable<IndividualToursPageQuery['tour']> | null
  refusal: OfferFormState | undefined
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

/**
 * Asks first for the tour, then for its departure and the terms. Each step is its own form, to work
 * without scripts.
 */
export function OfferForm({ tours, tour: asked, refusal }: OfferFormProps) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  // a tour of another organizer can't be chosen
  const tour = asked && tours.some(({ id }) => id === asked.id) ? asked : null
  return (
    <section aria-labelledby="new-offer" className={css.section} data-print="no">
      <h2 id="new-offer" className={css.title}>
        {formatMessage(messages.newHeading)}
      </h2>
      {tours.length === 0 ? (
        <p>{formatMessage(messages.noTours)}</p>
      ) : (
        <FilterBar
          action={pagePath('crmIndividualTours', locale)}
          apply={formatMessage(messages.showDates)}
          isInstant
          isWide
        >
          <Select
            compact
            name="tour"
            label={formatMessage(messages.tour)}
            defaultValue={tour?.id ?? ''}
            required
          >
            <option value="">{formatMessage(messages.chooseTour)}</option>
            {tours.map(({ id, title, lang }) => (
              <option key={id} value={id} lang={lang}>
                {title}
              </option>
            ))}
          </Select>
        </FilterBar>
      )}
      {tour && <TermsForm tour={tour} refusal={refusal} />}
    </section>
  )
}

/** Returns the places of a tour that can be offered: each option with free seats on each date. */
function usePlaces(tour: NonNullable<OfferFormProps['tour']>) {
  const { formatMessage } = useIntl()
  const text = useDepartureText()
  const formatMoney = useMoneyFormat()
  return tour.dates.flatMap((date) =>
    date.options
      .filter(({ freeSeats }) => freeSeats > 0)
      .map(({ id, kind, name, freeSeats, priceInTourCurrency }) => {
        const words = {
          days: text.shortDays(date),
          name,
          price: formatMoney(priceInTourCurrency),
          seats: text.seats(freeSeats),
        }
        return {
          value: placeValue(id, priceInTourCurrency.currency),
          currency: priceInTourCurrency.currency,
          start: date.start,
          text: formatMessage(
            kind === 'STANDARD' ? messages.placeChoice : messages.placeNamed,
            words,
          ),
        }
      }),
  )
}

/** Name of the form with the terms. */
const formName = 'offer'

function TermsForm({
  tour,
  refusal,
}: {
  tour: NonNullable<OfferFormProps['tour']>
  refusal: OfferFormState | undefined
}) {
  const { formatMessage } = useIntl()
  const places = usePlaces(tour)
  const own = refusal?.form === formName ? refusal : undefined
  const texts = Object.fromEntries(
    offerFields.map((name) => [
      name,
      Object.fromEntries(ruleNames.map((rule) => [rule, formatMessage(wrong[name])])),
    ]),
  )
  const {
    form,
    field: fieldOf,
    isBusy,
  } = useRuleForm({ rules: offerRules, texts, failures: own?.fields })
  const [chosen, setChosen] = useState(own?.values.place)
  const place = places.find(({ value }) => value === chosen) ?? places[0]
  if (!place) return <p>{formatMessage(messages.noDates)}</p>
  const field = (name: OfferField, usual = '') => ({
    ...fieldOf(name),
    compact: true as const,
    defaultValue: own?.values[name] ?? usual,
  })
  const placeField = field('place', place.value)
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    placeField.onChange?.(event)
    setChosen(event.currentTarget.value)
  }
  return (
    <form method="post" {...form} className={css.form}>
      <input type="hidden" name="form" value={formName} />
      <input type="hidden" name="timeZone" value={tour.timeZone} readOnly />
      <Select
        {...placeField}
        label={formatMessage(messages.place)}
        className={css.wide}
        onChange={choose}
        options={places}
      />
      <TextInput
        {...field('adults', '2')}
        label={formatMessage(messages.adults)}
        type="number"
        min={1}
        max={maxPeoplePerRequest}
      />
      <TextInput
        {...field('adultPrice')}
        label={formatMessage(messages.adultPrice)}
        hint={formatMessage(messages.priceHint, { currency: place.currency })}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextInput
        {...field('children', '0')}
        label={formatMessage(messages.children)}
        type="number"
        min={0}
        max={maxPeoplePerRequest - 1}
      />
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
      />
      <TextArea
        {...field('note')}
        label={formatMessage(messages.note)}
        rows={4}
        className={css.wide}
      />
      <Button type="submit" look="primary" busy={isBusy} className={css.submit}>
        {formatMessage(messages.submit)}
      </Button>
    </form>
  )
}
