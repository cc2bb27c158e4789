import { type KeyboardEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { selectableCurrencies } from '#schema/codes/currencies.ts'
import { useSite } from '../../routing/site.ts'
import css from './CurrencySelect.module.css'
import { layoutMessages } from './layout.messages.ts'

/**
 * Returns whether a key changes a closed select directly: the visitor may still be browsing the
 * options.
 */
const isLookingKey = (key: string): boolean =>
  key !== ' ' && (key.length === 1 || /^(Arrow|Page|Home|End)/.test(key))

/**
 * Lets visitors change the currency by a plain form, which works without JavaScript; with it,
 * choosing submits the form. A choice by arrows or letter keys is submitted on Enter or blur, to
 * avoid a page load for every option passed.
 */
export function CurrencySelect() {
  const { formatMessage } = useIntl()
  const { currency } = useSite()
  const { pathname, search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const isLooking = useRef(false)
  const isUnsent = useRef(false)
  const send = () => {
    isUnsent.current = false
    form.current?.requestSubmit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    isLooking.current = isLookingKey(event.key)
    if (event.key !== 'Enter' || !isUnsent.current) return
    event.preventDefault() // it would open the list
    send()
  }
  return (
    <form ref={form} method="post" action="/preferences" className={css.form}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <select
        name="currency"
        defaultValue={currency}
        className={css.select}
        aria-label={formatMessage(layoutMessages.currency)}
        onKeyDown={onKeyDown}
        onPointerDown={() => {
          isLooking.current = false
        }}
        onChange={() => {
          if (isLooking.current) isUnsent.current = true
          else send()
        }}
        onBlur={() => isUnsent.current && send()}
      >
        {selectableCurrencies.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </select>
      <noscript>
        <button
          type="submit"
          className={css.apply}
          aria-label={formatMessage(layoutMessages.applyCurrency)}
        >
          →
        </button>
      </noscript>
    </form>
  )
}
