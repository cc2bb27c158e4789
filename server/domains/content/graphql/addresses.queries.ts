/** Defines: ValidSlug, Query.validateSlug, Query.landingByFilter */
import { findEquivalentLanding } from '#schema/rules/search/listingIndexing.ts'
import { builder } from '../../../graphql/builder.ts'
import { literalEnum } from '../../../graphql/literalEnum.ts'
import { type CheckedSlug, checkSlug } from '../reads/checkSlug.ts'

const SlugKind = literalEnum(
  'SlugKind',
  ['tour', 'landing'],
  'Kinds of pages that the last segment of a URL can name.',
  {
    tour: 'A tour: the slug ends in its id.',
    landing: 'A landing page.',
  },
)

const ValidSlug = builder.objectRef<CheckedSlug>('ValidSlug').implement({
  description: 'The page of a slug.',
  fields: (t) => ({
    kind: t.expose('kind', { description: 'Tour or landing page.', type: SlugKind }),
    id: t.exposeInt('id', { description: 'Id of the tour or the landing page.' }),
    path: t.exposeString('path', {
      description: 'Current path of the page in the language of the call.',
    }),
    isMoved: t.exposeBoolean('isMoved', {
      description: 'Whether the requested URL redirects (301) to `path`.',
    }),
  }),
})

/** Characters of a query string that are read; the rest is ignored. */
const maxQueryLength = 4000

builder.queryFields((t) => ({
  validateSlug: t.field({
    type: ValidSlug,
    description:
      'Finds the page of /{slug}. Errors: NOT_FOUND with the message "Page Not Found: {path}", GONE for a tour whose dates have passed.',
    args: { slug: t.arg.string({ description: 'Last segment of a URL path.' }) },
    resolve: (_root, { slug }, { app, locale }) => checkSlug(app, slug, locale),
  }),
  landingByFilter: t.prismaField({
    type: 'Landing',
    nullable: true,
    description:
      'The landing page saved for the same tours as a search query, ignoring order and page; null without one.',
    args: { query: t.arg.string({ description: 'Query string of a search URL.' }) },
    resolve: async ({ ...query }, _root, { query: asked }, { app }) => {
      const landings = await app.db.landing.findMany({
        select: { id: true, filter: true },
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
      })
      const twin = findEquivalentLanding(asked.slice(0, maxQueryLength), landings)
      return twin && app.db.landing.findUnique({ ...query, where: { id: twin.id } })
    },
  }),
}))
