/** Defines: ValidSlug, Query.validateSlug, Query.landingByFilter */
import { findEquivalentLanding } from '#schema/rules/search/listingIndexing.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { type CheckedSlug, checkSlug } from '../reads/checkSlug.ts'

const SlugKind = literalEnum('SlugKind', ['tour', 'landing'], 'What the last segment of an address can name.', {
  tour: 'A tour: the slug ends in its id.',
  landing: 'A landing page.',
})

const ValidSlug = builder.objectRef<CheckedSlug>('ValidSlug').implement({
  description: 'What a slug names.',
  fields: (t) => ({
    kind: t.expose('kind', { description: 'Tour or landing page.', type: SlugKind }),
    id: t.exposeInt('id', { description: 'Id of the tour or the landing page.' }),
    path: t.exposeString('path', { description: 'Where the page is today, in the language asked.' }),
    isMoved: t.exposeBoolean('isMoved', { description: 'The page of the slug that was asked answers 301.' }),
  }),
})

/** Characters of an address query that are read. */
const longestQuery = 4000

builder.queryFields((t) => ({
  validateSlug: t.field({
    type: ValidSlug,
    description:
      'Whether /{slug} is a page. Errors: NOT_FOUND with the message "Page Not Found: {path}", GONE for a tour whose dates have passed.',
    args: { slug: t.arg.string({ description: 'Last segment of an address.' }) },
    resolve: (_root, { slug }, { app, locale }) => checkSlug(app, slug, locale),
  }),
  landingByFilter: t.prismaField({
    type: 'Landing',
    nullable: true,
    description: 'The landing that is saved for the tours that a filter, given as an address query, asks for; order and page don’t matter.',
    args: { query: t.arg.string({ description: 'Query string of a search address.' }) },
    resolve: async ({ ...query }, _root, { query: asked }, { app }) => {
      const landings = await app.db.landing.findMany({
        select: { id: true, filter: true },
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
      })
      const twin = findEquivalentLanding(asked.slice(0, longestQuery), landings)
      return twin && app.db.landing.findUnique({ ...query, where: { id: twin.id } })
    },
  }),
}))
