/** Defines: Organizer, VerificationService, Query.organizer, Query.organizers, Query.verificationServices */
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { localizedField } from '../../../graphql/localized.ts'
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
const Kind = literalEnum(
  'OrganizerKind',
  ['organization', 'author'],
  'Whether a company or a person runs the tours.',
  {
    organization: 'A tour operator.',
    author: 'A person who guides their own tours.',
  },
)
const CheckStatus = literalEnum(
  'CheckStatus',
  ['not_performed', 'in_progress', 'success', 'failed'],
  'Progress of the verification of an organizer’s documents.',
  {
    not_performed: 'Not started.',
    in_progress: 'In progress.',
    success: 'Passed.',
    failed: 'Failed.',
  },
)

export const Organizer = builder.prismaObject('Organizer', {
  description: 'Public facts about an organizer, which runs tours.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the organizer.' }),
    name: t.string(localizedField('name', 'Name in the language of the call.')),
    tagline: t.string(
      localizedField('tagline', 'One line about the organizer in the language of the call.'),
    ),
    about: t.string(
      localizedField('about', 'Text about the organizer in the language of the call.'),
    ),
    legalName: t.exposeString('legalName', { description: 'Registered name.' }),
    legalType: t.expose('legalType', { description: 'Legal form.', type: LegalType }),
    kind: t.field({
      description: 'Company or author.',
      type: Kind,
      select: { operatorType: true },
      resolve: ({ operatorType }) => operatorType,
    }),
    foundedYear: t.exposeInt('foundedYear', {
      description: 'Year of foundation; null if unknown.',
      nullable: true,
    }),
    languages: t.exposeStringList('languages', { description: 'Language codes of its people.' }),
    verification: t.expose('verification', {
      description: 'Progress of the verification of its documents.',
      type: CheckStatus,
    }),
    canCall: t.exposeBoolean('canCall', {
      description: 'Whether travelers may phone the organizer.',
    }),
    phone: t.string({
      nullable: true,
      description: 'Phone number in E.164 form; null if `canCall` is false.',
      select: { phone: true, canCall: true },
      resolve: ({ phone, canCall }) => (canCall ? phone : null),
    }),
    reviewsCount: t.exposeInt('reviewsCount', { description: 'Published reviews of its tours.' }),
    rating: t.float({
      description: 'Average of 1 to 5, two decimals; null without reviews.',
      nullable: true,
      select: { ratingSum: true, reviewsCount: true },
      resolve: ({ ratingSum, reviewsCount }) =>
        reviewsCount > 0 ? Math.round((ratingSum / reviewsCount) * 100) / 100 : null,
    }),
    media: t.field({
      description: 'Logo or portrait; null without one.',
      type: Media,
      nullable: true,
      select: (_args, _context, nested) => ({ media: nested(true) }),
      resolve: ({ media }) => media,
    }),
  }),
})

builder.prismaObject('VerificationService', {
  description: 'A service that verifies organizers’ documents.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the service.' }),
    name: t.exposeString('name', { description: 'Name of the service.' }),
    legalName: t.exposeString('legalName', { description: 'Registered name of the service.' }),
    link: t.exposeString('link', { description: 'URL of its public register of organizers.' }),
  }),
})

builder.queryFields((t) => ({
  organizers: t.prismaConnection({
    type: Organizer,
    cursor: 'id',
    defaultSize: 20,
    maxSize: 100,
    description: 'Organizers, those with most reviews first.',
    totalCount: (_connection, _args, { app }) =>
      app.db.organizer.count({ where: { isPublishedOnSite: true } }),
    resolve: (query, _root, _args, { app }) =>
      app.db.organizer.findMany({
        ...query,
        where: { isPublishedOnSite: true },
        orderBy: [{ reviewsCount: 'desc' }, { id: 'asc' }],
      }),
  }),
  verificationServices: t.prismaField({
    description: 'Services that check organizers’ documents.',
    type: ['VerificationService'],
    resolve: (query, _root, _args, { app }) =>
      app.db.verificationService.findMany({ ...query, orderBy: { id: 'asc' } }),
  }),
  organizer: t.prismaField({
    description: 'An organizer; null for an unknown id.',
    type: Organizer,
    nullable: true,
    args: { id: t.arg.int({ description: 'Id of the organizer.' }) },
    resolve: (query, _root, { id }, { app }) =>
      app.db.organizer.findFirst({ ...query, where: { id, isPublishedOnSite: true } }),
  }),
}))
