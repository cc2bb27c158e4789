/** Defines: OrganizerSalesModel, Organizer.slug, .salesModel, .country, .city, .registrationNumber, .verificationService, .formattedPhone */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { defaultLocale } from '#schema/codes/locales.ts'
import { slugOf } from '#schema/rules/routes/slugOf.ts'
import { Organizer } from './Organizer.ts'

const SalesModel = literalEnum(
  'OrganizerSalesModel',
  ['marketplace', 'direct_sales', 'agent', 'own', 'third_party_agent'],
  'How an organizer sells through Versta (specification section 3).',
  {
    marketplace: 'Sells itself; Versta mediates.',
    direct_sales: 'Versta sells directly.',
    agent: 'Versta sells as the organizer’s agent.',
    own: 'Versta’s own tours.',
    third_party_agent: 'Sold through another agent.',
  },
)

builder.prismaObjectFields(Organizer, (t) => ({
  slug: t.string({
    description: 'Words of its address, the same in every language, without the id.',
    select: { code: true, translations: { where: { locale: defaultLocale } } },
    resolve: ({ code, translations }) => slugOf(code ?? translations[0]?.name ?? '', 'organizer'),
  }),
  salesModel: t.expose('salesModel', { type: SalesModel, description: 'In which role it sells on Versta.' }),
  registrationNumber: t.exposeString('registrationNumber', { nullable: true, description: 'In the state register of its country.' }),
  formattedPhone: t.string({
    nullable: true,
    description: 'The phone as people of its country group it. Only of organizers who take calls.',
    select: { phone: true, canCall: true },
    resolve: ({ phone, canCall }) => (canCall ? (parsePhoneNumberFromString(phone)?.formatInternational() ?? phone) : null),
  }),
  country: t.relation('country', { description: 'Country of registration.' }),
  city: t.relation('city', { description: 'City of the office; null where not given.', nullable: true }),
  verificationService: t.relation('verificationService', { nullable: true, description: 'Who checked it.' }),
}))
