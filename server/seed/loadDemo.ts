import type { Db } from '../db/connect.ts'
import { readContent } from './readContent.ts'
import { seedDepartures } from './seedDepartures.ts'
import { seedIndividualTour } from './seedIndividualTour.ts'
import { seedOrganizers } from './seedOrganizers.ts'
import { seedPages } from './seedPages.ts'
import { seedPlaces } from './seedPlaces.ts'
import { seedReviews } from './seedReviews.ts'
import { seedTours } from './seedTours.ts'
import { createSeedWorld } from './seedWorld.ts'

/** Setting that marks a database as holding the demo catalogue. */
export const demoSetting = 'demo'
/** Setting that is there while a load is under way: a load that was killed is begun anew. */
const loadingSetting = 'demo.loading'

export type SeedProgress = (done: number, of: number, what: string) => void

/**
 * Loads the demo catalogue into an empty database, or tops up the departures of one that has it. A database with tours
 * of its own is left alone.
 * @returns what was done
 */
export const loadDemo = async (
  db: Db,
  now: Date,
  onProgress: SeedProgress,
): Promise<'loaded' | 'topped up' | 'left alone'> => {
  if (await db.setting.findUnique({ where: { key: demoSetting } })) {
    await seedDepartures(db, readContent('tours'), now)
    return 'topped up'
  }
  if (await db.setting.findUnique({ where: { key: loadingSetting } })) await emptyTables(db)
  else if ((await db.country.count()) > 0) return 'left alone'
  await db.setting.create({ data: { key: loadingSetting, value: true } })
  const world = createSeedWorld(db, now)
  let tours: Awaited<ReturnType<typeof seedTours>> = []
  const steps: [string, () => Promise<unknown>][] = [
    ['places', () => seedPlaces(world)],
    ['organizers', () => seedOrganizers(world)],
    [
      'tours',
      async () => {
        tours = await seedTours(world)
      },
    ],
    ['departures', () => seedDepartures(db, tours, now)],
    ['reviews', () => seedReviews(world)],
    ['an offer', () => seedIndividualTour(db, now)],
    ['pages', () => seedPages(world)],
    ['numbering', () => resetSequences(db)],
  ]
  for (const [i, [what, step]] of steps.entries()) {
    onProgress(i, steps.length, what)
    await step()
  }
  onProgress(steps.length, steps.length, 'done')
  await db.$transaction([
    db.setting.create({ data: { key: demoSetting, value: { loadedAt: now.toISOString() } } }),
    db.setting.delete({ where: { key: loadingSetting } }),
  ])
  return 'loaded'
}

/** Every table but the migrations' own, emptied: only ever after a load that did not end. */
const emptyTables = async (db: Db): Promise<void> => {
  const tables = await db.$queryRaw<
    { tablename: string }[]
  >`SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> '_prisma_migrations'`
  await db.$executeRawUnsafe(
    `TRUNCATE ${tables.map(({ tablename }) => `"${tablename}"`).join(', ')} CASCADE`,
  )
}

/** Content rows bring their own ids: numbering goes on after the highest, and the planner learns what is there. */
const resetSequences = async (db: Db): Promise<void> => {
  await db.$executeRaw`
    DO $$
    DECLARE owned record;
    BEGIN
      FOR owned IN
        SELECT c.table_name, c.column_name, pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) AS sequence
        FROM information_schema.columns c WHERE c.table_schema = current_schema() AND c.column_default LIKE 'nextval(%'
      LOOP
        EXECUTE format('SELECT setval(%L, GREATEST((SELECT COALESCE(max(%I), 0) FROM %I), 1))', owned.sequence, owned.column_name, owned.table_name);
      END LOOP;
    END $$`
  await db.$executeRawUnsafe('ANALYZE')
}
