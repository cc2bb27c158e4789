/** Reviews that the public may read: the only source of this condition. */
export const publishedReview = { status: 'published' } as const
