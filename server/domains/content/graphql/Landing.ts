/** Defines: Landing, LandingMatch, Query.landing, Query.landings */
import { cacheScope } from '../../../graphql/answerCache.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { localizedField } from '../../../graphql/localized.ts'
import { Media } from '../../../graphql/types/Media.ts'
import { findMovedLanding, landingOfSlug } from '../reads/landingOfSlug.ts'

const LandingKind = literalEnum(
  'LandingKind',
  [
    'all',
    'region',
    'country',
    'city',
    'collection',
    'rest_kind',
    'cruises',
    'excursions',
    'search',
  ],
  'What a landing page is about.',
  {
    all: 'All tours.',
    region: 'A region.',
    country: 'A country.',
    city: 'A city.',
    collection: 'An editorial collection.',
    rest_kind: 'A kind of trip, such as hiking.',
    cruises: 'Cruises.',
    excursions: 'Excursions.',
    search: 'Another saved search.',
  },
)

const Landing = builder.prismaObject('Landing', {
  description: 'A landing page: a slug with a saved filter and its own texts.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the landing page.' }),
    kind: t.expose('kind', { description: 'What it is about.', type: LandingKind }),
    slug: t.string(localizedField('slug', 'Slug in the language of the call.')),
    name: t.string(localizedField('name', 'Short name in the language of the call.')),
    title: t.string(localizedField('title', 'Heading in the language of the call.')),
    lead: t.string(localizedField('lead', 'Opening sentences in the language of the call.')),
    seoText: t.string(localizedField('seoText', 'Text below the list, as Markdown; may be empty.')),
    metaTitle: t.string(localizedField('metaTitle', 'Title for search engines.')),
    metaDescription: t.string(localizedField('metaDescription', 'Text for search engines.')),
    translatedSlugs: t.field({
      description: 'Its slug in each language.',
      type: [LandingSlug],
      select: { translations: { select: { locale: true, slug: true } } },
      resolve: ({ translations }) => translations,
    }),
    filterQuery: t.string({
      description: 'The saved filter as an address query: regions=3&comfort=premium.',
      select: { filter: true },
      resolve: ({ filter }) => filter,
    }),
    media: t.field({
      description: 'Its picture; null without one.',
      type: Media,
      nullable: true,
      select: (_args, _context, nested) => ({ media: nested(true) }),
      resolve: ({ media }) => media,
    }),
  }),
})

const LandingSlug = builder.objectRef<{ locale: string; slug: string }>('LandingSlug').implement({
  description: 'The slug of a landing page in one language.',
  fields: (t) => ({
    locale: t.exposeString('locale', { description: 'Language code.' }),
    slug: t.exposeString('slug', { description: 'Slug in this language.' }),
  }),
})

builder.queryFields((t) => ({
  landing: t.prismaField({
    type: Landing,
    nullable: true,
    extensions: cacheScope('content'),
    description:
      'The landing page of a current or former slug in any language; null for an unknown one. If its `slug` differs, redirect to it.',
    args: { slug: t.arg.string({ description: 'Slug in the language of the call.' }) },
    resolve: async (query, _root, { slug }, { app, locale }) => {
      const found = await app.db.landing.findFirst({ ...query, where: landingOfSlug(slug, locale) })
      if (found) return found
      const moved = await findMovedLanding(app.db, slug)
      return moved === null ? null : app.db.landing.findUnique({ ...query, where: { id: moved } })
    },
  }),
  landings: t.prismaField({
    description: 'Landing pages in the order to show.',
    type: [Landing],
    extensions: cacheScope('content'),
    args: {
      onHome: t.arg.boolean({
        description: 'True: only those that the home page shows.',
        defaultValue: false,
      }),
      kind: t.arg({
        description: 'Only landing pages of this kind; all when absent.',
        type: LandingKind,
        required: false,
      }),
    },
    resolve: (query, _root, { onHome, kind }, { app }) =>
      app.db.landing.findMany({
        ...query,
        where: { ...(onHome ? { isOnHome: true } : {}), ...(kind ? { kind } : {}) },
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
      }),
  }),
}))
