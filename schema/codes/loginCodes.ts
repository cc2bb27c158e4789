/** Digits of a one-time code (specification section 5). */
export const codeLength = 5
