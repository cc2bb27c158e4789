import { createHash } from 'node:crypto'
import type { DocumentNode } from 'graphql'
import type { Town } from '../map/mapScene.ts'
import { TourDateEventDocument, type TourDateEventQuery } from './TourDateEvent.generated.ts'
import { TourMapDocument, type TourMapQuery } from '../map/TourMap.generated.ts'
import { TourSheetDocument, type TourSheetQuery } from './TourSheet.generated.ts'

/** Runs an operation as the page's own: same rights, language and currency. Errors are thrown. */
export type Execute = (operation: {
  document: DocumentNode
  variables: { id: number }
  operationName: string
}) => Promise<unknown>

export type SheetTour = NonNullable<TourSheetQuery['tour']>
export type MapTour = NonNullable<TourMapQuery['tour']>
export type EventTour = NonNullable<TourDateEventQuery['tour']>

/** To be changed with the look of the sheet: visitors' copies are then stale. */
const sheetRevision = 1

/** What a tour's printed program says, and a tag that changes when any of it does. Null where there is no such tour. */
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

/** What the map of a tour's route shows. Null where there is no such tour. */
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

/** What a departure's calendar entry says. Null where there is no such tour. */
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
