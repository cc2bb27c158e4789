/** Defines: City */
import { builder } from '../../../graphql/builder.ts'
import { localesOf, pickLocale } from '../../../graphql/localized.ts'

export const City = builder.prismaObject('City', {
  fields: (t) => ({
    id: t.exposeInt('id'),
    timeZone: t.exposeString('timeZone'),
    lat: t.exposeFloat('lat'),
    lng: t.exposeFloat('lng'),
    name: t.string({
      select: (_args, { locale }) => ({ translations: localesOf(locale) }),
      resolve: ({ translations }, _args, { locale }) => pickLocale(translations, locale).name,
    }),
    country: t.relation('country'),
  }),
})
