/** Defines: FaqCategory, FaqItem, LegalDocument, Contacts, Query.faq, Query.legalDocument, Query.contacts */
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { localesOf, pickLocale } from '../../../graphql/localized.ts'

const LegalKind = literalEnum('LegalKind', ['agreement', 'privacy', 'cookies'])
const PhoneType = literalEnum('PhoneType', ['main', 'additional', 'for_calls_by_code'])
const ChannelKind = literalEnum('ChannelKind', ['email', 'messenger', 'social'])

builder.prismaObject('FaqCategory', {
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.string({
      select: (_args, { locale }) => ({ translations: localesOf(locale) }),
      resolve: ({ translations }, _args, { locale }) => pickLocale(translations, locale).name,
    }),
    items: t.relation('items', { query: { orderBy: { position: 'asc' } } }),
  }),
})

builder.prismaObject('FaqItem', {
  fields: (t) => ({
    id: t.exposeInt('id'),
    question: t.string({
      select: (_args, { locale }) => ({ translations: localesOf(locale) }),
      resolve: ({ translations }, _args, { locale }) => pickLocale(translations, locale).question,
    }),
    answer: t.string({
      select: (_args, { locale }) => ({ translations: localesOf(locale) }),
      resolve: ({ translations }, _args, { locale }) => pickLocale(translations, locale).answer,
    }),
  }),
})

builder.prismaObject('LegalDocument', {
  fields: (t) => ({
    id: t.exposeInt('id'),
    kind: t.expose('kind', { type: LegalKind }),
    version: t.exposeString('version'),
    effectiveFrom: t.expose('effectiveFrom', { type: 'LocalDate' }),
    title: t.string({
      select: (_args, { locale }) => ({ translations: localesOf(locale) }),
      resolve: ({ translations }, _args, { locale }) => pickLocale(translations, locale).title,
    }),
    body: t.string({
      description: 'Markdown.',
      select: (_args, { locale }) => ({ translations: localesOf(locale) }),
      resolve: ({ translations }, _args, { locale }) => pickLocale(translations, locale).body,
    }),
  }),
})

builder.prismaObject('ContactPhone', {
  fields: (t) => ({
    id: t.exposeInt('id'),
    type: t.expose('type', { type: PhoneType }),
    phone: t.exposeString('phone'),
    formattedPhone: t.exposeString('formattedPhone'),
  }),
})

builder.prismaObject('ContactChannel', {
  fields: (t) => ({
    id: t.exposeInt('id'),
    kind: t.expose('kind', { type: ChannelKind }),
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    url: t.exposeString('url'),
  }),
})

const Contacts = builder.objectRef<Record<string, never>>('Contacts').implement({
  description: 'How to reach Versta itself.',
  fields: (t) => ({
    phones: t.prismaField({
      type: ['ContactPhone'],
      resolve: (query, _root, _args, { app }) => app.db.contactPhone.findMany({ ...query, orderBy: { position: 'asc' } }),
    }),
    channels: t.prismaField({
      type: ['ContactChannel'],
      resolve: (query, _root, _args, { app }) => app.db.contactChannel.findMany({ ...query, orderBy: { position: 'asc' } }),
    }),
  }),
})

builder.queryFields((t) => ({
  faq: t.prismaField({
    type: ['FaqCategory'],
    resolve: (query, _root, _args, { app }) => app.db.faqCategory.findMany({ ...query, orderBy: { position: 'asc' } }),
  }),
  legalDocument: t.prismaField({
    type: 'LegalDocument',
    nullable: true,
    description: 'The version asked for, else the one in force today.',
    args: { kind: t.arg({ type: LegalKind }), version: t.arg.string({ required: false }) },
    resolve: (query, _root, { kind, version }, { app }) =>
      app.db.legalDocument.findFirst({
        ...query,
        where: version ? { kind, version } : { kind, effectiveFrom: { lte: app.clock.now() } },
        orderBy: { effectiveFrom: 'desc' },
      }),
  }),
  contacts: t.field({ type: Contacts, resolve: () => ({}) }),
}))
