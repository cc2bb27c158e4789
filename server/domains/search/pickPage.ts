import type { SortOrder } from '#schema/codes/tours.ts'
import type { Catalogue } from './catalogue.ts'

/**
 * Returns the ordinals of one page.
 * @param ordinals all matches, ascending
 * @param price converted lowest price of a match; ties are in default order
 */
export const pickPage = (
  catalogue: Catalogue,
  ordinals: Int32Array,
  sort: SortOrder,
  price: (ordinal: number) => number,
  offset: number,
  pageSize: number,
): number[] => {
  if (offset >= ordinals.length) return []
  const end = Math.min(ordinals.length, offset + pageSize)
  if (sort === 'default') return pickInOrder(catalogue, ordinals, offset, end)
  const sign = sort === 'price' ? 1 : -1
  const { keys } = catalogue
  for (const ordinal of ordinals) keys[ordinal] = sign * price(ordinal)
  const compare = (left: number, right: number): number =>
    (keys[left] ?? 0) - (keys[right] ?? 0) || catalogue.compare(left, right)
  return end * 8 < ordinals.length
    ? smallest(ordinals, end, compare).slice(offset)
    : Array.from(ordinals).sort(compare).slice(offset, end)
}

/**
 * Picks a page in default order. Only matches appended since the catalogue was built need sorting.
 */
const pickInOrder = (
  catalogue: Catalogue,
  ordinals: Int32Array,
  offset: number,
  end: number,
): number[] => {
  let sorted = ordinals.length
  while (sorted > 0 && (ordinals[sorted - 1] ?? 0) >= catalogue.sorted) sorted--
  if (sorted === ordinals.length) return Array.from(ordinals.subarray(offset, end))
  const compare = (left: number, right: number): number => catalogue.compare(left, right)
  const appended = Array.from(ordinals.subarray(sorted)).sort(compare)
  return [
    ...ordinals.subarray(Math.max(0, offset - appended.length), Math.min(sorted, end)),
    ...appended,
  ]
    .sort(compare)
    .slice(Math.min(offset, appended.length), Math.min(offset, appended.length) + end - offset)
}

/**
 * Returns the `count` smallest items in order, using a heap of at most `count` items with the
 * largest on top.
 */
export const smallest = (
  items: Int32Array,
  count: number,
  compare: (left: number, right: number) => number,
): number[] => {
  const heap: number[] = []
  const sink = (from: number): void => {
    let at = from
    for (;;) {
      const left = at * 2 + 1
      if (left >= heap.length) return
      const right = left + 1
      const child =
        right < heap.length && compare(heap[right] ?? 0, heap[left] ?? 0) > 0 ? right : left
      const [above, below] = [heap[at] ?? 0, heap[child] ?? 0]
      if (compare(above, below) >= 0) return
      heap[at] = below
      heap[child] = above
      at = child
    }
  }
  for (const item of items) {
    if (heap.length < count) {
      heap.push(item)
      if (heap.length === count) for (let at = count >>> 1; at >= 0; at--) sink(at)
    } else if (count > 0 && compare(item, heap[0] ?? 0) < 0) {
      heap[0] = item
      sink(0)
    }
  }
  return heap.sort(compare)
}
