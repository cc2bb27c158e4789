import { classes } from '../classes.ts'
import { chevronLeft, chevronRight } from '../Icon/controls.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import css from './Pagination.module.css'
import { pageList } from './pageList.ts'

type PaginationProps = {
  /** Current page, from one. */
  page: number
  pages: number
  /** Returns the address of a page. */
  hrefFor: (page: number) => string
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string }
  className?: string
}

/**
 * Overrides the router's links, which mark themselves by their path: all pages of a list share it.
 */
const another = { 'aria-current': undefined }

/** Links to the pages of a list by real links. Renders nothing for a single page. */
export function Pagination({ page, pages, hrefFor, labels, className }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={labels.navigation} className={classes(css.pagination, className)}>
      {turn(page > 1 ? page - 1 : undefined, labels.previous, chevronLeft, 'prev')}
      <ol className={css.pages}>
        {pageList(page, pages).map((step) =>
          step === 'gap' ? (
            <li key="gap" className={css.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={step}>
              <Link
                href={hrefFor(step)}
                aria-label={labels.page(step)}
                aria-current={step === page ? 'page' : undefined}
                className={css.page}
              >
                {step}
              </Link>
            </li>
          ),
        )}
      </ol>
      {turn(page < pages ? page + 1 : undefined, labels.next, chevronRight, 'next')}
    </nav>
  )

  function turn(target: number | undefined, label: string, glyph: string, rel: string) {
    if (target === undefined)
      return (
        <span className={classes(css.page, css.off)} aria-hidden="true">
          <Icon glyph={glyph} />
        </span>
      )
    return (
      <Link href={hrefFor(target)} rel={rel} aria-label={label} {...another} className={css.page}>
        <Icon glyph={glyph} />
      </Link>
    )
  }
}
