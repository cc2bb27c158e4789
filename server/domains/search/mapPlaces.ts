import type { Directory, DirectoryEntry } from './reads/directory.ts'
import { foldWord } from './textIndex.ts'

export const placeKinds = ['city', 'region', 'showplace'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** A place with coordinates: maps label it, and a radius can be drawn around it. */
export interface MapPlace {
  kind: PlaceKind
  entry: DirectoryEntry
  lat: number
  lng: number
}

const partOf = {
  city: 'cities',
  region: 'regions',
  showplace: 'showplaces',
} as const satisfies Record<PlaceKind, keyof Directory>

const fold = (name: string): string => foldWord(name.trim().replace(/\s+/g, ' '))

/**
 * Returns cities, regions and sights with coordinates, cities first. With a name, only those with
 * that name in any language; accents, case and spacing don't matter.
 */
export const mapPlaces = (directory: Directory, name?: string): MapPlace[] => {
  const wanted = name === undefined ? null : fold(name)
  return placeKinds.flatMap((kind) =>
    [...directory[partOf[kind]].values()].flatMap((entry): MapPlace[] => {
      if (
        !entry.point ||
        (wanted !== null && !Object.values(entry.names).some((known) => fold(known) === wanted))
      )
        return []
      return [{ kind, entry, ...entry.point }]
    }),
  )
}
