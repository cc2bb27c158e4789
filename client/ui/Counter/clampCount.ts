/** Returns a whole number from `min` to `max`; anything that is not a number becomes `min`. */
export function clampCount(value: number, min: number, max: number): number {
  if (Number.isNaN(value)) return min
  return Math.max(min, Math.min(max, Math.trunc(value)))
}
