/** Returns whether a phone field holds no more than a country's prefix, which it writes by itself when it is entered. */
export const isBarePrefix = (text: string): boolean => /^\+\d{0,4}\s*$/.test(text)
