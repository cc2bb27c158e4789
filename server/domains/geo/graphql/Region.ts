/** Defines: Region */
import { builder } from '../../../graphql/builder.ts'
import { localesOf, pickLocale } from '../../../graphql/localized.ts'
import { Media } from '../../../graphql/types/Media.ts'

export const Region = builder.prismaObject('Region', {
  fields: (t) => ({
    id: t.exposeInt('id'),
    code: t.exposeString('code'),
    timeZone: t.exposeString('timeZone'),
    lat: t.exposeFloat('lat'),
    lng: t.exposeFloat('lng'),
    name: t.string({
      select: (_args, { locale }) => ({ translations: localesOf(locale) }),
      resolve: ({ translations }, _args, { locale }) => pickLocale(translations, locale).name,
    }),
    description: t.string({
      select: (_args, { locale }) => ({ translations: localesOf(locale) }),
      resolve: ({ translations }, _args, { locale }) => pickLocale(translations, locale).description,
    }),
    country: t.relation('country'),
    media: t.field({
      type: Media,
      nullable: true,
      select: (_args, _context, nested) => ({ media: nested(true) }),
      resolve: ({ media }) => media,
    }),
  }),
})
