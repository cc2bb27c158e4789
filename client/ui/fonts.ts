import displayLatin from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import textLatin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url'

/** The files of the first paint, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`: Latin only, the rest loads by unicode-range. */
export const preloadedFonts = [textLatin, displayLatin]
