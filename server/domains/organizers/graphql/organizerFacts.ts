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
    description: 'Slug of its URL without the id, the same in every language.',
    select: { code: true, translations: { where: { locale: defaultLocale } } },
    resolve: ({ code, translations }) => slugOf(code ?? translations[0]?.name ?? '', 'organizer'),
  }),
  salesModel: t.expose('salesModel', {
    type: SalesModel,
    description: 'Its sales role on Versta.',
  }),
  registrationNumber: t.exposeString('registrationNumber', {
    nullable: true,
    description: 'Number in the official register of its country; null without one.',
  }),
  formattedPhone: t.string({
    nullable: true,
    description: 'Phone number formatted for display; null if `canCall` is false.',
    select: { phone: true, canCall: true },
    resolve: ({ phone, canCall }) =>
      canCall ? (parsePhoneNumberFromString(phone)?.formatInternational() ?? phone) : null,
  }),
  country: t.relation('country', { description: 'Country of registration.' }),
  city: t.relation('city', {
    description: 'City of the office; null if not given.',
    nullable: true,
  }),
  verificationService: t.relation('verificationService', {
    nullable: true,
    description: 'Service that verified it; null without one.',
  }),
}))
