import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { LinkProvider, type LinkProps } from '../Link/Link.tsx'
import { Pagination } from './Pagination.tsx'

const labels = {
  navigation: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
}

/** Marks itself like the router's links: all pages of a list have the same path. */
const MarksItself = (props: LinkProps) => <a aria-current="page" {...props} />

test('marks only the current page, not the previous and next links', () => {
  render(
    <LinkProvider component={MarksItself}>
      <Pagination page={2} pages={3} hrefFor={(page) => `?page=${page}`} labels={labels} />
    </LinkProvider>,
  )
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(current.map((link) => link.getAttribute('aria-label'))).toEqual(['Page 2'])
})
