/** Defines: Query.tour */
import { cacheScope } from '../../../graphql/answerCache.ts'
import { builder } from '../../../graphql/builder.ts'
import { visibleTour } from '../tours.visibility.ts'
import { Tour } from './Tour.ts'

builder.queryFields((t) => ({
  tour: t.prismaField({
    type: Tour,
    nullable: true,
    description:
      'A published tour; null for an unknown id. Includes tours whose dates have passed; see `isGone`.',
    extensions: cacheScope('catalogue'),
    args: { id: t.arg.int({ description: 'Id of the tour.' }) },
    resolve: (query, _root, { id }, { app }) =>
      app.db.tour.findFirst({ ...query, where: { id, ...visibleTour } }),
  }),
}))
