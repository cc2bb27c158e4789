/** Defines: RegionOffers, Region.offers */
import { builder } from '../../../graphql/builder.ts'
import { Money } from '../../../graphql/types/Money.ts'
import { Region } from '../../geo/graphql/Region.ts'
import { type RegionOffer, regionOffers } from '../regionOffers.ts'

const RegionOffers = builder
  .objectRef<RegionOffer & { landingSlug: string | null }>('RegionOffers')
  .implement({
    description: 'Bookable tours and excursions of a region, at most a minute old.',
    fields: (t) => ({
      tours: t.exposeInt('tours', { description: 'Number of bookable tours, including cruises.' }),
      excursions: t.exposeInt('excursions', { description: 'Number of bookable excursions.' }),
      price: t.field({
        type: Money,
        nullable: true,
        description:
          'Price of the cheapest tour, or of the cheapest excursion if there are no tours; null without either.',
        resolve: ({ lowestPriceMinor }, _args, { currency }) =>
          lowestPriceMinor === null ? null : { amountMinor: lowestPriceMinor, currency },
      }),
      landingSlug: t.exposeString('landingSlug', {
        description: 'Slug of the region’s landing page; null without one.',
        nullable: true,
      }),
    }),
  })

const nothing: RegionOffer = { tours: 0, excursions: 0, lowestPriceMinor: null }

builder.prismaObjectFields(Region, (t) => ({
  offers: t.field({
    type: RegionOffers,
    description: 'What can be booked in the region now.',
    select: { id: true },
    resolve: ({ id }, _args, { app, currency, locale }) => ({
      ...(regionOffers(app.search, currency, app.clock.now()).get(id) ?? nothing),
      landingSlug: app.search.directory.regions.get(id)?.landingSlugs[locale] ?? null,
    }),
  }),
}))
