/** Average reading speed in words per minute. */
const wordsPerMinute = 200

/** Returns the reading time of a text in whole minutes, at least 1. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round((text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) / wordsPerMinute))
