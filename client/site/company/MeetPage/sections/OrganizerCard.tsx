import { useIntl } from 'react-intl'
import { type FragmentType, useFragment } from '../../../../data/useFragment.ts'
import { useLanguageNames } from '../../../../features/shell/Languages/useLanguageNames.ts'
import { MediaPicture } from '../../../../features/tour/MediaPicture/MediaPicture.tsx'
import { organizerPath } from '../../../../features/tour/OrganizerLink/organizerPath.ts'
import { useSite } from '../../../../routing/site.ts'
import { Avatar } from '../../../../ui/Avatar/Avatar.tsx'
import { Fact } from '../../../../ui/Fact/Fact.tsx'
import { language } from '../../../../ui/Icon/people.ts'
import { shield } from '../../../../ui/Icon/signs.ts'
import { Link } from '../../../../ui/Link/Link.tsx'
import { Rating } from '../../../../ui/Rating/Rating.tsx'
import { organizerCardMessages as messages } from '../meetPage.messages.ts'
import type { OrganizerCard_OrganizerFragment } from './OrganizerCard.generated.ts'
import css from './OrganizerCard.module.css'

interface OrganizerCardProps {
  organizer: FragmentType<OrganizerCard_OrganizerFragment>
  /** Address of the landing of all tours; undefined where there is none. */
  toursPath: string | undefined
}

/** One organizer: name, start year, rating, and a link to their tours. */
export function OrganizerCard({ organizer: part, toursPath }: OrganizerCardProps) {
  const { formatMessage, formatNumber } = useIntl()
  const organizer = useFragment<OrganizerCard_OrganizerFragment>(part)
  const { locale } = useSite()
  const {
    id,
    name,
    tagline,
    kind,
    foundedYear,
    languages,
    verification,
    rating,
    reviewsCount,
    media,
  } = organizer
  const kindText = formatMessage(kind === 'AUTHOR' ? messages.author : messages.company)
  const spoken = useLanguageNames()(languages)
  return (
    <article className={css.card} aria-labelledby={`organizer-${id}`}>
      {media && (
        <MediaPicture
          media={media}
          ratio={16 / 9}
          decorative
          sizes="(min-width: 992px) 380px, (min-width: 640px) 50vw, 100vw"
        />
      )}
      <div className={css.words}>
        <header className={css.head}>
          <Avatar name={name} size={56} square={kind !== 'AUTHOR'} className={css.face} />
          <div>
            <h3 id={`organizer-${id}`} className={css.name}>
              <Link href={organizerPath(locale, organizer)}>{name}</Link>
            </h3>
            <p className={css.kind}>
              {foundedYear === null
                ? kindText
                : formatMessage(messages.since, { kind: kindText, year: String(foundedYear) })}
            </p>
          </div>
        </header>
        <p className={css.tagline}>{tagline}</p>
        <div className={css.facts}>
          {rating !== null && (
            <Rating
              value={rating}
              label={formatMessage(messages.rating, { rating })}
              figure={formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
              count={formatMessage(messages.reviews, { count: reviewsCount })}
            />
          )}
          <Fact icon={language} value={formatMessage(messages.speaks, { languages: spoken })} />
          {verification === 'SUCCESS' && (
            <Fact icon={shield} value={formatMessage(messages.verified)} />
          )}
        </div>
        {toursPath && (
          <Link
            href={`${toursPath}?organizer=${id}`}
            aria-label={formatMessage(messages.toursOf, { name })}
            className={css.tours}
          >
            {formatMessage(messages.tours)}
          </Link>
        )}
      </div>
    </article>
  )
}
