/** The address of a question on its page, without the hash. */
export const questionAnchor = (id: number): string => `question-${id}`
