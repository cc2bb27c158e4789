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

/** Setting that marks a database with the demo catalog. */
export const demoSetting = 'demo'
/** Setting that exists during a load: when it was killed, the next load starts over. */
const loadingSetting = 'demo.loading'

export type SeedProgress = (done: number, of: number, what: string) => void

/**
 * Loads the demo catalog into an empty database, or adds departures to one that has it. Does not
 * change a database with other content (countries).
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

/** Empties every table except the migrations' own; used only after an unfinished load. */
const emptyTables = async (db: Db): Promise<void> => {
  const tables = await db.$queryRaw<
    { tablename: string }[]
  >`SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> '_prisma_migrations'`
  await db.$executeRawUnsafe(
    `TRUNCATE ${tables.map(({ tablename }) => `"${tablename}"`).join(', ')} CASCADE`,
  )
}

/**
 * Continues numbering after the highest id, because content rows bring their own ids, and updates
 * the planner's statistics.
 */
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
