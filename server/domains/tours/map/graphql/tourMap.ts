/** Defines: Tour.mapRevision */
import { builder } from '../../../../graphql/builder.ts'
import { mapRevision } from '../mapRevision.ts'
import { Tour } from '../../graphql/Tour.ts'

builder.prismaObjectFields(Tour, (t) => ({
  mapRevision: t.string({
    nullable: true,
    description:
      'Revision of the route map, for /tour/{id}/map-wide.svg?r={revision}; null without a route.',
    select: { type: true, programDays: { orderBy: { day: 'asc' } } },
    resolve: ({ type, programDays }) =>
      mapRevision({ isExcursion: type === 'excursion', program: programDays }),
  }),
}))
