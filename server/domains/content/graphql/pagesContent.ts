/** Defines: FaqCategory, FaqItem, LegalDocument, Query.faq, Query.legalDocument, Query.legalDocuments */
import { cacheScope } from '../../../graphql/answerCache.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { localizedField } from '../../../graphql/localized.ts'

const LegalKind = literalEnum(
  'LegalKind',
  ['agreement', 'privacy', 'cookies'],
  'Legal documents with versions.',
  {
    agreement: 'Terms of use.',
    privacy: 'Privacy policy.',
    cookies: 'Cookie policy.',
  },
)

builder.prismaObject('FaqCategory', {
  description: 'A chapter of frequent questions.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the chapter.' }),
    name: t.string(localizedField('name', 'Heading in the language of the call.')),
    items: t.relation('items', {
      description: 'Questions in the order to show.',
      query: { orderBy: { position: 'asc' } },
    }),
  }),
})

builder.prismaObject('FaqItem', {
  description: 'A frequent question with its answer.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the question.' }),
    question: t.string(localizedField('question', 'Question in the language of the call.')),
    answer: t.string(localizedField('answer', 'Answer in the language of the call, as Markdown.')),
  }),
})

builder.prismaObject('LegalDocument', {
  description: 'One version of a legal document.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the version.' }),
    kind: t.expose('kind', { description: 'Which document it is.', type: LegalKind }),
    version: t.exposeString('version', { description: 'Version number as in its URL.' }),
    effectiveFrom: t.expose('effectiveFrom', {
      description: 'First day on which it applies.',
      type: 'LocalDate',
    }),
    title: t.string(localizedField('title', 'Title in the language of the call.')),
    body: t.string(localizedField('body', 'Text as Markdown, in the language of the call.')),
  }),
})

builder.queryFields((t) => ({
  faq: t.prismaField({
    description: 'All frequent questions by chapter.',
    type: ['FaqCategory'],
    extensions: cacheScope('content'),
    resolve: (query, _root, _args, { app }) =>
      app.db.faqCategory.findMany({ ...query, orderBy: { position: 'asc' } }),
  }),
  legalDocument: t.prismaField({
    type: 'LegalDocument',
    nullable: true,
    description:
      'The requested version of a legal document, or the one in force today; null for an unknown version.',
    args: {
      kind: t.arg({ description: 'Which document.', type: LegalKind }),
      version: t.arg.string({
        description: 'Version; the one in force when absent.',
        required: false,
      }),
    },
    resolve: (query, _root, { kind, version }, { app }) =>
      app.db.legalDocument.findFirst({
        ...query,
        where: version ? { kind, version } : { kind, effectiveFrom: { lte: app.clock.now() } },
        orderBy: { effectiveFrom: 'desc' },
      }),
  }),
  legalDocuments: t.prismaField({
    type: ['LegalDocument'],
    description: 'All versions, newest first, also future ones.',
    args: { kind: t.arg({ description: 'Which document.', type: LegalKind }) },
    resolve: (query, _root, { kind }, { app }) =>
      app.db.legalDocument.findMany({
        ...query,
        where: { kind },
        orderBy: { effectiveFrom: 'desc' },
      }),
  }),
}))
