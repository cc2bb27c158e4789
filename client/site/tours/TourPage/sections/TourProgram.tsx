import { type MessageDescriptor, useIntl } from 'react-intl'
import { mapShapes, programPath, tourMapPath } from '#schema/rules/routes/tourFiles.ts'
import { MediaPicture } from '../../../../features/tour/MediaPicture/MediaPicture.tsx'
import { type FragmentType, useFragment } from '../../../../data/useFragment.ts'
import { termOf } from '../../../../features/tour/TourTerms/tourTerms.ts'
import { useSite } from '../../../../routing/site.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Disclosure } from '../../../../ui/Disclosure/Disclosure.tsx'
import { Fact } from '../../../../ui/Fact/Fact.tsx'
import { download } from '../../../../ui/Icon/controls.ts'
import { bed, meal } from '../../../../ui/Icon/travel.ts'
import { tourPageMessages as messages } from '../tourPage.messages.ts'
import type { TourProgram_TourFragment } from './TourProgram.generated.ts'
import css from './TourProgram.module.css'

type Day = TourProgram_TourFragment['program'][number]

const mealNames: Record<Day['meals'], MessageDescriptor> = {
  NONE: messages.noMeals,
  BREAKFAST: messages.breakfast,
  HALF_BOARD: messages.halfBoard,
  FULL_BOARD: messages.fullBoard,
}

/**
 * The program by day. The first day is open, and the browser's page search finds text in the
 * others.
 */
export function TourProgram({ tour }: { tour: FragmentType<TourProgram_TourFragment> }) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const { id, program, type, lang, mapRevision } = useFragment<TourProgram_TourFragment>(tour)
  const isExcursion = type === 'EXCURSION'
  if (program.length === 0) return null

  const content = ({ text, meals, accommodation, media }: Day) => {
    const night =
      accommodation === 'NOT_SET' || accommodation === 'ANY' ? undefined : termOf(accommodation)
    return (
      <div className={css.content}>
        <div lang={lang} className={css.text}>
          {text.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {media?.urlTemplate && (
          <MediaPicture
            media={media}
            ratio={3 / 2}
            rounded
            sizes="(min-width: 768px) 280px, 90vw"
            className={css.picture}
          />
        )}
        {!isExcursion && (
          <div className={css.comforts}>
            <Fact icon={meal} value={formatMessage(mealNames[meals])} />
            {night && <Fact icon={bed} value={formatMessage(night)} />}
          </div>
        )}
      </div>
    )
  }

  return (
    <section data-later aria-labelledby="program">
      <h2 id="program">
        {formatMessage(isExcursion ? messages.excursionProgram : messages.program)}
      </h2>
      {mapRevision && (
        <picture>
          <source
            media="(max-width: 575.98px)"
            srcSet={tourMapPath(locale, id, 'square', mapRevision)}
            {...mapShapes.square}
          />
          <img
            src={tourMapPath(locale, id, 'wide', mapRevision)}
            {...mapShapes.wide}
            alt={formatMessage(messages.map)}
            loading="lazy"
            decoding="async"
            className={css.map}
          />
        </picture>
      )}
      <div className={css.days}>
        {program.map((day, index) => (
          <Disclosure
            key={day.id}
            open={index === 0 || undefined}
            summary={
              <span className={css.summary}>
                {program.length > 1 && (
                  <span className={css.number}>
                    {formatMessage(isExcursion ? messages.stop : messages.day, { day: day.day })}
                  </span>
                )}
                <span lang={lang}>{day.title}</span>
              </span>
            }
          >
            {content(day)}
          </Disclosure>
        ))}
      </div>
      <Button
        as="a"
        size="s"
        icon={download}
        href={programPath(locale, id)}
        className={css.pdf}
        data-print="no"
      >
        {formatMessage(messages.programPdf)}
      </Button>
    </section>
  )
}
