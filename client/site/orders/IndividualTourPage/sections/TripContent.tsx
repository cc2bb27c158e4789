import { useIntl } from 'react-intl'
import { useSite } from '../../../../routing/site.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { tourPath } from '../../../tours/TourPage/TourPage.urls.ts'
import { individualTourPageMessages as messages } from '../individualTourPage.messages.ts'
import type { Trip } from '../offerRequest.ts'
import { Itinerary } from './Itinerary.tsx'
import css from './TripContent.module.css'

/** Shows the organizer's text, the program, and what the price includes. */
export function TripContent({ trip, words }: { trip: Trip; words: string }) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const { tour, organizer } = trip
  const lists = [
    { id: 'included', title: messages.included, items: tour.included },
    { id: 'not-included', title: messages.notIncluded, items: tour.notIncluded },
  ].filter(({ items }) => items.length > 0)
  return (
    <>
      {words && (
        <figure className={css.message}>
          <figcaption>{formatMessage(messages.message, { organizer: organizer.name })}</figcaption>
          <blockquote>{words}</blockquote>
        </figure>
      )}
      <Itinerary trip={trip} />
      {lists.length > 0 && (
        <section aria-labelledby="contains">
          <h2 id="contains">{formatMessage(messages.price)}</h2>
          <div className={css.lists}>
            {lists.map(({ id, title, items }) => (
              <div key={id}>
                <h3>{formatMessage(title)}</h3>
                <ul lang={tour.lang} data-kind={id}>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      )}
      {!tour.isGone && (
        <Button href={tourPath(locale, tour)} className={css.tour} data-print="no">
          {formatMessage(messages.toTour)}
        </Button>
      )}
    </>
  )
}
