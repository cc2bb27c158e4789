import { type FormEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { readId } from '#schema/rules/routes/pathParams.ts'
import { later } from '../../../../routing/later.tsx'
import type { Contact, FirstQuote, Refused } from '../OrderPage.loader.ts'
import type { OrderOffer } from '../offer.ts'
import type { ContactCheck } from './ContactFields.tsx'
import css from './OrderForm.module.css'
import type { OrderForm_DateFragment } from './OrderForm.generated.ts'
import { Cancellation, NextSteps, OrderSummary, type OrderSummaryProps } from './OrderSummary.tsx'
import { firstDate, optionOf, priceOfQuote, quote, toldAges } from './quote.ts'
import { ChildAges, FieldProblem, TripFields } from './TripFields.tsx'
import { useQuote } from './useQuote.ts'

interface OrderFormProps {
  tour: OrderSummaryProps['tour']
  dates: readonly OrderForm_DateFragment[]
  /** What the address asks for, and the key of a fresh form. */
  asked: {
    date: number | null
    option: number | null
    idempotencyKey: string
    /** What was offered to this customer alone: its place and party stand. */
    offer: OrderOffer | null
    firstQuote: FirstQuote | null
    contact: Contact | null
    today: string
  }
  /** The action's answer, with everything that was typed. */
  refused: Refused | undefined
}

const ContactFields = later(async () => (await import('../OrderPage.later.tsx')).ContactFields)
const OrderRefusal = later(async () => (await import('../OrderPage.later.tsx')).OrderRefusal)
/** What a visitor needs first when typing, or when an answer has come. */
export const laterParts = [Cancellation, ChildAges, ContactFields, FieldProblem, NextSteps, OrderRefusal]

/**
 * One form for both worlds: without scripts it is posted as it stands, with them the same fields go to the same action through
 * the router. Choices are state, since the price follows them; what is typed stays in the fields.
 */
export function OrderForm({ tour, dates, asked, refused }: OrderFormProps) {
  const submit = useSubmit()
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const refusal = refused?.refusal ?? null
  const broken = refusal?.kind === 'invalid' ? refusal.fields : {}

  const [dateId, setDateId] = useState(() => readId(refused?.values.tourDateId) ?? firstDate(dates, asked.date)?.id ?? null)
  const [optionId, setOptionId] = useState(() => readId(refused?.values.optionId) ?? asked.option)
  const [adults, setAdults] = useState(() => Number(refused?.values.adults) || (asked.offer?.adults ?? 1))
  const [children, setChildren] = useState(() => Number(refused?.values.children) || (asked.offer?.children ?? 0))

  // one for each child, as chosen; those of children who were taken off are kept for who comes back
  const [ages, setAges] = useState<readonly string[]>(() => refused?.values.childAges ?? [])
  const [isAgeMissing, setAgeMissing] = useState(broken.childAges?.rule === 'required')

  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  useEffect(() => {
    // what was chosen before scripts came stands in the form
    if (!form.current) return
    const chosen = new FormData(form.current)
    setDateId((id) => readId(String(chosen.get('tourDateId'))) ?? id)
    setOptionId((id) => readId(String(chosen.get('optionId'))) ?? id)
    setAdults((count) => Number(chosen.get('adults')) || count)
    setChildren((count) => Number(chosen.get('children')) || count)
    const chosenAges = chosen.getAll('childAges').map(String)
    if (chosenAges.length > 0) setAges(chosenAges)
  }, [])

  const isBusy = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  // the second press of a double click comes before the first has drawn anything
  const isSending = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer may come so soon that no busy state was ever drawn
  useEffect(() => {
    if (!isBusy) isSending.current = false
  }, [isBusy, refused])

  const send = useCallback(
    async (isRight: ContactCheck) => {
      const missing = form.current?.querySelector<HTMLElement>('select[name="childAges"]:invalid') ?? null
      setAgeMissing(missing !== null)
      const isContactRight = isSending.current || (await isRight({ takesFocus: missing === null }))
      missing?.focus()
      if (missing || !isContactRight || !form.current || isSending.current) return
      isSending.current = true
      submit(form.current)
    },
    [submit],
  )
  const check = useRef<ContactCheck>(undefined)
  // the button was pressed before the fields could be checked
  const isWanted = useRef(false)
  const onReady = useCallback(
    (isRight: ContactCheck) => {
      check.current = isRight
      if (isWanted.current) void send(isRight)
      isWanted.current = false
    },
    [send],
  )

  const open = dates.filter((other) => !other.isBusy)
  // a date that has just been sold out stays chosen: nobody books another one by pressing again
  const date = dates.find(({ id }) => id === dateId) ?? open[0]
  const option = date && optionOf(date, optionId)
  const given = useGivenQuote(refused, asked.firstQuote)
  const people = { adults, children, childAges: toldAges(ages, children), individualTour: asked.offer?.uuid }
  const held = useQuote(date && option ? { tourDateId: date.id, optionId: option.id, ...people } : null, given)
  if (!date || !option) return null
  // what was said about one date is no news about another
  const isOtherDate = String(date.id) !== refused?.values.tourDateId
  const price = held ? priceOfQuote(held) : quote(date, option, people)

  // the same of one that can no longer be booked: another one has to be pointed at first
  const isDateGone = refusal?.kind === 'departureGone' && date.id !== dateId

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isDateGone) form.current?.querySelector<HTMLElement>('[role="alert"] button')?.focus()
    else if (check.current) void send(check.current)
    else isWanted.current = true
  }

  return (
    <form ref={form} id={formId} method="post" noValidate={isAlive} onSubmit={onSubmit} className={css.form}>
      <input type="hidden" name="idempotencyKey" value={refused?.idempotencyKey ?? asked.idempotencyKey} readOnly />
      <input type="hidden" name="optionsOf" value={date.id} readOnly />
      <input type="hidden" name="quotedTotalMinor" value={price.totalMinor} readOnly />
      <input type="hidden" name="quote" value={held?.token ?? ''} readOnly />
      <div className={css.fields}>
        {refusal && !(isOtherDate && refusal.kind === 'soldOut') && (
          <OrderRefusal
            key={refused?.idempotencyKey}
            refusal={refusal}
            dates={open.filter(({ id, options }) => id !== dateId && options.some(({ freeSeats }) => freeSeats >= adults + children))}
            onDate={setDateId}
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
          onDate={setDateId}
          onOption={setOptionId}
          onPeople={(changed) => {
            setAdults(changed.adults)
            setChildren(changed.children)
            setAgeMissing(false)
          }}
          ages={ages}
          isAgeMissing={isAgeMissing}
          onAges={setAges}
        />
        <ContactFields refused={refused} contact={asked.contact} onReady={onReady} />
      </div>
      <OrderSummary
        tour={tour}
        date={date}
        option={option}
        price={price}
        flightIncluded={held?.flightIncluded ?? date.flightIncluded}
        cashback={held ? held.cashback : date.isCashbackAvailable ? 'part' : null}
        adults={adults}
        heldUntil={isAlive && held ? held.expiresAt : null}
        cancellationSteps={held?.cancellationSteps ?? tour.cancellationSteps}
        today={asked.today}
        isBusy={isBusy}
        isNewPrice={refusal?.kind === 'priceChanged' || (refusal?.kind === 'quoteEnded' && !refusal.isSamePrice)}
      />
    </form>
  )
}

/** The quote that a refusal has brought, for what was asked; else the one the page came with. */
const useGivenQuote = (refused: Refused | undefined, first: FirstQuote | null): FirstQuote | null =>
  useMemo(() => {
    if (refused?.refusal?.kind !== 'quoteEnded') return first
    const { tourDateId, optionId, adults, children, childAges } = refused.values
    const choice = {
      tourDateId: Number(tourDateId),
      optionId: Number(optionId),
      adults: Number(adults),
      children: Number(children),
      childAges: toldAges(childAges, Number(children)),
    }
    return { choice, quote: refused.refusal.quote }
  }, [refused, first])
