/** Returns the anchor of a question on the page, without the hash. */
export const questionAnchor = (id: number): string => `question-${id}`
