/** Returns the filter of articles that the public may read at an instant. */
export const publishedArticle = (now: Date) => ({ publishedAt: { lte: now } })
