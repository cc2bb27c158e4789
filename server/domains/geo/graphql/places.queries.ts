/** Defines: Query.countries, Query.regions, Query.cities */
import { cacheScope } from '../../../graphql/answerCache.ts'
import { builder } from '../../../graphql/builder.ts'
import './City.ts'
import './Country.ts'
import './Region.ts'

builder.queryFields((t) => ({
  countries: t.prismaField({
    description: 'All countries.',
    type: ['Country'],
    resolve: (query, _root, _args, { app }) =>
      app.db.country.findMany({ ...query, orderBy: { id: 'asc' } }),
  }),
  regions: t.prismaField({
    description: 'All regions.',
    extensions: cacheScope('catalogue'),
    type: ['Region'],
    resolve: (query, _root, _args, { app }) =>
      app.db.region.findMany({ ...query, orderBy: { id: 'asc' } }),
  }),
  cities: t.prismaField({
    description: 'All cities.',
    type: ['City'],
    resolve: (query, _root, _args, { app }) =>
      app.db.city.findMany({ ...query, orderBy: { id: 'asc' } }),
  }),
}))
