/** Lower and upper end, in this order. */
export type Range = readonly [low: number, high: number]

export type RangeLimits = { min: number; max: number; step: number }

/**
 * Rounds a number to the grid of `step` from `min`, within the limits; the upper limit itself is
 * always allowed.
 */
export function snap(value: number, { min, max, step }: RangeLimits): number {
  if (!(max > min)) return min
  if (Number.isNaN(value) || value <= min) return min
  if (value >= max) return max
  const snapped = min + Math.round((value - min) / step) * step
  return Math.min(max, Number(snapped.toFixed(6)))
}

/** Moves one end; it stops at the other instead of passing it. */
export function moveEnd(
  range: Range,
  end: 'low' | 'high',
  value: number,
  limits: RangeLimits,
): Range {
  const snapped = snap(value, limits)
  return end === 'low'
    ? [Math.min(snapped, range[1]), range[1]]
    : [range[0], Math.max(snapped, range[0])]
}

/** Returns the position of a value between the limits, 0 to 1. */
export function shareOf(value: number, { min, max }: RangeLimits): number {
  return max > min ? Math.round(((value - min) / (max - min)) * 10_000) / 10_000 : 0
}
