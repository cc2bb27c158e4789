import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { currencyExponent } from '#schema/codes/currencies.ts'
import { useMoneyFormat } from '../../../../features/shell/Money/useMoneyFormat.ts'
import { useSite } from '../../../../routing/site.ts'
import { RangeSlider } from '../../../../ui/RangeSlider/RangeSlider.tsx'
import { filterMessages as messages } from '../listingPage.messages.ts'
import { priceScale } from '../priceScale.ts'
import type { ListingSearch } from '../useListingSearch.ts'
import css from './Filters.module.css'

interface PriceFilterProps {
  search: ListingSearch
  /**
   * Lowest and highest price found without the price filter, in whole units; null if nothing is
   * found.
   */
  bounds: { min: number; max: number } | null
}

/** Filter for the price per person; searches when a thumb is released, not while it moves. */
export function PriceFilter({ search: { filter, apply }, bounds }: PriceFilterProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { currency } = useSite()
  const formatMoney = useMoneyFormat()
  const { hasMore, ...scale } = priceScale(bounds, currency)
  const [moving, setMoving] = useState<readonly [number, number]>()
  const { priceMin, priceMax } = filter

  // biome-ignore lint/correctness/useExhaustiveDependencies: a price set outside this slider moves its thumbs
  useEffect(() => setMoving(undefined), [priceMin, priceMax])

  const format = (units: number) => {
    const price = formatMoney({ amountMinor: units * 10 ** currencyExponent[currency], currency })
    return hasMore && units === scale.max ? formatMessage(messages.priceAndMore, { price }) : price
  }
  const sign = formatNumber(0, { style: 'currency', currency, maximumFractionDigits: 0 }).replace(
    /[\d\s]/g,
    '',
  )
  return (
    <div className={css.price}>
      <RangeSlider
        legend={formatMessage(messages.price)}
        names={{ low: 'priceMin', high: 'priceMax' }}
        labels={{ low: formatMessage(messages.priceFrom), high: formatMessage(messages.priceTo) }}
        {...scale}
        value={moving ?? [priceMin ?? scale.min, priceMax ?? scale.max]}
        unit={sign}
        format={format}
        onChange={setMoving}
        onCommit={([low, high]) => {
          setMoving([low, high])
          apply({
            priceMin: low > scale.min ? low : null,
            priceMax: high < scale.max ? high : null,
          })
        }}
      />
      {hasMore && (
        <p className={css.more} aria-hidden>
          {format(scale.max)}
        </p>
      )}
      <input type="hidden" name="priceFloor" value={scale.min} />
      <input type="hidden" name="priceTop" value={scale.max} />
    </div>
  )
}
