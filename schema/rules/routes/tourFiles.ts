import { type Locale, localeFacts } from '#schema/codes/locales.ts'

/** Returns the path of a tour's program as a PDF, in a language. */
export const programPath = (locale: Locale, tourId: number): string =>
  `${localeFacts[locale].pathPrefix}/tour/${tourId}/program.pdf`

/** Returns the path of a departure as a calendar file, in a language. */
export const departureCalendarPath = (locale: Locale, tourId: number, dateId: number): string =>
  `${localeFacts[locale].pathPrefix}/tour/${tourId}/dates/${dateId}.ics`

/** Sizes of a route map, in CSS pixels. */
export const mapShapes = {
  wide: { width: 760, height: 440 },
  square: { width: 400, height: 400 },
} as const
export type MapShape = keyof typeof mapShapes

/** Returns the path of a tour's route map; browsers cache it until `revision` changes. */
export const tourMapPath = (
  locale: Locale,
  tourId: number,
  shape: MapShape,
  revision: string,
): string => `${localeFacts[locale].pathPrefix}/tour/${tourId}/map-${shape}.svg?r=${revision}`
