import { type Locale, localeFacts } from '#schema/codes/locales.ts'

/** The program of a tour as a PDF, in a language. */
export const programPath = (locale: Locale, tourId: number): string =>
  `${localeFacts[locale].pathPrefix}/tour/${tourId}/program.pdf`

/** A departure as a calendar file, in a language. */
export const departureCalendarPath = (locale: Locale, tourId: number, dateId: number): string =>
  `${localeFacts[locale].pathPrefix}/tour/${tourId}/dates/${dateId}.ics`

/** Outlines that a route's map is drawn in; sizes in CSS pixels. */
export const mapShapes = {
  wide: { width: 760, height: 440 },
  square: { width: 400, height: 400 },
} as const
export type MapShape = keyof typeof mapShapes

/** The map of a tour's route, to be kept by browsers until `revision` changes. */
export const tourMapPath = (
  locale: Locale,
  tourId: number,
  shape: MapShape,
  revision: string,
): string => `${localeFacts[locale].pathPrefix}/tour/${tourId}/map-${shape}.svg?r=${revision}`
