import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { useData } from '../../../data/useData.ts'
import { readSearchForm } from '../../../features/SearchForm/readSearchForm.ts'
import { PageMeta } from '../../../features/PageMeta/PageMeta.tsx'
import { usePagePath, useSite } from '../../../routing/site.ts'
import { useLoaded } from '../../../routing/useLoaded.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Container } from '../../../ui/Container/Container.tsx'
import { classes } from '../../../ui/classes.ts'
import { Drawer } from '../../../ui/Drawer/Drawer.tsx'
import { filter as filterGlyph } from '../../../ui/Icon/controls.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { choicesOf } from './facets.ts'
import type { ListingChoicesQuery } from './ListingChoices.generated.ts'
import css from './ListingPage.module.css'
import type { loader } from './ListingPage.loader.ts'
import { mergeFilter, settledFields, without } from './listingFilter.ts'
import { listingMessages as messages } from './listingPage.messages.ts'
import { ActiveFilters } from './sections/ActiveFilters.tsx'
import { EmptyResults } from './sections/EmptyResults.tsx'
import { FilterForm, type FilterFormProps } from './sections/FilterForm.tsx'
import { ListingData } from './sections/ListingData.tsx'
import { ListingHero } from './sections/ListingHero.tsx'
import { ResultsGrid } from './sections/ResultsGrid.tsx'
import { SeoText } from './sections/SeoText.tsx'
import { SortSelect } from './sections/SortSelect.tsx'
import { useChoiceChips } from './useChoiceChips.ts'
import { useListingSearch } from './useListingSearch.ts'

const formId = 'filters'

/** A landing: what its saved filter finds, to be narrowed by the visitor's own. */
export function ListingPage() {
  const { page, results: resultsReading, choices: choicesReading, hints } = useLoaded<typeof loader>()
  const { landing, all } = useData(page)
  const { searchTours: results } = useData(resultsReading)
  // before anything is chosen the results say themselves what there is to choose
  const { searchTours: base } = useData<ListingChoicesQuery>(choicesReading ?? resultsReading)
  const { formatMessage } = useIntl()
  const { currency } = useSite()
  const { search: addressQuery } = useLocation()
  const pathOf = usePagePath()
  const search = useListingSearch()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const count = useRef<HTMLParagraphElement>(null)
  const choices = choicesOf(results.facets, base.facets)
  const { chips, textOf } = useChoiceChips(choices, results.tours[0]?.organizer.name, search.filter.radius !== null)
  if (!landing) return null

  // the list on the page answers the address, the controls show what is asked
  const answered = readSearchForm(new URLSearchParams(addressQuery), currency)
  const chosen = chips(search.filter)
  const asked = mergeFilter(landing.filterQuery, search.filter, currency)
  const countMessage =
    asked.type === 'excursion' ? messages.countExcursions : asked.isCruisesSearch ? messages.countCruises : messages.count
  const [allLanding] = all
  const form: FilterFormProps = {
    search,
    choices,
    bounds: results.priceBounds,
    settled: settledFields(landing.filterQuery),
    isCruises: asked.isCruisesSearch,
  }

  return (
    <>
      <PageMeta
        title={results.page > 1 ? formatMessage(messages.pageTitle, { title: landing.metaTitle, page: results.page }) : landing.metaTitle}
        description={landing.metaDescription}
        picture={landing.media}
      />
      <ListingData name={landing.title} tours={results.tours} />
      <ListingHero landing={landing} all={allLanding} />
      <Container className={css.columns}>
        <details className={css.panel}>
          <summary className={css.panelTitle}>{formatMessage(messages.filters)}</summary>
          <FilterForm {...form} id={formId} />
        </details>
        <section className={css.results} aria-labelledby="results">
          <VisuallyHidden as="h2" id="results">
            {formatMessage(messages.results)}
          </VisuallyHidden>
          <div className={css.toolbar}>
            <p ref={count} tabIndex={-1} role="status" className={css.count}>
              {formatMessage(countMessage, { count: results.totalCount })}
            </p>
            <div className={css.controls}>
              <Button icon={filterGlyph} className={css.drawerButton} aria-haspopup="dialog" onClick={() => setDrawerOpen(true)}>
                {chosen.length > 0 ? formatMessage(messages.filtersChosen, { count: chosen.length }) : formatMessage(messages.filters)}
              </Button>
              <SortSelect form={formId} search={search} />
            </div>
          </div>
          <ActiveFilters chips={chosen} search={search} focusAfter={count} />
          <div className={classes(css.list, search.isPending && css.pending)} aria-busy={search.isPending}>
            {results.totalCount > 0 ? (
              <ResultsGrid results={results} filter={answered} hrefOf={search.hrefOf} isHeroPictured={landing.media !== null} />
            ) : (
              <EmptyResults
                ways={hints.map(({ fields, count: found }) => ({
                  text: textOf(fields, answered),
                  count: found,
                  href: search.hrefOf(without(answered, fields)),
                }))}
                hasChoices={chosen.length > 0}
                allHref={allLanding && pathOf('slug', { slug: allLanding.slug })}
              />
            )}
          </div>
        </section>
      </Container>
      <Container width="text">
        <SeoText text={landing.seoText} />
      </Container>
      <Drawer
        open={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        title={formatMessage(messages.filters)}
        closeLabel={formatMessage(messages.closeFilters)}
        footer={
          <Button look="primary" wide onClick={() => setDrawerOpen(false)}>
            {formatMessage(messages.show, { count: results.totalCount })}
          </Button>
        }
      >
        {isDrawerOpen && <FilterForm {...form} />}
      </Drawer>
    </>
  )
}
