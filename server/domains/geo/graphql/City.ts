/** Defines: City */
import { builder } from '../../../graphql/builder.ts'
import { localizedField } from '../../../graphql/localized.ts'

export const City = builder.prismaObject('City', {
  description: 'A city.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the city.' }),
    timeZone: t.exposeString('timeZone', { description: 'IANA time zone.' }),
    lat: t.exposeFloat('lat', { description: 'Latitude in degrees.' }),
    lng: t.exposeFloat('lng', { description: 'Longitude in degrees.' }),
    name: t.string(localizedField('name', 'Name in the language of the call.')),
    country: t.relation('country', { description: 'Its country.' }),
  }),
})
