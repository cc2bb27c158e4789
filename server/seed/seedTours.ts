import { toEnumValue } from '#schema/codes/tours.ts'
import type { Accommodation } from '../db/generated/client/enums.ts'
import type { TourContent } from './schemas/tours.schema.ts'
import { readContent, resolveCode } from './readContent.ts'
import { inBothLanguages, named, type SeedWorld } from './seedWorld.ts'

const dbAccommodation = (literal: string) => toEnumValue(literal) as Accommodation

/**
 * Inserts tours with texts, program, pictures, options and price units; departures are separate,
 * because they depend on the day.
 */
export const seedTours = async (world: SeedWorld): Promise<TourContent[]> => {
  const { db, ids, media } = world
  const tours = readContent('tours')
  const rows = tours.map((tour, i) => ({
    tour,
    id: i + 1,
    mediaIds: tour.pictures.map((picture) => media.add(picture, tour.region)),
  }))
  await media.save()
  for (const { tour, id } of rows) ids.tour.set(tour.code, id)
  await db.tour.createMany({ data: rows.map(({ tour, id }) => tourRow(world, tour, id)) })
  await db.tourTranslation.createMany({
    data: rows.flatMap(({ tour, id }) =>
      inBothLanguages({ tourId: id }, { en: textsOf(tour.en), de: textsOf(tour.de) }),
    ),
  })
  await db.tourMedia.createMany({
    data: rows.flatMap(({ id, mediaIds }) =>
      mediaIds.map((mediaId, position) => ({ tourId: id, position, mediaId })),
    ),
  })
  await seedProgram(world, rows)
  await seedLinks(world, rows)
  await seedOptions(world, rows)
  return tours
}

interface TourRow {
  tour: TourContent
  id: number
  mediaIds: number[]
}

const tourRow = ({ ids, now }: SeedWorld, tour: TourContent, id: number) => ({
  id,
  code: tour.code,
  type: tour.type,
  status: tour.status,
  organizerId: resolveCode(ids.organizer, tour.organizer, tour.code),
  countryId: resolveCode(ids.country, tour.country, tour.code),
  regionId: resolveCode(ids.region, tour.region, tour.code),
  timeZone: timeZones.get(tour.region) ?? 'Europe/Moscow',
  lat: tour.lat,
  lng: tour.lng,
  days: tour.days,
  nights: tour.nights,
  durationMinutes: tour.type === 'excursion' ? (tour.durationMinutes ?? null) : null,
  groupSizeMin: tour.groupSize.min,
  groupSizeMax: tour.groupSize.max,
  minAge: tour.age.min,
  maxAge: tour.age.max ?? null,
  collectPassport: tour.collects.includes('passport'),
  collectWeight: tour.collects.includes('weight'),
  difficulty: tour.difficulty,
  comfort: tour.comfort,
  accommodation: tour.accommodation.map(dbAccommodation),
  languages: tour.languages,
  isAuthorTour: tour.isAuthorTour,
  isCruise: tour.cruise !== undefined,
  popularity: tour.popularity,
  isCashbackAvailable: tour.cashback,
  publishedAt: tour.status === 'published' || tour.status === 'archived' ? now : null,
})

const timeZones = new Map(
  readContent('regions')
    .flat()
    .map((region) => [region.code as string, region.timeZone]),
)

const textsOf = ({
  program: _program,
  faq: _faq,
  metaDescription,
  ...texts
}: TourContent['en']) => ({
  ...texts,
  metaDescription: metaDescription ?? null,
})

const seedProgram = async ({ db }: SeedWorld, rows: TourRow[]): Promise<void> => {
  const days = rows.flatMap(({ tour, id, mediaIds }) => {
    if (
      tour.program.length !== tour.days ||
      tour.en.program.length !== tour.days ||
      tour.de.program.length !== tour.days
    )
      throw new Error(`${tour.code}: the program must have one entry per day`)
    return tour.program.map((facts, i) => ({
      tour,
      facts,
      tourId: id,
      day: i + 1,
      mediaId: facts.picture === undefined ? null : (mediaIds[facts.picture] ?? null),
    }))
  })
  await db.programDay.createMany({
    data: days.map(({ facts, tourId, day, mediaId }, i) => ({
      id: i + 1,
      tourId,
      day,
      mediaId,
      lat: facts.lat,
      lng: facts.lng,
      meals: facts.meals,
      accommodation: dbAccommodation(facts.accommodation),
    })),
  })
  await db.programDayTranslation.createMany({
    data: days.flatMap(({ tour, day }, i) =>
      (['en', 'de'] as const).flatMap((locale) =>
        tour[locale].program
          .slice(day - 1, day)
          .map((texts) => ({ programDayId: i + 1, locale, ...texts })),
      ),
    ),
  })
  const faq = rows.flatMap(({ tour, id }) =>
    tour.en.faq.map((en, position) => ({
      tourId: id,
      position,
      en,
      de: tour.de.faq[position] ?? en,
    })),
  )
  await db.tourFaq.createMany({
    data: faq.map(({ tourId, position }, i) => ({ id: i + 1, tourId, position })),
  })
  await db.tourFaqTranslation.createMany({
    data: faq.flatMap((entry, i) =>
      inBothLanguages({ tourFaqId: i + 1 }, { en: entry.en, de: entry.de }),
    ),
  })
}

const unique = <Value>(values: Value[]): Value[] => [...new Set(values)]

const seedLinks = async ({ db, ids }: SeedWorld, rows: TourRow[]): Promise<void> => {
  await db.tourRegion.createMany({
    data: rows.flatMap(({ tour, id }) =>
      unique([tour.region, ...tour.regions]).map((code) => ({
        tourId: id,
        regionId: resolveCode(ids.region, code, tour.code),
      })),
    ),
  })
  await db.tourCity.createMany({
    data: rows.flatMap(({ tour, id }) =>
      unique(tour.cities).map((code, position) => ({
        tourId: id,
        position,
        cityId: resolveCode(ids.city, code, tour.code),
      })),
    ),
  })
  await db.tourShowplace.createMany({
    data: rows.flatMap(({ tour, id }) =>
      unique(tour.showplaces).map((code, position) => ({
        tourId: id,
        position,
        showplaceId: resolveCode(ids.showplace, code, tour.code),
      })),
    ),
  })
  await db.tourCollection.createMany({
    data: rows.flatMap(({ tour, id }) =>
      unique(tour.collections).map((code) => ({
        tourId: id,
        collectionId: resolveCode(ids.collection, code, tour.code),
      })),
    ),
  })
  await db.tourRestKind.createMany({
    data: rows.flatMap(({ tour, id }) =>
      unique(tour.restKinds).map((code) => ({
        tourId: id,
        restKindId: resolveCode(ids.restKind, code, tour.code),
      })),
    ),
  })
  const cruises = rows.flatMap(({ tour, id }) =>
    tour.cruise ? [{ id, code: tour.code, cruise: tour.cruise }] : [],
  )
  await db.cruise.createMany({
    data: cruises.map(({ id, code, cruise }) => ({
      tourId: id,
      shipId: resolveCode(ids.ship, cruise.ship, code),
      type: cruise.type,
      startCityId: resolveCode(ids.city, cruise.startCity, code),
      endCityId: resolveCode(ids.city, cruise.endCity, code),
    })),
  })
  await db.cruiseWaterObject.createMany({
    data: cruises.flatMap(({ id, code, cruise }) =>
      unique(cruise.waterObjects).map((water) => ({
        tourId: id,
        waterObjectId: resolveCode(ids.waterObject, water, code),
      })),
    ),
  })
}

const plainPlace = {
  code: 'standard',
  kind: 'standard' as const,
  en: 'Place in the group',
  de: 'Platz in der Gruppe',
}

const seedOptions = async ({ db, ids }: SeedWorld, rows: TourRow[]): Promise<void> => {
  const options = rows
    .flatMap(({ tour, id }) =>
      (tour.options ?? [{ ...plainPlace, capacity: undefined, cabin: undefined }]).map(
        (option, position) => ({
          tour,
          tourId: id,
          option,
          position,
        }),
      ),
    )
    .map((row, i) => ({ ...row, id: i + 1 }))
  await db.tourOption.createMany({
    data: options.map(({ tour, tourId, option, position, id }) => ({
      id,
      tourId,
      position,
      code: option.code,
      kind: option.kind,
      isDefault: position === 0,
      capacity: option.capacity ?? null,
      shipCabinId:
        option.cabin && tour.cruise
          ? resolveCode(ids.shipCabin, `${tour.cruise.ship}/${option.cabin}`, tour.code)
          : null,
    })),
  })
  await db.tourOptionTranslation.createMany({
    data: options.flatMap(({ option, id }) => inBothLanguages({ tourOptionId: id }, named(option))),
  })
  await db.priceUnit.createMany({
    data: rows.flatMap(({ tour, id }) => [
      {
        tourId: id,
        kind: 'adult' as const,
        ageFrom: tour.price.child ? tour.price.child.ageTo + 1 : 0,
        ageTo: null,
      },
      ...(tour.price.child
        ? [
            {
              tourId: id,
              kind: 'child' as const,
              ageFrom: tour.price.child.ageFrom,
              ageTo: tour.price.child.ageTo,
            },
          ]
        : []),
    ]),
  })
}
