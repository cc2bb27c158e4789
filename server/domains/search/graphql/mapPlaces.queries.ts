/** Defines: MapPlace, MapPlaceKind, Query.mapPlaces */
import { cacheScope } from '../../../graphql/answerCache.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { type MapPlace as Place, mapPlaces, placeKinds } from '../mapPlaces.ts'

const MapPlaceKind = literalEnum('MapPlaceKind', placeKinds, 'Kinds of places that a map labels.', {
  city: 'A city.',
  region: 'A region.',
  showplace: 'A sight.',
})
/** Characters of a name that are compared; no place has a longer name. */
const maxNameLength = 120

const MapPlace = builder.objectRef<Place>('MapPlace').implement({
  description: 'A place with a label on the map; can be the center of a radius search.',
  fields: (t) => ({
    kind: t.expose('kind', { description: 'City, region or sight.', type: MapPlaceKind }),
    placeId: t.int({
      description: 'Id of the city, region or sight.',
      resolve: ({ entry }) => entry.id,
    }),
    name: t.string({
      description: 'Name in the language of the call.',
      resolve: ({ entry }, _args, { locale }) => entry.names[locale],
    }),
    lat: t.exposeFloat('lat', { description: 'Latitude in degrees.' }),
    lng: t.exposeFloat('lng', { description: 'Longitude in degrees.' }),
  }),
})

builder.queryFields((t) => ({
  mapPlaces: t.field({
    extensions: cacheScope('catalogue'),
    type: [MapPlace],
    description: 'Places to label on a map and to search around: cities, regions and sights.',
    args: {
      name: t.arg.string({
        required: false,
        description: 'Only places with exactly this name, in any language.',
      }),
    },
    complexity: { field: 1, multiplier: 0 },
    resolve: (_root, { name }, { app }) =>
      mapPlaces(app.search.directory, name?.slice(0, maxNameLength) ?? undefined),
  }),
}))
