import { Dropdown } from '../Dropdown/Dropdown.tsx'
import { chevronDown } from '../Icon/controls.ts'
import { Icon } from '../Icon/Icon.tsx'
import { globe } from '../Icon/travel.ts'
import { CountryPicker } from './CountryPicker.tsx'
import { Flag } from './Flag.tsx'
import css from './PhoneInput.module.css'
import type { PhoneLabels } from './phoneLabels.ts'
import { type PhoneCountry, prefixOf } from './phoneRules.ts'

/**
 * Minimum width of the country panel, in pixels, and its distance from the field, as for a select.
 */
const panel = { minWidth: 280, offset: 8 } as const

type CountryButtonProps = {
  labels: PhoneLabels
  /** BCP 47: language of the countries' names. */
  language: string
  /** null when none is known. */
  country: PhoneCountry | null
  disabled: boolean | undefined
  /** Called with an ISO code, or null and a dial code. */
  onChoose: (code: string | null, dial?: string) => void
}

export const nameOf = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code

/** Shows the flag before a phone number; opens the list of countries. */
export function CountryButton({
  labels,
  language,
  country,
  disabled,
  onChoose,
}: CountryButtonProps) {
  return (
    <Dropdown
      {...panel}
      className={css.country}
      title={labels.country}
      closeLabel={labels.close}
      trigger={(opener) => (
        <button
          {...opener}
          type="button"
          disabled={disabled}
          // the browser's own country names may differ from the server's
          suppressHydrationWarning
          aria-label={
            country
              ? `${labels.country}: ${nameOf(country.code, language)} ${prefixOf(country)}`
              : labels.country
          }
          className={css.trigger}
        >
          {country ? <Flag country={country.code} /> : <Icon glyph={globe} />}
          <Icon glyph={chevronDown} size="s" />
        </button>
      )}
    >
      {({ isOpen, close }) =>
        isOpen && (
          <CountryPicker
            language={language}
            chosen={country?.code ?? null}
            labels={labels}
            onChoose={(code) => {
              close()
              onChoose(code)
            }}
            onTakeCode={(dial) => {
              close()
              onChoose(null, dial)
            }}
          />
        )
      }
    </Dropdown>
  )
}
