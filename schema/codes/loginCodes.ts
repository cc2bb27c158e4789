/** Digits of a one-time code (specification section 5). */
export const codeLength = 5

/** Minimum seconds between two codes to the same address. */
export const codePauseSeconds = 30
