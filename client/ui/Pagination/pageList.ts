const most = 7
const keptAtEnd = 3

/** A page to link to, or a gap that hides two pages or more. */
export type PageStep = number | 'gap'

/**
 * Pages to show for `page` of `pages`, both from one: at most seven steps.
 * All when they fit; else three around the current page, a gap, and the last three; near the end simply the last seven.
 * Numbers out of range are clamped; no pages gives an empty list.
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
