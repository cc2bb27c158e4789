import displayLatin from './fonts/fraunces-latin-headings.woff2?url'
import textLatin from './fonts/onest-latin-text.woff2?url'

/**
 * Fonts of the first paint, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`:
 * Latin only; others load by unicode-range.
 */
export const preloadedFonts = [textLatin, displayLatin]
