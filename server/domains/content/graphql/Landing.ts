/** Defines: Landing, LandingMatch, Query.landing, Query.landings */
import { sharedBy } from '../../../graphql/answerCache.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { localesOf, pickLocale } from '../../../graphql/localized.ts'
import { Media } from '../../../graphql/types/Media.ts'
import { findMovedLanding, landingOfSlug } from '../reads/landingOfSlug.ts'

const LandingKind = literalEnum(
  'LandingKind',
  ['all', 'region', 'country', 'city', 'collection', 'rest_kind', 'cruises', 'excursions', 'search'],
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
  description: 'A slug with a saved filter and its own texts.',
  fields: (t) => {
    const localised = (field: 'slug' | 'name' | 'title' | 'lead' | 'seoText' | 'metaTitle' | 'metaDescription') =>
      t.string({
        select: (_args, { locale }) => ({ translations: localesOf(locale) }),
        resolve: ({ translations }, _args, { locale }) => pickLocale(translations, locale)[field],
      })
    return {
      id: t.exposeInt('id'),
      kind: t.expose('kind', { type: LandingKind }),
      slug: localised('slug'),
      name: localised('name'),
      title: localised('title'),
      lead: localised('lead'),
      seoText: localised('seoText'),
      metaTitle: localised('metaTitle'),
      metaDescription: localised('metaDescription'),
      translatedSlugs: t.field({
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
        type: Media,
        nullable: true,
        select: (_args, _context, nested) => ({ media: nested(true) }),
        resolve: ({ media }) => media,
      }),
    }
  },
})

const LandingSlug = builder.objectRef<{ locale: string; slug: string }>('LandingSlug').implement({
  fields: (t) => ({ locale: t.exposeString('locale'), slug: t.exposeString('slug') }),
})

builder.queryFields((t) => ({
  landing: t.prismaField({
    type: Landing,
    nullable: true,
    extensions: sharedBy('content'),
    description: 'The landing of a slug, present or former, in any language: where `slug` of the answer differs, the address has moved.',
    args: { slug: t.arg.string() },
    resolve: async (query, _root, { slug }, { app, locale }) => {
      const found = await app.db.landing.findFirst({ ...query, where: landingOfSlug(slug, locale) })
      if (found) return found
      const moved = await findMovedLanding(app.db, slug)
      return moved === null ? null : app.db.landing.findUnique({ ...query, where: { id: moved } })
    },
  }),
  landings: t.prismaField({
    type: [Landing],
    extensions: sharedBy('content'),
    args: { onHome: t.arg.boolean({ defaultValue: false }), kind: t.arg({ type: LandingKind, required: false }) },
    resolve: (query, _root, { onHome, kind }, { app }) =>
      app.db.landing.findMany({
        ...query,
        where: { ...(onHome ? { isOnHome: true } : {}), ...(kind ? { kind } : {}) },
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
      }),
  }),
}))
