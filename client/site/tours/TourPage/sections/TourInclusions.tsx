import { useIntl } from 'react-intl'
import { type FragmentType, useFragment } from '../../../../data/useFragment.ts'
import { check, close } from '../../../../ui/Icon/controls.ts'
import { Icon } from '../../../../ui/Icon/Icon.tsx'
import { luggage } from '../../../../ui/Icon/travel.ts'
import { tourPageMessages as messages } from '../tourPage.messages.ts'
import type { TourInclusions_TourFragment } from './TourInclusions.generated.ts'
import css from './TourInclusions.module.css'

/** Lists what the price includes, what it doesn't, and what to pack. */
export function TourInclusions({ tour }: { tour: FragmentType<TourInclusions_TourFragment> }) {
  const { formatMessage } = useIntl()
  const { included, notIncluded, whatToBring, lang } =
    useFragment<TourInclusions_TourFragment>(tour)
  const lists = [
    { title: messages.included, items: included, glyph: check, look: css.yes },
    { title: messages.notIncluded, items: notIncluded, glyph: close, look: css.no },
    { title: messages.whatToBring, items: whatToBring, glyph: luggage, look: css.bring },
  ].filter(({ items }) => items.length > 0)
  if (lists.length === 0) return null

  return (
    <section data-later aria-labelledby="price-covers">
      <h2 id="price-covers">{formatMessage(messages.priceCovers)}</h2>
      <div className={css.lists}>
        {lists.map(({ title, items, glyph, look }) => (
          <div key={title.id}>
            <h3 className={css.title}>{formatMessage(title)}</h3>
            <ul className={css.list} lang={lang}>
              {items.map((item) => (
                <li key={item} className={look}>
                  <Icon glyph={glyph} size="s" />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
