import { useEffect } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { type RequestField, requestFields } from '#schema/rules/booking/requestFields.ts'
import { useFieldRules } from '../../../../features/shell/FieldRules/useFieldRules.ts'
import { usePhoneField } from '../../../../features/shell/KitTexts/usePhoneField.ts'
import { useIsHydrated } from '../../../../routing/useIsHydrated.ts'
import { TextArea } from '../../../../ui/Field/TextArea.tsx'
import { TextInput } from '../../../../ui/Field/TextInput.tsx'
import { PhoneInput } from '../../../../ui/PhoneInput/PhoneInput.tsx'
import type { Contact, OrderValues, OrderFormState } from '../OrderPage.loader.ts'
import { orderLaterMessages as messages } from '../orderLater.messages.ts'
import css from './OrderForm.module.css'

const fields = ['name', 'email', 'phone', 'comment'] as const satisfies readonly RequestField[]
type ContactValues = Pick<OrderValues, (typeof fields)[number]>

/**
 * Checks the fields and marks the invalid ones; focuses the first if `takesFocus`. Resolves to true
 * if all are valid.
 */
export type ContactCheck = (options: { takesFocus: boolean }) => Promise<boolean>

interface ContactFieldsProps {
  /** The action's answer with everything that was typed. */
  refused: OrderFormState | undefined
  /** Contact details from the visitor's account; null for none. */
  contact: Contact | null
  /** Called with the check once the fields can be checked. */
  onReady: (check: ContactCheck) => void
}

/**
 * The customer's contact fields. Until their code loads, the server's HTML stays in place. Input
 * from that time is kept, since the form has no values of its own.
 */
export function ContactFields({ refused, contact, onReady }: ContactFieldsProps) {
  const { formatMessage } = useIntl()
  const phoneField = usePhoneField()
  const { textOf, validation, attributes } = useFieldRules()
  const { control, register, handleSubmit, trigger, formState, setError } = useForm<ContactValues>({
    mode: 'onTouched',
  })
  const { errors } = formState

  useEffect(() => {
    const check: ContactCheck = ({ takesFocus }) =>
      takesFocus
        ? new Promise((resolve, reject) => {
            handleSubmit(
              () => resolve(true),
              () => resolve(false),
            )().catch(reject)
          })
        : trigger()
    onReady(check)
  }, [handleSubmit, trigger, onReady])

  useEffect(() => {
    if (refused?.refusal?.kind !== 'invalid') return
    const broken = refused.refusal.fields
    const first = fields.find((name) => broken[name])
    for (const name of fields) {
      const failure = broken[name]
      if (failure) setError(name, { message: textOf(failure) }, { shouldFocus: name === first })
    }
  }, [refused, setError, textOf])

  // before scripts run, show the errors of the answer; then those of the form, which disappear when
  // corrected
  const isHydrated = useIsHydrated()
  const broken = !isHydrated && refused?.refusal?.kind === 'invalid' ? refused.refusal.fields : {}
  const known: Partial<ContactValues> = contact ?? {}
  const field = (name: (typeof fields)[number]) => {
    const limits = attributes(requestFields[name])
    const failure = broken[name]
    return {
      ...limits,
      error: failure ? textOf(failure) : errors[name]?.message,
      mark: limits.required ? undefined : formatMessage(messages.optional),
      defaultValue: refused?.values[name] ?? known[name],
    }
  }
  const typed = (name: (typeof fields)[number]) => ({
    ...register(name, validation(name, requestFields[name])),
    ...field(name),
  })
  // the order of these lines decides which invalid field gets the focus
  const name = typed('name')
  const email = typed('email')
  const { field: phone } = useController({
    control,
    name: 'phone',
    rules: validation('phone', requestFields.phone),
    defaultValue: refused?.values.phone ?? known.phone ?? '',
  })
  const comment = typed('comment')
  const { required, error, mark, defaultValue } = field('phone')

  return (
    <fieldset className={css.group}>
      <legend>{formatMessage(messages.contactLegend)}</legend>
      <TextInput label={formatMessage(messages.name)} autoComplete="name" {...name} />
      <div className={css.pair}>
        <TextInput
          label={formatMessage(messages.email)}
          type="email"
          autoComplete="email"
          inputMode="email"
          hint={formatMessage(messages.emailHint)}
          {...email}
        />
        <PhoneInput
          {...phoneField}
          label={formatMessage(messages.phone)}
          hint={formatMessage(messages.phoneHint)}
          required={required}
          error={error}
          mark={mark}
          defaultValue={defaultValue}
          name={phone.name}
          ref={phone.ref}
          onChange={({ text }) => phone.onChange(text)}
          onBlur={phone.onBlur}
        />
      </div>
      <TextArea label={formatMessage(messages.comment)} rows={3} {...comment} />
    </fieldset>
  )
}
