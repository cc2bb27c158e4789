import { currencyExponent } from '#schema/codes/currencies.ts'
import { readContent, resolveCode } from './readContent.ts'
import { inBothLanguages, named, type SeedWorld } from './seedWorld.ts'

/**
 * Inserts currencies and rates, countries, regions, cities, showplaces, waters, and the lists that
 * tours refer to.
 */
export const seedPlaces = async (world: SeedWorld): Promise<void> => {
  await seedCurrencies(world)
  await seedGeography(world)
  await seedLists(world)
}

const seedCurrencies = async ({ db, now }: SeedWorld): Promise<void> => {
  const currencies = readContent('currencies').flat()
  await db.currency.createMany({
    data: currencies.map(({ code, symbol, isSelectable }, position) => ({
      code,
      symbol,
      isSelectable,
      position,
      exponent: currencyExponent[code],
    })),
  })
  await db.exchangeRate.createMany({
    data: currencies.map(({ code, perUsd }) => ({
      currency: code,
      perUsd: String(perUsd),
      asOf: now,
    })),
  })
}

const seedGeography = async ({ db, ids, media }: SeedWorld): Promise<void> => {
  const countries = readContent('countries').flat()
  for (const country of countries) ids.country.set(country.isoCode, country.id)
  await db.country.createMany({
    data: countries.map(({ id, isoCode, phoneCode, isPrimary, continent }) => ({
      id,
      isoCode,
      phoneCode,
      isPrimary,
      continent,
    })),
  })
  await db.countryTranslation.createMany({
    data: countries.flatMap((country) =>
      inBothLanguages({ countryId: country.id }, named(country)),
    ),
  })

  const regions = readContent('regions').flat()
  const regionRows = regions.map((region, i) => ({
    region,
    id: i + 1,
    mediaId: media.add(region.picture, region.code),
  }))
  await media.save()
  for (const { region, id } of regionRows) ids.region.set(region.code, id)
  await db.region.createMany({
    data: regionRows.map(({ region, id, mediaId }) => ({
      id,
      mediaId,
      code: region.code,
      countryId: resolveCode(ids.country, region.country, 'regions'),
      timeZone: region.timeZone,
      lat: region.lat,
      lng: region.lng,
    })),
  })
  await db.regionTranslation.createMany({
    data: regionRows.flatMap(({ region, id }) => inBothLanguages({ regionId: id }, region)),
  })

  const cities = readContent('cities').flat()
  for (const [i, city] of cities.entries()) ids.city.set(city.code, i + 1)
  await db.city.createMany({
    data: cities.map((city, i) => ({
      id: i + 1,
      code: city.code,
      countryId: resolveCode(ids.country, city.country, 'cities'),
      regionId: city.region ? resolveCode(ids.region, city.region, 'cities') : null,
      timeZone: city.timeZone,
      lat: city.lat,
      lng: city.lng,
    })),
  })
  await db.cityTranslation.createMany({
    data: cities.flatMap((city, i) => inBothLanguages({ cityId: i + 1 }, named(city))),
  })

  const showplaces = readContent('showplaces').flat()
  for (const [i, place] of showplaces.entries()) ids.showplace.set(place.code, i + 1)
  await db.showplace.createMany({
    data: showplaces.map((place, i) => ({
      id: i + 1,
      code: place.code,
      regionId: resolveCode(ids.region, place.region, 'showplaces'),
      cityId: place.city ? resolveCode(ids.city, place.city, 'showplaces') : null,
      lat: place.lat,
      lng: place.lng,
    })),
  })
  await db.showplaceTranslation.createMany({
    data: showplaces.flatMap((place, i) => inBothLanguages({ showplaceId: i + 1 }, place)),
  })

  const waters = readContent('waterObjects').flat()
  for (const [i, water] of waters.entries()) ids.waterObject.set(water.code, i + 1)
  await db.waterObject.createMany({
    data: waters.map(({ code, kind }, i) => ({ id: i + 1, code, kind })),
  })
  await db.waterObjectTranslation.createMany({
    data: waters.flatMap((water, i) => inBothLanguages({ waterObjectId: i + 1 }, named(water))),
  })
}

const seedLists = async ({ db, ids }: SeedWorld): Promise<void> => {
  const collections = readContent('collections').flat()
  for (const [i, { code }] of collections.entries()) ids.collection.set(code, i + 1)
  await db.collection.createMany({
    data: collections.map(({ code }, i) => ({ id: i + 1, code, position: i })),
  })
  await db.collectionTranslation.createMany({
    data: collections.flatMap((collection, i) =>
      inBothLanguages({ collectionId: i + 1 }, collection),
    ),
  })

  const restKinds = readContent('restKinds').flat()
  for (const [i, { code }] of restKinds.entries()) ids.restKind.set(code, i + 1)
  await db.restKind.createMany({
    data: restKinds.map(({ code }, i) => ({ id: i + 1, code, position: i })),
  })
  await db.restKindTranslation.createMany({
    data: restKinds.flatMap((kind, i) => inBothLanguages({ restKindId: i + 1 }, named(kind))),
  })

  const services = readContent('verificationServices').flat()
  for (const [i, { code }] of services.entries()) ids.verificationService.set(code, i + 1)
  await db.verificationService.createMany({
    data: services.map((service, i) => ({ id: i + 1, ...service })),
  })
}
