const pitch = 22
const starWidth = 20
const outline = 'l2.7 5.9 6.4.7-4.8 4.3 1.3 6.3-5.6-3.2-5.6 3.2 1.3-6.3-4.8-4.3 6.4-.7z'

/** Five stars side by side, each 20 wide, on a 108 × 20 canvas. */
export const starRow: readonly string[] = Array.from(
  { length: 5 },
  (_, index) => `M${index * pitch + 10} 1.5${outline}`,
)

/**
 * Returns the filled width of the row, in canvas units, for a rating of 0 to 5: gaps between stars
 * don't count.
 */
export function starRowWidth(value: number): number {
  const rating = Number.isFinite(value) ? Math.min(5, Math.max(0, value)) : 0
  const whole = Math.floor(rating)
  return Math.round((whole * pitch + (rating - whole) * starWidth) * 10) / 10
}
