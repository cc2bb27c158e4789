import { type RefObject, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import type { SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { readSearchForm } from '../../../features/tour/SearchForm/readSearchForm.ts'
import { PageMeta } from '../../../features/shell/PageMeta/PageMeta.tsx'
import { reloadPage } from '../../../routing/latestBuild.ts'
import { usePagePath, useSite } from '../../../routing/site.ts'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Container } from '../../../ui/Container/Container.tsx'
import { classes } from '../../../ui/classes.ts'
import { filter as filterGlyph } from '../../../ui/Icon/controls.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { choicesOf } from './facets.ts'
import { useListingChoicesQuery } from './ListingChoices.generated.ts'
import { useListingPageQuery } from './ListingPage.generated.ts'
import { useListingResultsQuery } from './ListingResults.generated.ts'
import css from './ListingPage.module.css'
import type { loader } from './ListingPage.loader.ts'
import {
  ActiveFilters,
  EmptyResults,
  FilterDrawer,
  laterParts,
  ListingData,
  ResultsSkeleton,
  SeoText,
} from './laterParts.ts'
import { countChoices, mergeFilter, searchOf, settledFields } from './listingFilter.ts'
import { listingMessages as messages } from './listingPage.messages.ts'
import { FilterForm, type FilterFormProps } from './sections/FilterForm.tsx'
import { ListingHero } from './sections/ListingHero.tsx'
import { MapPane } from './sections/MapPane.tsx'
import { ResultsGrid } from './sections/ResultsGrid.tsx'
import { SortSelect } from './sections/SortSelect.tsx'
import { ViewSwitch } from './sections/ViewSwitch.tsx'
import { type ListingSearch, useListingSearch } from './useListingSearch.ts'

const formId = 'filters'

/** A landing: the tours of its saved filter, which the visitor can narrow down. */
export function ListingPage() {
  const { landing, allLanding, results, choices, hints } = useListing()
  const { formatMessage } = useIntl()
  const { currency } = useSite()
  const { search: addressQuery } = useLocation()
  const pathOf = usePagePath()
  const search = useListingSearch()
  const [isDrawerOpen, setDrawerOpen] = useState<boolean>()
  const count = useRef<HTMLParagraphElement>(null)
  const list = useRef<HTMLDivElement>(null)
  if (!landing) return null

  // the list shows the filter in the address, the controls the filter being loaded
  const answered = readSearchForm(new URLSearchParams(addressQuery), currency)
  const asked = mergeFilter(landing.filterQuery, search.filter, currency)
  const isMap = search.view === 'map'
  const form: FilterFormProps = {
    search,
    choices,
    bounds: results.priceBounds,
    settled: settledFields(landing.filterQuery),
    isCruises: asked.isCruisesSearch,
  }

  const openDrawer = () => {
    setDrawerOpen(true)
    FilterDrawer.bring().catch(reloadPage)
  }

  return (
    <>
      <ListingMeta landing={landing} results={results} />
      <div className={isMap ? css.mapScreen : undefined}>
        <div className={css.tours}>
          <ListingHero landing={landing} all={allLanding} isCompact={isMap} />
          <Container className={css.columns}>
            <details className={css.panel}>
              <summary className={css.panelTitle}>{formatMessage(messages.filters)}</summary>
              <FilterForm {...form} id={formId} />
            </details>
            <section className={css.results} aria-labelledby="results">
              <VisuallyHidden as="h2" id="results">
                {formatMessage(messages.results)}
              </VisuallyHidden>
              <ResultsToolbar
                count={count}
                total={results.totalCount}
                asked={asked}
                search={search}
                onFilters={openDrawer}
              />
              <ActiveFilters
                choices={choices}
                organizer={results.tours[0]?.organizer.name}
                search={search}
                focusAfter={count}
              />
              <div
                ref={list}
                className={classes(css.list, search.isPending && css.pending)}
                aria-busy={search.isPending}
              >
                {results.totalCount > 0 ? (
                  <ResultsGrid
                    results={results}
                    filter={answered}
                    hrefOf={search.hrefOf}
                    isHeroPictured={landing.media !== null && !isMap}
                  />
                ) : (
                  <EmptyResults
                    hints={hints}
                    choices={choices}
                    filter={answered}
                    hrefOf={search.hrefOf}
                    allHref={allLanding && pathOf('slug', { slug: allLanding.slug })}
                  />
                )}
                <ResultsSkeleton isPending={search.isPending} count={results.tours.length} />
              </div>
            </section>
          </Container>
        </div>
        {isMap && (
          <div className={css.map}>
            <MapPane
              query={searchOf(
                mergeFilter(landing.filterQuery, { ...answered, page: 1 }, currency),
              ).slice(1)}
              filter={answered}
              search={search}
              list={list}
              listHref={search.hrefOf(answered, 'list')}
            />
          </div>
        )}
      </div>
      <Container width="text">
        <SeoText text={landing.seoText} />
      </Container>
      {isDrawerOpen !== undefined && (
        <FilterDrawer
          open={isDrawerOpen}
          onClose={() => setDrawerOpen(false)}
          count={results.totalCount}
        >
          {isDrawerOpen && <FilterForm {...form} />}
        </FilterDrawer>
      )}
    </>
  )
}

ListingPage.later = laterParts

/** Returns what the loader has found: the landing, its results, and what there is to choose. */
function useListing() {
  const loaded = useLoaderResult<typeof loader>()
  const { landing, all } = useListingPageQuery(loaded.page).data
  const { searchTours: results } = useListingResultsQuery(loaded.results).data
  const choicesOfLanding = useListingChoicesQuery(loaded.choices).data?.searchTours
  // without a choice the results' facets are also the landing's
  const choices = choicesOf(results.facets, (choicesOfLanding ?? results).facets)
  return { landing, allLanding: all[0], results, choices, hints: loaded.hints }
}

type Listing = ReturnType<typeof useListing>

/** Title, description and structured data. */
function ListingMeta({
  landing,
  results,
}: {
  landing: NonNullable<Listing['landing']>
  results: Listing['results']
}) {
  const { formatMessage } = useIntl()
  const { metaTitle, metaDescription, media, title } = landing
  return (
    <>
      <PageMeta
        title={
          results.page > 1
            ? formatMessage(messages.pageTitle, { title: metaTitle, page: results.page })
            : metaTitle
        }
        description={metaDescription}
        picture={media}
      />
      <ListingData name={title} tours={results.tours} />
    </>
  )
}

interface ResultsToolbarProps {
  /** Gets the focus when a filter is taken away. */
  count: RefObject<HTMLParagraphElement | null>
  total: number
  /** The landing's filter with the visitor's own: decides what the results are called. */
  asked: SearchFilter
  search: ListingSearch
  onFilters: () => void
}

/** How many results there are, and the buttons that filter, sort and show them otherwise. */
function ResultsToolbar({ count, total, asked, search, onFilters }: ResultsToolbarProps) {
  const { formatMessage } = useIntl()
  const chosen = countChoices(search.filter)
  const countMessage =
    asked.type === 'excursion'
      ? messages.countExcursions
      : asked.isCruisesSearch
        ? messages.countCruises
        : messages.count
  return (
    <div className={css.toolbar}>
      <p ref={count} tabIndex={-1} role="status" className={css.count}>
        {formatMessage(countMessage, { count: total })}
      </p>
      <div className={css.controls}>
        <Button
          icon={filterGlyph}
          className={css.drawerButton}
          aria-haspopup="dialog"
          onClick={onFilters}
        >
          {chosen > 0
            ? formatMessage(messages.filtersChosen, { count: chosen })
            : formatMessage(messages.filters)}
        </Button>
        <SortSelect form={formId} search={search} />
        <ViewSwitch search={search} />
      </div>
    </div>
  )
}
