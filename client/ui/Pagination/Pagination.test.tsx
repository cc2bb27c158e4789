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

/** As the router's: all pages of a list have one path. */
const MarksItself = (props: LinkProps) => <a aria-current="page" {...props} />

test('only the page in view is current, not the ways to the one before and after', () => {
  render(
    <LinkProvider component={MarksItself}>
      <Pagination page={2} pages={3} hrefFor={(page) => `?page=${page}`} labels={labels} />
    </LinkProvider>,
  )
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(current.map((link) => link.getAttribute('aria-label'))).toEqual(['Page 2'])
})
