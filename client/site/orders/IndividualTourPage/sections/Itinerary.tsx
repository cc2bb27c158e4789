import { type MessageDescriptor, useIntl } from 'react-intl'
import { MediaPicture } from '../../../../features/tour/MediaPicture/MediaPicture.tsx'
import { termOf } from '../../../../features/tour/TourTerms/tourTerms.ts'
import { Fact } from '../../../../ui/Fact/Fact.tsx'
import { bed, meal } from '../../../../ui/Icon/travel.ts'
import type { Trip } from '../offerRequest.ts'
import { individualTourPageMessages as messages } from '../individualTourPage.messages.ts'
import css from './Itinerary.module.css'

type Day = Trip['tour']['program'][number]

const mealNames: Record<Day['meals'], MessageDescriptor> = {
  NONE: messages.noMeals,
  BREAKFAST: messages.breakfast,
  HALF_BOARD: messages.halfBoard,
  FULL_BOARD: messages.fullBoard,
}

const dayAfter = (start: string, days: number): string =>
  new Date(Date.parse(`${start}T00:00:00Z`) + days * 86_400_000).toISOString()

/** The program with the dates of this departure, fully expanded, for print. */
export function Itinerary({ trip: { tour, date, organizer } }: { trip: Trip }) {
  const { formatMessage, formatDate } = useIntl()
  const isExcursion = tour.type === 'EXCURSION'
  return (
    <section aria-labelledby="program">
      <h2 id="program">{formatMessage(messages.program)}</h2>
      {tour.program.length === 0 && (
        <p>{formatMessage(messages.noProgram, { organizer: organizer.name })}</p>
      )}
      <ol className={css.days}>
        {tour.program.map(({ id, day, title, text, meals, accommodation, media }) => {
          const night =
            accommodation === 'NOT_SET' || accommodation === 'ANY'
              ? undefined
              : termOf(accommodation)
          return (
            <li key={id} className={css.day}>
              {!isExcursion && (
                <p className={css.when}>
                  <span>{formatMessage(messages.day, { day })}</span>{' '}
                  <time dateTime={dayAfter(date.start, day - 1).slice(0, 10)}>
                    {formatDate(dayAfter(date.start, day - 1), {
                      timeZone: 'UTC',
                      weekday: 'short',
                      day: 'numeric',
                      month: 'short',
                    })}
                  </time>
                </p>
              )}
              <div className={css.words}>
                <h3 lang={tour.lang}>{title}</h3>
                <div lang={tour.lang} className={css.text}>
                  {text.split(/\n{2,}/).map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
                {!isExcursion && (
                  <div className={css.comforts}>
                    <Fact icon={meal} value={formatMessage(mealNames[meals])} />
                    {night && <Fact icon={bed} value={formatMessage(night)} />}
                  </div>
                )}
              </div>
              {media?.urlTemplate && (
                <MediaPicture
                  media={media}
                  ratio={3 / 2}
                  rounded
                  decorative
                  sizes="(min-width: 768px) 200px, 90vw"
                  className={css.picture}
                />
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
