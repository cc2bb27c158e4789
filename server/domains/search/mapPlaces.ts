import type { Directory, DirectoryEntry } from './reads/directory.ts'
import { foldWord } from './textIndex.ts'

export const placeKinds = ['city', 'region', 'showplace'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** A place with a point: what a map labels, and what a radius is drawn around. */
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
 * Cities, regions and sights that have a point, cities first. With a name only those called so in any language, however
 * accents and capitals are typed.
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
