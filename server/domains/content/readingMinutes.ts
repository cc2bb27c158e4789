/** Words a minute at which most people read a text that they enjoy. */
const wordsPerMinute = 200

/** Whole minutes that a text takes to read, at least 1. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round((text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) / wordsPerMinute))
