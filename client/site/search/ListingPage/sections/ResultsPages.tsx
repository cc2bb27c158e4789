import { useIntl } from 'react-intl'
import { Pagination } from '../../../../ui/Pagination/Pagination.tsx'
import { listingMessages as messages } from '../listingPage.messages.ts'
import css from './ResultsPages.module.css'

interface ResultsPagesProps {
  page: number
  pageCount: number
  hrefFor: (page: number) => string
}

/** Links to the other pages of the list. */
export function ResultsPages({ page, pageCount, hrefFor }: ResultsPagesProps) {
  const { formatMessage } = useIntl()
  return (
    <Pagination
      className={css.pages}
      page={page}
      pages={pageCount}
      hrefFor={hrefFor}
      labels={{
        navigation: formatMessage(messages.pagination),
        previous: formatMessage(messages.previous),
        next: formatMessage(messages.next),
        page: (target) => formatMessage(messages.page, { page: target }),
      }}
    />
  )
}
