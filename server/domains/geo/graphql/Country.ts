/** Defines: Country */
import { builder } from '../../../graphql/builder.ts'
import { ContinentEnum } from '../../../graphql/enums.ts'
import { localizedField } from '../../../graphql/localized.ts'

builder.prismaObject('Country', {
  description: 'A country.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the country.' }),
    isoCode: t.exposeString('isoCode', { description: 'ISO 3166-1 alpha-2 code.' }),
    phoneCode: t.exposeString('phoneCode', { description: 'Dial prefix with plus, such as +49.' }),
    isPrimary: t.exposeBoolean('isPrimary', {
      description: 'Whether it comes first among the countries that share the phone code.',
    }),
    continent: t.expose('continent', { description: 'Its continent.', type: ContinentEnum }),
    name: t.string(localizedField('name', 'Name in the language of the call.')),
  }),
})
