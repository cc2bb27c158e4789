import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useForm } from 'react-hook-form'
import { useNavigation, useSubmit } from 'react-router'
import { type RequestField, requestFields } from '#schema/rules/booking/requestFields.ts'
import { readId } from '#schema/rules/routes/pathParams.ts'
import { useFieldRules } from '../../../../features/FieldRules/useFieldRules.ts'
import { TextArea } from '../../../../ui/Field/TextArea.tsx'
import { TextInput } from '../../../../ui/Field/TextInput.tsx'
import type { OrderValues, Refused } from '../OrderPage.loader.ts'
import { orderPageMessages as messages } from '../orderPage.messages.ts'
import css from './OrderForm.module.css'
import type { OrderForm_DateFragment } from './OrderForm.generated.ts'
import { OrderRefusal } from './OrderRefusal.tsx'
import { OrderSummary, type OrderSummaryProps } from './OrderSummary.tsx'
import { optionOf, quote } from './quote.ts'
import { TripFields } from './TripFields.tsx'

interface OrderFormProps {
  tour: OrderSummaryProps['tour']
  dates: readonly OrderForm_DateFragment[]
  /** What the address asks for, and the key of a fresh form. */
  asked: { date: number | null; option: number | null; idempotencyKey: string }
  /** The action's answer, with everything that was typed. */
  refused: Refused | undefined
}

type ContactValues = Pick<OrderValues, 'name' | 'email' | 'phone' | 'comment'>
const contactFields = ['name', 'email', 'phone', 'comment'] as const satisfies readonly RequestField[]

/**
 * One form for both worlds: without scripts it is posted as it stands, with them the same fields go to the same action through
 * the router. Choices are state, since the price follows them; what is typed stays in the fields.
 */
export function OrderForm({ tour, dates, asked, refused }: OrderFormProps) {
  const { formatMessage } = useIntl()
  const { textOf, validation, attributes } = useFieldRules()
  const submit = useSubmit()
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const refusal = refused?.refusal ?? null
  const broken = refusal?.kind === 'invalid' ? refusal.fields : {}

  const [dateId, setDateId] = useState(
    () => readId(refused?.values.tourDateId) ?? dates.find(({ id, isBusy }) => id === asked.date && !isBusy)?.id ?? null,
  )
  const [optionId, setOptionId] = useState(() => readId(refused?.values.optionId) ?? asked.option)
  const [adults, setAdults] = useState(() => Number(refused?.values.adults) || 1)
  const [children, setChildren] = useState(() => Number(refused?.values.children) || 0)
  const { register, handleSubmit, formState, setError } = useForm<ContactValues>({
    mode: 'onTouched',
    defaultValues: Object.fromEntries(contactFields.map((name) => [name, refused?.values[name] ?? ''])),
  })

  // before scripts run the answer's own errors are shown; then the form's, which go away as one mends them
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  useEffect(() => {
    if (refused?.refusal?.kind !== 'invalid') return
    let isFirst = true
    for (const name of contactFields) {
      const failure = refused.refusal.fields[name]
      if (failure) setError(name, { message: textOf(failure) }, { shouldFocus: isFirst })
      if (failure) isFirst = false
    }
  }, [refused, setError, textOf])

  const isBusy = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  // the second press of a double click comes before the first has drawn anything
  const isSending = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer may come so soon that no busy state was ever drawn
  useEffect(() => {
    if (!isBusy) isSending.current = false
  }, [isBusy, refused])

  const open = dates.filter((other) => !other.isBusy)
  // a date that has just been sold out stays chosen: nobody books another one by pressing again
  const date = dates.find(({ id }) => id === dateId) ?? open[0]
  const option = date && optionOf(date, optionId)
  if (!date || !option) return null
  // what was said about one date is no news about another
  const isOtherDate = String(date.id) !== refused?.values.tourDateId
  const price = quote(date, option, { adults, children })

  const field = (name: (typeof contactFields)[number]) => {
    const rules = requestFields[name]
    const failure = broken[name]
    const limits = attributes(rules)
    return {
      ...register(name, validation(name, rules)),
      ...limits,
      error: isAlive ? formState.errors[name]?.message : failure && textOf(failure),
      mark: limits.required ? undefined : formatMessage(messages.optional),
      defaultValue: refused?.values[name],
    }
  }

  const send = handleSubmit(() => {
    if (!form.current || isBusy || isSending.current) return
    isSending.current = true
    submit(form.current)
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => void send(event)

  return (
    <form ref={form} id={formId} method="post" noValidate={isAlive} onSubmit={onSubmit} className={css.form}>
      <input type="hidden" name="idempotencyKey" value={refused?.idempotencyKey ?? asked.idempotencyKey} readOnly />
      <input type="hidden" name="optionsOf" value={date.id} readOnly />
      <input type="hidden" name="quotedTotalMinor" value={price.totalMinor} readOnly />
      <div className={css.fields}>
        {refusal && !(isOtherDate && refusal.kind === 'soldOut') && (
          <OrderRefusal
            key={refused?.idempotencyKey}
            refusal={refusal}
            dates={open.filter(({ id, options }) => id !== date.id && options.some(({ freeSeats }) => freeSeats >= adults + children))}
            onDate={setDateId}
          />
        )}
        <TripFields
          dates={dates}
          date={date}
          option={option}
          minAge={tour.minAge}
          people={{ adults, children }}
          broken={broken}
          onDate={setDateId}
          onOption={setOptionId}
          onPeople={(people) => {
            setAdults(people.adults)
            setChildren(people.children)
          }}
        />
        <fieldset className={css.group}>
          <legend>{formatMessage(messages.contactLegend)}</legend>
          <TextInput label={formatMessage(messages.name)} autoComplete="name" {...field('name')} />
          <div className={css.pair}>
            <TextInput
              label={formatMessage(messages.email)}
              type="email"
              autoComplete="email"
              inputMode="email"
              hint={formatMessage(messages.emailHint)}
              {...field('email')}
            />
            <TextInput
              label={formatMessage(messages.phone)}
              type="tel"
              autoComplete="tel"
              inputMode="tel"
              hint={formatMessage(messages.phoneHint)}
              {...field('phone')}
            />
          </div>
          <TextArea label={formatMessage(messages.comment)} rows={3} {...field('comment')} />
        </fieldset>
      </div>
      <OrderSummary tour={tour} date={date} option={option} price={price} isBusy={isBusy} isNewPrice={refusal?.kind === 'priceChanged'} />
    </form>
  )
}
