/** Defines: Country, Region, City, Query.countries, Query.regions, Query.cities */
import { sharedBy } from '../../../graphql/answerCache.ts'
import { builder } from '../../../graphql/builder.ts'
import { ContinentEnum } from '../../../graphql/enums.ts'
import { localesOf, pickLocale } from '../../../graphql/localized.ts'
import { Media } from '../../../graphql/types/Media.ts'

builder.prismaObject('Country', {
  fields: (t) => ({
    id: t.exposeInt('id'),
    isoCode: t.exposeString('isoCode'),
    phoneCode: t.exposeString('phoneCode'),
    isPrimary: t.exposeBoolean('isPrimary', { description: 'First among the countries that share the phone code.' }),
    continent: t.expose('continent', { type: ContinentEnum }),
    name: t.string({
      select: (_args, { locale }) => ({ translations: localesOf(locale) }),
      resolve: ({ translations }, _args, { locale }) => pickLocale(translations, locale).name,
    }),
  }),
})

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

builder.queryFields((t) => ({
  countries: t.prismaField({
    type: ['Country'],
    resolve: (query, _root, _args, { app }) => app.db.country.findMany({ ...query, orderBy: { id: 'asc' } }),
  }),
  regions: t.prismaField({
    extensions: sharedBy('catalogue'),
    type: ['Region'],
    resolve: (query, _root, _args, { app }) => app.db.region.findMany({ ...query, orderBy: { id: 'asc' } }),
  }),
  cities: t.prismaField({
    type: ['City'],
    resolve: (query, _root, _args, { app }) => app.db.city.findMany({ ...query, orderBy: { id: 'asc' } }),
  }),
}))
