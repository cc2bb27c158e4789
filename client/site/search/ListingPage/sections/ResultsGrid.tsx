import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { TourCard } from '../../../../features/tour/TourCard/TourCard.tsx'
import { TourGrid } from '../../../../features/tour/TourCard/TourGrid.tsx'
import { ResultsPages } from '../laterParts.ts'
import type { ListingResultsQuery } from '../ListingResults.generated.ts'
import type { ListingSearch } from '../useListingSearch.ts'
import css from './ResultsGrid.module.css'

interface ResultsGridProps {
  results: ListingResultsQuery['searchTours']
  /** The filter that the results belong to. */
  filter: SearchFilter
  hrefOf: ListingSearch['hrefOf']
  isHeroPictured: boolean
}

const cardSizes =
  '(min-width: 1280px) 290px, (min-width: 992px) 30vw, (min-width: 620px) 46vw, 94vw'

/** The tour cards of one page, with links to the other pages. */
export function ResultsGrid({
  results: { tours, page, pageCount },
  filter,
  hrefOf,
  isHeroPictured,
}: ResultsGridProps) {
  return (
    <>
      <TourGrid>
        {tours.map((tour, index) => (
          <li
            key={tour.id}
            data-tour={tour.id}
            data-later={index > 1 || undefined}
            className={css.item}
          >
            <TourCard tour={tour} sizes={cardSizes} priority={!isHeroPictured && index === 0} />
          </li>
        ))}
      </TourGrid>
      <ResultsPages
        page={page}
        pageCount={pageCount}
        hrefFor={(target) => hrefOf({ ...filter, page: target })}
      />
    </>
  )
}
