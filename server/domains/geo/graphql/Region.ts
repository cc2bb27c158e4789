/** Defines: Region */
import { builder } from '../../../graphql/builder.ts'
import { localizedField } from '../../../graphql/localized.ts'
import { Media } from '../../../graphql/types/Media.ts'

export const Region = builder.prismaObject('Region', {
  description: 'A region of a country.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the region.' }),
    code: t.exposeString('code', { description: 'Stable code of the region.' }),
    timeZone: t.exposeString('timeZone', { description: 'IANA time zone.' }),
    lat: t.exposeFloat('lat', { description: 'Latitude of its center in degrees.' }),
    lng: t.exposeFloat('lng', { description: 'Longitude of its center in degrees.' }),
    name: t.string(localizedField('name', 'Name in the language of the call.')),
    description: t.string(localizedField('description', 'Text in the language of the call.')),
    country: t.relation('country', { description: 'Its country.' }),
    media: t.field({
      description: 'Its picture; null without one.',
      type: Media,
      nullable: true,
      select: (_args, _context, nested) => ({ media: nested(true) }),
      resolve: ({ media }) => media,
    }),
  }),
})
