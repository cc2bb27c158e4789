/** Defines: FaqCategory, FaqItem, LegalDocument, Query.faq, Query.legalDocument, Query.legalDocuments */
import { sharedBy } from '../../../graphql/answerCache.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { localesOf, pickLocale } from '../../../graphql/localized.ts'

const LegalKind = literalEnum('LegalKind', ['agreement', 'privacy', 'cookies'], 'Legal documents with versions.', {
  agreement: 'Terms of use.',
  privacy: 'Privacy policy.',
  cookies: 'Cookie policy.',
})

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

builder.queryFields((t) => ({
  faq: t.prismaField({
    type: ['FaqCategory'],
    extensions: sharedBy('content'),
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
  legalDocuments: t.prismaField({
    type: ['LegalDocument'],
    description: 'All versions, the newest first: also one that begins later.',
    args: { kind: t.arg({ type: LegalKind }) },
    resolve: (query, _root, { kind }, { app }) =>
      app.db.legalDocument.findMany({ ...query, where: { kind }, orderBy: { effectiveFrom: 'desc' } }),
  }),
}))
