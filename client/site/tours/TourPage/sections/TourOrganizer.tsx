import { useIntl } from 'react-intl'
import { type FragmentType, useFragment } from '../../../../data/useFragment.ts'
import { useTruncateLabels } from '../../../../features/shell/KitTexts/useTruncateLabels.ts'
import { organizerPath } from '../../../../features/tour/OrganizerLink/organizerPath.ts'
import { useSite } from '../../../../routing/site.ts'
import { Avatar } from '../../../../ui/Avatar/Avatar.tsx'
import { Fact } from '../../../../ui/Fact/Fact.tsx'
import { language, phone as phoneGlyph } from '../../../../ui/Icon/people.ts'
import { shield } from '../../../../ui/Icon/signs.ts'
import { Link } from '../../../../ui/Link/Link.tsx'
import { Rating } from '../../../../ui/Rating/Rating.tsx'
import { Truncate } from '../../../../ui/Truncate/Truncate.tsx'
import { useLanguageNames } from '../../../../features/shell/Languages/useLanguageNames.ts'
import { tourPageMessages as messages } from '../tourPage.messages.ts'
import type { TourOrganizer_TourFragment } from './TourOrganizer.generated.ts'
import css from './TourOrganizer.module.css'

/** Presents the organizer of the tour. */
export function TourOrganizer({ tour }: { tour: FragmentType<TourOrganizer_TourFragment> }) {
  const { formatMessage, formatNumber } = useIntl()
  const { locale } = useSite()
  const { organizer } = useFragment<TourOrganizer_TourFragment>(tour)
  const labels = useTruncateLabels()
  const languages = useLanguageNames()(organizer.languages)
  const { name, tagline, about, foundedYear, rating, phone, formattedPhone } = organizer
  const kind = formatMessage(
    organizer.kind === 'AUTHOR' ? messages.organizerAuthor : messages.organizerCompany,
  )

  return (
    <section data-later aria-labelledby="organizer">
      <h2 id="organizer">{formatMessage(messages.organizer)}</h2>
      <div className={css.card}>
        <header className={css.head}>
          <Avatar name={name} size={64} square={organizer.kind !== 'AUTHOR'} />
          <div>
            <h3>
              <Link href={organizerPath(locale, organizer)}>{name}</Link>
            </h3>
            <p className={css.kind}>
              {foundedYear === null
                ? kind
                : formatMessage(messages.organizerSince, { kind, year: String(foundedYear) })}
            </p>
            {rating !== null && (
              <Rating
                value={rating}
                label={formatMessage(messages.rating, { rating })}
                figure={formatNumber(rating, {
                  minimumFractionDigits: 1,
                  maximumFractionDigits: 1,
                })}
                count={formatMessage(messages.reviewsCount, { count: organizer.reviewsCount })}
              />
            )}
          </div>
        </header>
        {tagline && <p className={css.tagline}>{tagline}</p>}
        <Truncate labels={labels}>
          <p className={css.about}>{about}</p>
        </Truncate>
        <div className={css.facts}>
          {organizer.verification === 'SUCCESS' && (
            <Fact icon={shield} value={formatMessage(messages.verified)} />
          )}
          {languages && (
            <Fact icon={language} value={formatMessage(messages.speaks, { languages })} />
          )}
          {phone && (
            <Fact
              icon={phoneGlyph}
              value={<a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{formattedPhone}</a>}
            />
          )}
        </div>
      </div>
    </section>
  )
}
