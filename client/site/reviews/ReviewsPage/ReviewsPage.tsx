import { useIntl } from 'react-intl'
import { PageMeta } from '../../../features/shell/PageMeta/PageMeta.tsx'
import { RatingOverview } from '../../../features/tour/Reviews/RatingOverview.tsx'
import { ReviewList } from '../../../features/tour/Reviews/ReviewList.tsx'
import { usePagePath, useSite } from '../../../routing/site.ts'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Trail } from '../../../features/shell/JsonLd/Trail.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { ChipRow } from '../../../ui/Chip/ChipRow.tsx'
import { Container } from '../../../ui/Container/Container.tsx'
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { chat } from '../../../ui/Icon/people.ts'
import type { loader } from './ReviewsPage.loader.ts'
import css from './ReviewsPage.module.css'
import { reviewsPath } from './ReviewsPage.urls.ts'
import { reviewsPageMessages as messages } from './reviewsPage.messages.ts'
import { useReviewRegionsQuery } from './ReviewRegions.generated.ts'
import { useReviewsPageQuery } from './ReviewsPage.generated.ts'

/** Regions shown; up to two more are shown too rather than collapsed. */
const inSight = 7
const foldFrom = inSight + 3

/** Lists travelers' reviews of all regions or of one. */
export function ReviewsPage() {
  const loaded = useLoaderResult<typeof loader>()
  const { reviewedRegions } = useReviewRegionsQuery(loaded.regions).data
  const { reviewPage } = useReviewsPageQuery(loaded.reviews).data
  const { formatMessage, formatNumber } = useIntl()
  const { locale } = useSite()
  const pathOf = usePagePath()
  const current = reviewedRegions.find(({ id }) => id === loaded.regionId)
  const region = current?.name
  const { page, totalCount: count } = reviewPage
  const title = region
    ? formatMessage(messages.metaTitleOfRegion, { region })
    : formatMessage(messages.metaTitle)
  // the chosen region is always among the regions that are not collapsed
  const others = reviewedRegions.filter(
    ({ id, reviewsCount }) => reviewsCount > 0 && id !== current?.id,
  )
  const chips = current ? [current, ...others] : others
  const [first, folded] =
    chips.length < foldFrom ? [chips, []] : [chips.slice(0, inSight), chips.slice(inSight)]
  const chipOf = ({ id, code, name, reviewsCount }: (typeof chips)[number]) => (
    <li key={id}>
      <Chip
        href={reviewsPath(locale, { region: code })}
        current={id === current?.id}
        count={formatNumber(reviewsCount)}
      >
        {name}
      </Chip>
    </li>
  )
  const all = reviewedRegions.reduce((sum, { reviewsCount }) => sum + reviewsCount, 0)

  return (
    <Container className={css.page}>
      <PageMeta
        title={page > 1 ? formatMessage(messages.metaTitleOfPage, { title, page }) : title}
        description={
          region
            ? formatMessage(messages.metaDescriptionOfRegion, { region, count })
            : formatMessage(messages.metaDescription, { count })
        }
      />
      <Trail
        label={formatMessage(messages.way)}
        items={[
          { text: formatMessage(messages.home), url: pathOf('home') },
          { text: formatMessage(messages.crumb), url: reviewsPath(locale, {}) },
          ...(region ? [{ text: region }] : []),
        ]}
      />
      <header className={css.head}>
        <div className={css.words}>
          <h1>
            {region
              ? formatMessage(messages.titleOfRegion, { region })
              : formatMessage(messages.title)}
          </h1>
          <p className={css.lead}>{formatMessage(messages.lead)}</p>
        </div>
        <RatingOverview page={reviewPage} />
      </header>
      <div>
        <ChipRow label={formatMessage(messages.regions)}>
          <li>
            <Chip href={reviewsPath(locale, {})} current={!current} count={formatNumber(all)}>
              {formatMessage(messages.all)}
            </Chip>
          </li>
          {first.map(chipOf)}
        </ChipRow>
        {folded.length > 0 && (
          <Disclosure
            look="plain"
            summary={formatMessage(messages.more, { count: folded.length })}
            className={css.more}
          >
            <ul className={css.folded}>{folded.map(chipOf)}</ul>
          </Disclosure>
        )}
      </div>
      <section aria-label={formatMessage(messages.reviews)}>
        {count > 0 ? (
          <ReviewList
            key={`${current?.code} ${page}`}
            page={reviewPage}
            size={loaded.size}
            of={current ? { regionId: current.id } : {}}
            hrefOf={(other) =>
              `${reviewsPath(locale, { region: current?.code, page: other })}#list`
            }
          />
        ) : (
          <EmptyState
            icon={chat}
            title={formatMessage(messages.empty, { region })}
            action={
              <Button href={reviewsPath(locale, {})}>{formatMessage(messages.emptyAction)}</Button>
            }
          >
            <p>{formatMessage(messages.emptyText)}</p>
          </EmptyState>
        )}
      </section>
    </Container>
  )
}
