/** Defines: Query.countryByIp */
import { builder } from '../../../graphql/builder.ts'

builder.queryFields((t) => ({
  countryByIp: t.prismaField({
    type: 'Country',
    nullable: true,
    description:
      'Country of the caller’s network address, stored in the cookie `country` for 180 days; null if unknown.',
    resolve: async ({ ...query }, _root, _args, { app, client, visit }) => {
      const isoCode = await app.geoip.countryOf(client.ip)
      const country = isoCode && (await app.db.country.findUnique({ ...query, where: { isoCode } }))
      if (!country) return null
      visit?.keepCountry(country.id)
      return country
    },
  }),
}))
