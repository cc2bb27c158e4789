/**
 * Returns a picture address of a drawn landscape, so that samples need no file: ridges in one hue
 * (degrees).
 */
export const scenery = (hue: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><rect width="1200" height="800" fill="oklch(88% 0.06 ${hue})"/>` +
      `<circle cx="860" cy="240" r="70" fill="oklch(94% 0.08 85)"/>` +
      `<path d="M0 460 240 300 420 420 640 260 860 430 1040 330 1200 440V800H0z" fill="oklch(70% 0.07 ${hue})"/>` +
      `<path d="M0 600 300 470 560 590 820 480 1200 620V800H0z" fill="oklch(50% 0.07 ${hue})"/>` +
      `<path d="M0 720 400 640 800 720 1200 660V800H0z" fill="oklch(32% 0.05 ${hue})"/></svg>`,
  )}`
