import type { ClientBase, Pool } from 'pg'
import { sceneHours, sceneMotifs } from '#schema/codes/scenes.ts'
import { insertRows } from './insertRows.ts'
import { createRandom } from './randomSource.ts'
import { insertPlaces } from './scalePlaces.ts'
import { insertTours, readScalePlaces } from './scaleTours.ts'

/** Setting that marks a database with generated tours. */
export const scaleSetting = 'scale'

interface ScaleOptions {
  tours: number
  seed?: number
  now?: Date
  onProgress?: (done: number, of: number, what: string) => void
}

const batch = 5000

/**
 * Fills a database with generated tours, about fifteen departures each, for benchmarks and tests.
 * The same seed gives the same tours. Disables triggers and foreign keys meanwhile (requires a
 * superuser): start a search index on this database afterwards.
 * @throws when the database has the demo catalog or other tours that were not generated
 */
export const generateScale = async (
  pool: Pool,
  { tours, seed = 1, now = new Date(), onProgress = () => undefined }: ScaleOptions,
): Promise<void> => {
  const client = await pool.connect()
  try {
    await refuseOthers(client)
    await client.query('SET session_replication_role = replica')
    const [places] = (
      await client.query<{ count: number }>('SELECT count(*)::int AS count FROM region')
    ).rows
    if (!places?.count) await insertPlaces(client, now)
    await insertRows(client, 'setting', { key: 'text', value: 'jsonb' }, [[scaleSetting, '{}']])
    await insertMedia(client)
    await insertOrganizers(client, Math.max(20, Math.ceil(tours / 60)))
    const random = createRandom(seed)
    const scale = await readScalePlaces(client)
    const [highest] = (
      await client.query<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM tour')
    ).rows
    const firstId = (highest?.id ?? 0) + 1
    for (let done = 0; done < tours; done += batch) {
      onProgress(done, tours, 'tours')
      const count = Math.min(batch, tours - done)
      await client.query('BEGIN')
      await insertTours(client, scale, random, firstId + done, count, now)
      await insertDepartures(client, firstId + done, firstId + done + count, seed, now)
      await client.query('COMMIT')
    }
    await resetSequences(client)
    onProgress(tours, tours, 'statistics')
    await client.query('RESET session_replication_role')
    await client.query('VACUUM ANALYZE')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    await client.query('RESET session_replication_role').catch(() => undefined)
    client.release()
  }
}

const refuseOthers = async (client: ClientBase): Promise<void> => {
  const { rows } = await client.query<{ demo: boolean; scale: boolean; tours: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM setting WHERE key = 'demo') AS demo, EXISTS (SELECT 1 FROM setting WHERE key = $1) AS scale, EXISTS (SELECT 1 FROM tour) AS tours`,
    [scaleSetting],
  )
  const found = rows[0]
  if (found?.demo || (found?.tours && !found.scale))
    throw new Error(
      'this database has tours that are not generated: use another database for generated tours',
    )
}

const insertMedia = async (client: ClientBase): Promise<void> => {
  const { rows } = await client.query<{ code: string }>(
    `SELECT code FROM region r WHERE (SELECT count(*) FROM media WHERE scene_key LIKE r.code || '.%') < 4`,
  )
  const scenes = rows.flatMap(({ code }, at) =>
    Array.from({ length: 6 }, (_, index) => [
      `${code}.${sceneMotifs[(at + index * 5) % sceneMotifs.length]}.${sceneHours[index % sceneHours.length]}.summer.${index}`,
      1600,
      1067,
      '#6b8a8f',
    ]),
  )
  await insertRows(
    client,
    'media',
    { scene_key: 'text', width: 'int', height: 'int', color: 'text' },
    scenes,
  )
  await client.query(
    `INSERT INTO media_translation (media_id, locale, alt) SELECT m.id, l.locale, 'A view' FROM media m CROSS JOIN unnest('{en,de}'::locale[]) l (locale) ON CONFLICT DO NOTHING`,
  )
}

const insertOrganizers = async (client: ClientBase, count: number): Promise<void> => {
  await client.query(
    `INSERT INTO organizer (code, sales_model, legal_type, operator_type, country_id, legal_name, founded_year, email, phone, is_published_on_site)
    SELECT 'scale-' || n, 'marketplace', 'legal_entity', (CASE WHEN n % 3 = 0 THEN 'author' ELSE 'organization' END)::operator_type, (SELECT min(country_id) FROM region), 'Scale ' || n, 2000 + n % 20,
      'scale-' || n || '@example.org', '+70000000000', n % 31 <> 0
    FROM generate_series(1, $1::int) n ON CONFLICT DO NOTHING`,
    [count],
  )
  await client.query(
    `INSERT INTO organizer_translation (organizer_id, locale, name, tagline, about) SELECT o.id, l.locale, o.legal_name, '', '' FROM organizer o CROSS JOIN unnest('{en,de}'::locale[]) l (locale) ON CONFLICT DO NOTHING`,
  )
}

/** Returns SQL for a number below `below` that depends only on the key, the seed and the salt. */
const chance = (key: string, salt: number, below: number): string =>
  `((hashint8extended(${key}, $3::bigint + ${salt}) & 2147483647) % ${below})::int`

/**
 * Inserts departures from three weeks ago to fourteen months ahead; one in eight is sold out, one
 * in fifty canceled. Records sales in the ledger, else the hourly reconciliation would free the
 * seats. PostgreSQL generates these rows, by far the most.
 */
const insertDepartures = async (
  client: ClientBase,
  from: number,
  to: number,
  seed: number,
  now: Date,
): Promise<void> => {
  await client.query(
    `INSERT INTO tour_date (tour_id, start_date, end_date, currency, price_minor, price_without_discount_minor, seats, free_seats, not_guaranteed, is_cancelled)
    SELECT tour_id, start_date, start_date + days - 1, currency, price, CASE WHEN ${chance('key', 3, 5)} = 0 THEN price + price / 5 + 1 END, seats, CASE WHEN ${chance('key', 4, 8)} = 0 THEN 0 ELSE 1 + ${chance('key', 5, 1000)} % seats END,
      ${chance('key', 6, 6)} = 0, ${chance('key', 7, 50)} = 0
    FROM (
      SELECT t.id AS tour_id, t.days, t.id::bigint * 64 + n AS key, $4::date - 20 + ${chance('t.id::bigint * 64 + n', 1, 440)} AS start_date, c.currency,
        greatest(100, (t.days * (30 + ${chance('t.id::bigint', 2, 170)}) * c.worth * (85 + ${chance('t.id::bigint * 64 + n', 8, 31)}))::bigint / 1000 * 1000)::int AS price, t.group_size_max AS seats
      FROM tour t
      CROSS JOIN LATERAL (SELECT (ARRAY['EUR', 'EUR', 'USD', 'RUB', 'RUB', 'KZT'])[1 + ${chance('t.id::bigint', 9, 6)}] AS currency) k
      CROSS JOIN LATERAL (SELECT k.currency, CASE k.currency WHEN 'RUB' THEN 95 WHEN 'KZT' THEN 500 ELSE 1 END AS worth) c
      CROSS JOIN LATERAL generate_series(1, 5 + ${chance('t.id::bigint', 10, 21)}) n
      WHERE t.id >= $1 AND t.id < $2
    ) d`,
    [from, to, seed, now.toISOString().slice(0, 10)],
  )
  await client.query(
    `INSERT INTO tour_date_option (tour_date_id, tour_option_id, seats, free_seats, price_minor, price_without_discount_minor)
    SELECT d.id, o.id, d.seats, d.free_seats, d.price_minor, d.price_without_discount_minor FROM tour_date d JOIN tour_option o ON o.tour_id = d.tour_id AND o.is_default WHERE d.tour_id >= $1 AND d.tour_id < $2`,
    [from, to],
  )
  // the ledger's trigger is disabled: it would take these seats a second time
  await client.query(
    `INSERT INTO seat_ledger_entry (tour_date_option_id, kind, seats, delta)
    SELECT o.id, 'sale', o.seats - o.free_seats, o.free_seats - o.seats FROM tour_date d JOIN tour_date_option o ON o.tour_date_id = d.id
    WHERE d.tour_id >= $1 AND d.tour_id < $2 AND o.free_seats < o.seats`,
    [from, to],
  )
}

/** Continues numbering after the highest id, because rows brought their own ids. */
const resetSequences = async (client: ClientBase): Promise<void> => {
  for (const table of [
    'tour',
    'region',
    'city',
    'showplace',
    'collection',
    'rest_kind',
    'ship',
    'ship_cabin',
    'water_object',
  ]) {
    await client.query(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), greatest(1, (SELECT max(id) FROM ${table})))`,
    )
  }
}
