import { type FormEvent, useCallback, useId, useMemo, useRef } from 'react'
import { hydrateOnInteraction } from '../../../../routing/hydrateOnInteraction.tsx'
import { useIsHydrated } from '../../../../routing/useIsHydrated.ts'
import type { Contact, FirstQuote, OrderFormState } from '../OrderPage.loader.ts'
import type { OrderOffer } from '../offer.ts'
import css from './OrderForm.module.css'
import type { OrderForm_DateFragment } from './OrderForm.generated.ts'
import { Cancellation, NextSteps, OrderSummary, type OrderSummaryProps } from './OrderSummary.tsx'
import {
  firstDate,
  optionOf,
  priceOfQuote,
  estimatePrice,
  completeChildAges,
} from './estimatePrice.ts'
import type { OrderChoice } from './orderChoice.ts'
import { ChildAges, FieldProblem, TripFields } from './TripFields.tsx'
import { useOrderChoice } from './useOrderChoice.ts'
import { useOrderSubmit } from './useOrderSubmit.ts'
import { useQuote } from './useQuote.ts'

interface OrderFormProps {
  tour: OrderSummaryProps['tour']
  dates: readonly OrderForm_DateFragment[]
  /** Choices from the address, and data for a new form. */
  asked: {
    date: number | null
    option: number | null
    idempotencyKey: string
    /** The offer to this customer, which fixes place and party; null for none. */
    offer: OrderOffer | null
    firstQuote: FirstQuote | null
    contact: Contact | null
    today: string
  }
  /** The action's answer with everything that was typed. */
  refused: OrderFormState | undefined
}

const ContactFields = hydrateOnInteraction(
  async () => (await import('../OrderPage.later.tsx')).ContactFields,
)
const OrderRefusal = hydrateOnInteraction(
  async () => (await import('../OrderPage.later.tsx')).OrderRefusal,
)
/** Parts needed only while typing or after an answer. */
export const laterParts = [
  Cancellation,
  ChildAges,
  ContactFields,
  FieldProblem,
  NextSteps,
  OrderRefusal,
]

/**
 * One form with and without scripts: without them the browser posts it, with them the router sends
 * the same fields to the same action. Choices are state, since the price depends on them; typed
 * text stays in the fields.
 */
export function OrderForm({ tour, dates, asked, refused }: OrderFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const refusal = refused?.refusal ?? null
  const broken = refusal?.kind === 'invalid' ? refusal.fields : {}

  const [choice, change] = useOrderChoice(form, {
    dateId: firstDate(dates, asked.date)?.id ?? null,
    optionId: asked.option,
    party: asked.offer,
    typed: refused?.values,
    isAgeMissing: broken.childAges?.rule === 'required',
  })
  const { dateId, adults, children, ages, isAgeMissing } = choice
  const onChecked = useCallback(
    (isMissing: boolean) => change({ type: 'checked', isAgeMissing: isMissing }),
    [change],
  )
  const { press, onReady, isBusy } = useOrderSubmit(form, refused, onChecked)
  const onDate = (id: number) => change({ type: 'date', dateId: id })

  const isHydrated = useIsHydrated()

  const trip = useChosenTrip({ tour, dates, asked, refused }, choice)
  if (!trip) return null
  const { date, option, held, terms } = trip
  const { isShown, isDateGone, isNewPrice } = effectOfRefusal(refused, date, dateId)

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isDateGone) form.current?.querySelector<HTMLElement>('[role="alert"] button')?.focus()
    else press()
  }

  return (
    <form
      ref={form}
      id={formId}
      method="post"
      noValidate={isHydrated}
      onSubmit={onSubmit}
      className={css.form}
    >
      <input
        type="hidden"
        name="idempotencyKey"
        value={refused?.idempotencyKey ?? asked.idempotencyKey}
        readOnly
      />
      <input type="hidden" name="optionsOf" value={date.id} readOnly />
      <input type="hidden" name="quotedTotalMinor" value={terms.price.totalMinor} readOnly />
      <input type="hidden" name="quote" value={held?.token ?? ''} readOnly />
      <div className={css.fields}>
        {refusal && isShown && (
          <OrderRefusal
            key={refused?.idempotencyKey}
            refusal={refusal}
            dates={dates.filter(
              (other) => other.id !== dateId && hasRoom(other, adults + children),
            )}
            onDate={onDate}
          />
        )}
        <TripFields
          dates={dates}
          date={date}
          option={option}
          minAge={tour.minAge}
          people={{ adults, children }}
          isPartySet={asked.offer !== null}
          broken={broken}
          onDate={onDate}
          onOption={(id) => change({ type: 'option', optionId: id })}
          onPeople={(people) => change({ type: 'people', ...people })}
          ages={ages}
          isAgeMissing={isAgeMissing}
          onAges={(chosen) => change({ type: 'ages', ages: chosen })}
        />
        <ContactFields refused={refused} contact={asked.contact} onReady={onReady} />
      </div>
      <OrderSummary
        tour={tour}
        date={date}
        option={option}
        {...terms}
        adults={adults}
        heldUntil={isHydrated && held ? held.expiresAt : null}
        today={asked.today}
        isBusy={isBusy}
        isNewPrice={isNewPrice}
      />
    </form>
  )
}

const hasRoom = ({ isBusy, options }: OrderForm_DateFragment, people: number): boolean =>
  !isBusy && options.some(({ freeSeats }) => freeSeats >= people)

type Terms = Pick<OrderSummaryProps, 'price' | 'flightIncluded' | 'cashback' | 'cancellationSteps'>

/** Returns the trip that the choice means, its quote and its terms, estimated until a quote is there; null where nothing is bookable. */
function useChosenTrip(
  { tour, dates, asked, refused }: OrderFormProps,
  { dateId, optionId, adults, children, ages }: OrderChoice,
) {
  // a date that has just sold out stays chosen: pressing again must not book another one
  const date = dates.find(({ id }) => id === dateId) ?? dates.find(({ isBusy }) => !isBusy)
  const option = date && optionOf(date, optionId)
  const given = useGivenQuote(refused, asked.firstQuote)
  const people = {
    adults,
    children,
    childAges: completeChildAges(ages, children),
    individualTour: asked.offer?.uuid,
  }
  const held = useQuote(
    date && option ? { tourDateId: date.id, optionId: option.id, ...people } : null,
    given,
  )
  if (!date || !option) return null
  const terms: Terms = held
    ? {
        price: priceOfQuote(held),
        flightIncluded: held.flightIncluded,
        cashback: held.cashback,
        cancellationSteps: held.cancellationSteps,
      }
    : {
        price: estimatePrice(date, option, people),
        flightIncluded: date.flightIncluded,
        cashback: date.isCashbackAvailable ? 'part' : null,
        cancellationSteps: tour.cancellationSteps,
      }
  return { date, option, held, terms }
}

/**
 * Returns what a refusal means for the date on the page.
 * @param chosenId id of the date that was chosen, which may no longer be there
 */
const effectOfRefusal = (
  refused: OrderFormState | undefined,
  date: { id: number },
  chosenId: number | null,
) => {
  const refusal = refused?.refusal
  return {
    // a refusal of one date doesn't apply to another
    isShown: refusal?.kind !== 'soldOut' || String(date.id) === refused?.values.tourDateId,
    // after a date has become unavailable, the visitor must choose another one first
    isDateGone: refusal?.kind === 'departureGone' && date.id !== chosenId,
    isNewPrice:
      refusal?.kind === 'priceChanged' || (refusal?.kind === 'quoteEnded' && !refusal.isSamePrice),
  }
}

/**
 * Returns the quote that came with a refusal, for the refused choice; else the one loaded with the
 * page.
 */
const useGivenQuote = (
  refused: OrderFormState | undefined,
  first: FirstQuote | null,
): FirstQuote | null =>
  useMemo(() => {
    if (refused?.refusal?.kind !== 'quoteEnded') return first
    const { tourDateId, optionId, adults, children, childAges } = refused.values
    const choice = {
      tourDateId: Number(tourDateId),
      optionId: Number(optionId),
      adults: Number(adults),
      children: Number(children),
      childAges: completeChildAges(childAges, Number(children)),
    }
    return { choice, quote: refused.refusal.quote }
  }, [refused, first])
