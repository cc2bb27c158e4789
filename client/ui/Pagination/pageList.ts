const most = 7
const keptAtEnd = 3

/** A page number to link to, or a gap that hides at least two pages. */
export type PageStep = number | 'gap'

/**
 * Returns the pages to show for `page` of `pages`, both from one: at most seven steps. All if they
 * fit; else three around the current page, a gap, and the last three; near the end, the last seven.
 * Clamps numbers out of range; returns an empty list for no pages.
 */
export function pageList(page: number, pages: number): PageStep[] {
  const total = Number.isFinite(pages) ? Math.max(0, Math.floor(pages)) : 0
  if (total <= most) return range(1, total)
  const current = Math.min(total, Math.max(1, Math.floor(page) || 1))
  const window = most - 1 - keptAtEnd
  const start = Math.max(1, current - 1)
  if (start + window - 1 >= total - keptAtEnd - 1) return range(total - most + 1, total)
  return [...range(start, start + window - 1), 'gap', ...range(total - keptAtEnd + 1, total)]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
