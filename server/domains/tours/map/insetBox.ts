import type { Box } from './mapBox.ts'

interface InsetPlace {
  width: number
  height: number
  /** Places of the route in order, in pixels. */
  route: readonly (readonly [number, number])[]
}

/** Distance in pixels between the inset and the edge of the map. */
export const insetGap = 14
/** Distance in pixels from the inset within which a stop's mark would touch it. */
const reach = 22
/** Maximum distance in pixels between the points checked along a line. */
const stride = 10

/** Places the inset in the corner that covers the least of the route; the lower left wins ties. */
export const insetBox = ({ width, height, route }: InsetPlace): Box => {
  const size = { width: Math.round(width * 0.23), height: Math.round(width * 0.15) }
  const [near, below] = [insetGap, height - size.height - insetGap]
  const beside = width - size.width - insetGap
  const corners = [
    [near, below],
    [beside, below],
    [beside, near],
    [near, near],
  ] as const
  const way = [...route, ...route.slice(1).flatMap((to, index) => between(route[index] ?? to, to))]
  const [best] = corners
    .map(([left, top]): Box => ({ left, top, right: left + size.width, bottom: top + size.height }))
    .map((box) => ({
      box,
      covered: way.filter(
        ([x, y]) =>
          x > box.left - reach &&
          x < box.right + reach &&
          y > box.top - reach &&
          y < box.bottom + reach,
      ).length,
    }))
    .toSorted((a, b) => a.covered - b.covered)
  if (!best) throw new RangeError('a map inset needs one of the four corners')
  return best.box
}

const between = (
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
): [number, number][] => {
  const steps = Math.ceil(Math.hypot(toX - fromX, toY - fromY) / stride)
  return Array.from({ length: Math.max(0, steps - 1) }, (_, index) => {
    const share = (index + 1) / steps
    return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share]
  })
}
