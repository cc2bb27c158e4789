/** Defines: Organizer, VerificationService, Query.organizer, Query.organizers, Query.verificationServices */
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { localesOf, pickLocale } from '../../../graphql/localized.ts'
import { Media } from '../../../graphql/types/Media.ts'

const LegalType = literalEnum(
  'OrganizerLegalType',
  ['natural_person', 'individual_entrepreneur', 'legal_entity'],
  'Legal form of an organizer.',
  {
    natural_person: 'A private person.',
    individual_entrepreneur: 'A sole proprietor.',
    legal_entity: 'A company.',
  },
)
const Kind = literalEnum('OrganizerKind', ['organization', 'author'], 'Whether a company or a person runs the tours.', {
  organization: 'A tour operator.',
  author: 'A person who guides their own tours.',
})
const CheckStatus = literalEnum(
  'CheckStatus',
  ['not_performed', 'in_progress', 'success', 'failed'],
  'Progress of the check of an organizer’s documents.',
  {
    not_performed: 'Not begun.',
    in_progress: 'Under way.',
    success: 'Passed.',
    failed: 'Failed.',
  },
)

export const Organizer = builder.prismaObject('Organizer', {
  description: 'Who runs a tour: public facts only.',
  fields: (t) => {
    const localised = (field: 'name' | 'tagline' | 'about') =>
      t.string({
        select: (_args, { locale }) => ({ translations: localesOf(locale) }),
        resolve: ({ translations }, _args, { locale }) => pickLocale(translations, locale)[field],
      })
    return {
      id: t.exposeInt('id'),
      name: localised('name'),
      tagline: localised('tagline'),
      about: localised('about'),
      legalName: t.exposeString('legalName'),
      legalType: t.expose('legalType', { type: LegalType }),
      kind: t.field({ type: Kind, select: { operatorType: true }, resolve: ({ operatorType }) => operatorType }),
      foundedYear: t.exposeInt('foundedYear', { nullable: true }),
      languages: t.exposeStringList('languages'),
      verification: t.expose('verification', { type: CheckStatus }),
      canCall: t.exposeBoolean('canCall'),
      phone: t.string({
        nullable: true,
        description: 'Only of organizers who take calls.',
        select: { phone: true, canCall: true },
        resolve: ({ phone, canCall }) => (canCall ? phone : null),
      }),
      reviewsCount: t.exposeInt('reviewsCount'),
      rating: t.float({
        nullable: true,
        select: { ratingSum: true, reviewsCount: true },
        resolve: ({ ratingSum, reviewsCount }) => (reviewsCount > 0 ? Math.round((ratingSum / reviewsCount) * 100) / 100 : null),
      }),
      media: t.field({
        type: Media,
        nullable: true,
        select: (_args, _context, nested) => ({ media: nested(true) }),
        resolve: ({ media }) => media,
      }),
    }
  },
})

builder.prismaObject('VerificationService', {
  description: 'Who looked at an organizer’s papers.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    legalName: t.exposeString('legalName'),
    link: t.exposeString('link', { description: 'Where anybody can look an organizer up.' }),
  }),
})

builder.queryFields((t) => ({
  organizers: t.prismaConnection({
    type: Organizer,
    cursor: 'id',
    defaultSize: 20,
    maxSize: 100,
    description: 'Those whom travelers have written about most come first.',
    totalCount: (_connection, _args, { app }) => app.db.organizer.count({ where: { isPublishedOnSite: true } }),
    resolve: (query, _root, _args, { app }) =>
      app.db.organizer.findMany({ ...query, where: { isPublishedOnSite: true }, orderBy: [{ reviewsCount: 'desc' }, { id: 'asc' }] }),
  }),
  verificationServices: t.prismaField({
    type: ['VerificationService'],
    resolve: (query, _root, _args, { app }) => app.db.verificationService.findMany({ ...query, orderBy: { id: 'asc' } }),
  }),
  organizer: t.prismaField({
    type: Organizer,
    nullable: true,
    args: { id: t.arg.int() },
    resolve: (query, _root, { id }, { app }) => app.db.organizer.findFirst({ ...query, where: { id, isPublishedOnSite: true } }),
  }),
}))
