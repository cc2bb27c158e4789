/** Defines: Tour.startCity */
import { builder } from '../../../graphql/builder.ts'
import { City } from '../../geo/graphql/City.ts'
import { Tour } from './Tour.ts'

builder.prismaObjectFields(Tour, (t) => ({
  startCity: t.field({
    type: City,
    nullable: true,
    description: 'First city of its route; null without one.',
    select: (_args, _context, nested) => ({
      cities: { orderBy: { position: 'asc' as const }, take: 1, select: { city: nested(true) } },
    }),
    resolve: ({ cities }) => cities[0]?.city ?? null,
  }),
}))
