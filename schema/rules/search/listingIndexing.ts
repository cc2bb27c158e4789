import { emptyFilter, type SearchFilter } from './searchFilter.ts'
import { searchToQuery } from './searchQuery.ts'
import { toursKey, withoutView } from './sameTours.ts'

export interface ListingAddress {
  /** The visitor's own filter on top of the landing's. */
  visitor: SearchFilter
  /** Slug of the current landing. */
  slug: string
  /**
   * Slug of the landing whose saved filter selects the same tours as landing and visitor together;
   * null if none does.
   */
  twinSlug: string | null
  /** Number of tours found. */
  totalCount: number
}

/**
 * `canonical`: the one URL that search engines list for these tours. `noindex`: none, but links are
 * followed.
 */
export type ListingIndexing =
  | { kind: 'canonical'; slug: string; page: number }
  | { kind: 'noindex' }

interface Rule {
  /** As printed in docs/search-engines.md. */
  when: string
  told: string
  answer: (address: ListingAddress) => ListingIndexing | null
}

const noindex: ListingIndexing = { kind: 'noindex' }
const asksNothing = ({ visitor }: ListingAddress): boolean =>
  searchToQuery(withoutView(visitor)).size === 0
const isSorted = ({ visitor }: ListingAddress): boolean => visitor.sort !== emptyFilter.sort

/**
 * Rules in order: the first that returns an answer decides. A URL is either canonical (of itself or
 * another) or noindex, never both.
 */
export const listingRules: readonly Rule[] = [
  {
    when: 'no tour is found',
    told: 'noindex, follow',
    answer: ({ totalCount }) => (totalCount === 0 ? noindex : null),
  },
  {
    when: 'another order, from page 2 on',
    told: 'noindex, follow',
    answer: (address) => (isSorted(address) && address.visitor.page > 1 ? noindex : null),
  },
  {
    when: 'the landing alone, or in another order',
    told: 'canonical: the landing',
    answer: (address) =>
      asksNothing(address) && address.visitor.page === 1
        ? { kind: 'canonical', slug: address.slug, page: 1 }
        : null,
  },
  {
    when: 'the landing, page n',
    told: 'canonical: the landing with ?page=n',
    answer: (address) =>
      asksNothing(address)
        ? { kind: 'canonical', slug: address.slug, page: address.visitor.page }
        : null,
  },
  {
    when: 'a landing is saved for the same tours, page n',
    told: 'canonical: that landing, from page 2 on with ?page=n',
    answer: ({ twinSlug, visitor }) =>
      twinSlug === null ? null : { kind: 'canonical', slug: twinSlug, page: visitor.page },
  },
  { when: 'any other choice', told: 'noindex, follow', answer: () => noindex },
]

/**
 * Returns which URL search engines may list for a listing. Unknown parameters (campaign tags) are
 * not part of the input.
 */
export const listingIndexing = (address: ListingAddress): ListingIndexing => {
  for (const { answer } of listingRules) {
    const found = answer(address)
    if (found) return found
  }
  return noindex
}

/**
 * Returns the first landing saved for the tours that a query selects; where several match, the
 * first is the best known.
 */
export const findEquivalentLanding = <Landing extends { filter: string }>(
  query: string,
  landings: readonly Landing[],
): Landing | null => {
  const key = toursKey(query)
  return landings.find(({ filter }) => toursKey(filter) === key) ?? null
}
