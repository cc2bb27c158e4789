import { useIntl } from 'react-intl'
import { type SortOrder, sortOrders } from '#schema/codes/tours.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Select } from '../../../../ui/Field/Select.tsx'
import { listingMessages as messages } from '../listingPage.messages.ts'
import type { ListingSearch } from '../useListingSearch.ts'
import css from './Toolbar.module.css'

const texts = {
  default: messages.sortDefault,
  price: messages.sortPrice,
  '-price': messages.sortPriceDown,
} satisfies Record<SortOrder, unknown>

/**
 * Field for the order of the list; belongs to the filter form, to be sent with the filters without
 * JavaScript.
 */
export function SortSelect({
  form,
  search: { filter, apply },
}: {
  form: string
  search: ListingSearch
}) {
  const { formatMessage } = useIntl()
  return (
    <div className={css.sort}>
      <Select
        compact
        hideLabel
        label={formatMessage(messages.sort)}
        name="sort"
        form={form}
        value={filter.sort}
        onChange={({ target }) =>
          apply({ sort: sortOrders.find((order) => order === target.value) ?? 'default' })
        }
        options={sortOrders.map((value) => ({ value, text: formatMessage(texts[value]) }))}
      />
      <noscript>
        <Button type="submit" form={form}>
          {formatMessage(messages.applySort)}
        </Button>
      </noscript>
    </div>
  )
}
