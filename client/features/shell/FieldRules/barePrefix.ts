/** Returns whether a phone field holds only a country's prefix, which it fills in on focus. */
export const isBarePrefix = (text: string): boolean => /^\+\d{0,4}\s*$/.test(text)
