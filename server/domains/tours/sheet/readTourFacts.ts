import { createHash } from 'node:crypto'
import type { DocumentNode } from 'graphql'
import type { Town } from '../map/mapScene.ts'
import { TourDateEventDocument, type TourDateEventQuery } from './TourDateEvent.generated.ts'
import { TourMapDocument, type TourMapQuery } from '../map/TourMap.generated.ts'
import { TourSheetDocument, type TourSheetQuery } from './TourSheet.generated.ts'

/** Runs an operation with the page's rights, language and currency. Throws its errors. */
export type Execute = (operation: {
  document: DocumentNode
  variables: { id: number }
  operationName: string
}) => Promise<unknown>

export type SheetTour = NonNullable<TourSheetQuery['tour']>
export type MapTour = NonNullable<TourMapQuery['tour']>
export type EventTour = NonNullable<TourDateEventQuery['tour']>

/** Increase it when the look of the sheet changes, to make visitors' copies stale. */
const sheetRevision = 1

/**
 * Reads the data of a tour's printed program, with a tag that changes when the tour or the look
 * does. Null for an unknown tour.
 */
export const readTourSheet = async (
  execute: Execute,
  id: number,
): Promise<{ tour: SheetTour; towns: Town[]; tag: string } | null> => {
  const { tour, cities } = (await execute({
    document: TourSheetDocument,
    variables: { id },
    operationName: 'TourSheet',
  })) as TourSheetQuery
  if (!tour) return null
  const tag = createHash('sha1')
    .update(JSON.stringify([sheetRevision, tour]))
    .digest('base64url')
  return { tour, towns: cities, tag }
}

/** Reads the data of a tour's map. Null for an unknown tour. */
export const readTourMap = async (
  execute: Execute,
  id: number,
): Promise<{ tour: MapTour; towns: Town[] } | null> => {
  const { tour, cities } = (await execute({
    document: TourMapDocument,
    variables: { id },
    operationName: 'TourMap',
  })) as TourMapQuery
  return tour && { tour, towns: cities }
}

/** Reads the data for calendar entries of a tour's departures. Null for an unknown tour. */
export const readTourDateEvent = async (
  execute: Execute,
  id: number,
): Promise<EventTour | null> => {
  const { tour } = (await execute({
    document: TourDateEventDocument,
    variables: { id },
    operationName: 'TourDateEvent',
  })) as TourDateEventQuery
  return tour
}
