import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { selectableCurrencies } from '#schema/codes/currencies.ts'
import { useSite } from '../../routing/site.ts'
import css from './CurrencySelect.module.css'
import { layoutMessages } from './layout.messages.ts'

/** A plain form, so that prices can be switched without JavaScript; with it the choice itself sends the form. */
export function CurrencySelect() {
  const { formatMessage } = useIntl()
  const { currency } = useSite()
  const { pathname, search } = useLocation()
  return (
    <form method="post" action="/preferences" className={css.form}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <select
        name="currency"
        defaultValue={currency}
        className={css.select}
        aria-label={formatMessage(layoutMessages.currency)}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {selectableCurrencies.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={css.apply} aria-label={formatMessage(layoutMessages.applyCurrency)}>
          →
        </button>
      </noscript>
    </form>
  )
}
