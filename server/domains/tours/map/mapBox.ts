/** A rectangle in pixels of the map. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const boxesOverlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
