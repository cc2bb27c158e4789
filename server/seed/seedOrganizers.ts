import { hashPassword } from '../domains/accounts/passwords.ts'
import { demoLogins } from './demoLogins.ts'
import { readContent, resolveCode } from './readContent.ts'
import { inBothLanguages, type SeedWorld } from './seedWorld.ts'

/** Inserts organizers, ships, and the accounts of the demo logins. */
export const seedOrganizers = async (world: SeedWorld): Promise<void> => {
  const { db, ids, media } = world
  const organizers = readContent('organizers').map((organizer, i) => ({
    organizer,
    id: i + 1,
    mediaId: media.add(organizer.picture, organizer.picture.region ?? 'moscow'),
  }))
  const ships = readContent('ships').map((ship, i) => ({
    ship,
    id: i + 1,
    mediaId: media.add(ship.picture, ship.picture.region ?? 'volga'),
  }))
  await media.save()
  for (const { organizer, id } of organizers) ids.organizer.set(organizer.code, id)
  await db.organizer.createMany({
    data: organizers.map(({ organizer, id, mediaId }) => ({
      id,
      mediaId,
      code: organizer.code,
      salesModel: organizer.salesModel,
      legalType: organizer.legalType,
      operatorType: organizer.operatorType,
      countryId: resolveCode(ids.country, organizer.country, organizer.code),
      cityId: resolveCode(ids.city, organizer.city, organizer.code),
      legalName: organizer.legalName,
      registrationNumber: organizer.registrationNumber ?? null,
      foundedYear: organizer.foundedYear,
      email: organizer.email,
      phone: organizer.phone,
      website: organizer.website ?? null,
      languages: organizer.languages,
      canCall: organizer.canCall,
      isPublishedOnSite: true,
      verification: organizer.verification,
      verificationServiceId: organizer.verificationService
        ? resolveCode(ids.verificationService, organizer.verificationService, organizer.code)
        : null,
      commissionBp: organizer.commissionPercent * 100,
      holdMinutes: organizer.holdMinutes,
    })),
  })
  await db.organizerTranslation.createMany({
    data: organizers.flatMap(({ organizer, id }) =>
      inBothLanguages({ organizerId: id }, organizer),
    ),
  })
  await seedShips(world, ships)
  await seedUsers(world)
}

type ShipContent = ReturnType<typeof readContent<'ships'>>[number]

const seedShips = async (
  { db, ids }: SeedWorld,
  ships: { ship: ShipContent; id: number; mediaId: number }[],
): Promise<void> => {
  await db.ship.createMany({
    data: ships.map(({ ship, id, mediaId }) => ({
      id,
      mediaId,
      code: ship.code,
      builtYear: ship.builtYear,
      renovatedYear: ship.renovatedYear ?? null,
      decks: ship.decks,
      passengers: ship.passengers,
    })),
  })
  await db.shipTranslation.createMany({
    data: ships.flatMap(({ ship, id }) => inBothLanguages({ shipId: id }, ship)),
  })
  const cabins = ships
    .flatMap(({ ship, id }) =>
      ship.cabins.map((cabin) => ({ cabin, shipId: id, shipCode: ship.code })),
    )
    .map((row, i) => ({ ...row, id: i + 1 }))
  for (const { ship, id } of ships) ids.ship.set(ship.code, id)
  for (const { cabin, shipCode, id } of cabins) ids.shipCabin.set(`${shipCode}/${cabin.code}`, id)
  await db.shipCabin.createMany({
    data: cabins.map(({ cabin, id, shipId }) => ({
      id,
      shipId,
      code: cabin.code,
      deck: cabin.deck,
      capacity: cabin.capacity,
      count: cabin.count,
    })),
  })
  await db.shipCabinTranslation.createMany({
    data: cabins.flatMap(({ cabin, id }) => inBothLanguages({ shipCabinId: id }, cabin)),
  })
}

const seedUsers = async ({ db, ids }: SeedWorld): Promise<void> => {
  for (const login of demoLogins) {
    await db.user.create({
      data: {
        email: login.email,
        isEmailConfirmed: true,
        firstName: login.firstName,
        lastName: login.lastName,
        passwordHash: await hashPassword(login.password),
        isAdmin: login.role === 'admin',
        canUseKnowledge: login.role === 'admin',
        canViewCommission: login.role === 'admin',
        // the demo organizer owns all fourteen organizers, to show every request of the demo
        ...(login.role === 'organizer'
          ? {
              memberships: {
                create: [...ids.organizer.values()].map((organizerId) => ({
                  organizerId,
                  role: 'owner' as const,
                })),
              },
            }
          : {}),
      },
    })
  }
}
