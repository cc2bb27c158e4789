/** Defines: Country */
import { builder } from '../../../graphql/builder.ts'
import { ContinentEnum } from '../../../graphql/enums.ts'
import { localesOf, pickLocale } from '../../../graphql/localized.ts'

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
