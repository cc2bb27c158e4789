import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { printFigures, rounded } from '../bench/printFigures.ts'
import { isAlive } from '../db/postmaster.ts'
import { type Bought, buySeat } from './buyers.ts'
import type { Api, Noise } from './callApi.ts'
import { checkBooks } from './checkBooks.ts'
import { openWorld, type World } from './openWorld.ts'
import { removeGuard } from './removeGuard.ts'
import { payInStorm } from './payInStorm.ts'

const lastSeats = 3
const buyers = 500
const serverCount = 3
/** Number of rounds in which processes are killed; each uses its own departure. */
const stormRounds = 2

interface Round {
  round: string
  requests: number
  soldOut: number
  retries: number
  seconds: number
}

/**
 * Lets 500 buyers compete for the last 3 seats over several server processes. Repeats this while
 * processes are killed and PostgreSQL crashes, and once more with payments. `--guard off` removes
 * locks and constraints, only in this proof's own database and processes: the proof must then
 * report the oversell.
 * @returns whether every promise was kept
 */
export const run = async (
  args: readonly string[],
  onOpen: (close: () => Promise<void>) => void,
): Promise<boolean> => {
  const { values } = parseArgs({
    args: [...args],
    options: { guard: { type: 'string', default: 'on' } },
  })
  if (values.guard !== 'on' && values.guard !== 'off')
    throw new Error(`--guard: expected on or off, got "${values.guard}"`)
  const isGuarded = values.guard === 'on'
  const script = isGuarded
    ? join(import.meta.dirname, '../main.ts')
    : join(import.meta.dirname, 'unguardedServer.ts')
  const world = await openWorld({ servers: serverCount, script, tours: 20, onOpen })
  try {
    if (!isGuarded) await removeGuard(world.pool)
    const departures = await prepareDepartures(world)
    const broken: string[] = []
    const rounds: Round[] = []
    await warmUp(world, departures)
    rounds.push(await fight(world, nextOf(departures), broken, null))
    let payments: Record<string, number> = {}
    if (isGuarded) {
      for (let n = 0; n < stormRounds; n++)
        rounds.push(await fight(world, nextOf(departures), broken, n))
      payments = await payInStorm(world, nextOf(departures), broken)
    }
    broken.push(...(await checkBooks(world.pool)))
    const gone =
      world.losses.endedByThemselves + world.servers.filter(({ pid }) => !isAlive(pid)).length
    if (gone > 0) broken.push(`${gone} server processes ended though nobody had killed them`)
    const most = Math.max(...rounds.map(({ requests }) => requests))
    for (const line of broken) console.error(`BROKEN  ${line}`)
    const kept = broken.length === 0
    printFigures(
      `${buyers} buyers at once for the last ${lastSeats} seats, ${serverCount} server processes, guard ${values.guard}`,
      rounds.map((round) => ({ ...round })),
      {
        prove: 'oversell',
        guard: values.guard,
        kept,
        broken,
        buyers,
        seats: lastSeats,
        maxSold: most,
        oversold: Math.max(0, most - lastSeats),
        servers: serverCount,
        ...world.losses,
        rounds,
        payments,
      },
    )
    return kept
  } finally {
    await world.close()
  }
}

interface Departure {
  tourDateId: number
  optionId: number
}

/** Returns departures with exactly the last seats free, whose organizers leave time to pay. */
const prepareDepartures = async ({ pool }: World): Promise<Departure[]> => {
  await pool.query('UPDATE organizer SET hold_minutes = 120')
  // generated sales have no requests: here every seat must belong to one
  await pool.query('TRUNCATE seat_ledger_entry')
  await pool.query('UPDATE tour_date_option SET seats = free_seats WHERE seats <> free_seats')
  const { rows } = await pool.query<Departure>(
    `SELECT d.id AS "tourDateId", o.id AS "optionId" FROM tour_date d JOIN tour t ON t.id = d.tour_id
     JOIN tour_date_option o ON o.tour_date_id = d.id JOIN tour_option n ON n.id = o.tour_option_id
     WHERE d.start_date > current_date + 30 AND NOT d.is_cancelled AND t.status = 'published' AND n.is_default AND o.seats = o.free_seats
     ORDER BY d.id LIMIT $1`,
    [stormRounds + 3],
  )
  if (rows.length < stormRounds + 3) throw new Error('the generated catalog has too few departures')
  await pool.query('UPDATE tour_date_option SET seats = $1, free_seats = $1 WHERE id = ANY ($2)', [
    lastSeats,
    rows.map(({ optionId }) => optionId),
  ])
  return rows
}

const nextOf = (departures: Departure[]): Departure => {
  const next = departures.shift()
  if (!next) throw new Error('no departure is left')
  return next
}

const quiet = (): Noise => ({ retryable: 0, unclear: [] })

/** Makes the first calls of each process, which compile and connect and are not measured. */
const warmUp = async ({ servers }: World, departures: Departure[]): Promise<void> => {
  const { tourDateId } = nextOf(departures)
  await Promise.all(
    servers.flatMap((server) =>
      [1, 2, 3].map((n) => buySeat({ servers: [server], noise: quiet() }, tourDateId, n)),
    ),
  )
}

/**
 * Runs one round of buyers on a departure.
 * @param storm number of the storm; null for a round without outages
 */
const fight = async (
  world: World,
  { tourDateId }: Departure,
  broken: string[],
  storm: number | null,
): Promise<Round> => {
  const name = storm === null ? 'all alive' : `storm ${storm + 1}`
  const api: Api = { servers: world.servers, noise: quiet() }
  const started = performance.now()
  let answered = 0
  const bought = Promise.all(
    Array.from({ length: buyers }, async (_, n) => {
      const result = await buySeat(api, tourDateId, n)
      answered++
      return result
    }),
  )
  const reached = async (count: number) => {
    while (answered < count) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  if (storm !== null) await rage(world, storm, reached)
  const results = await bought
  const seconds = rounded((performance.now() - started) / 1000, 1)
  broken.push(...(await judge(world, tourDateId, results)).map((line) => `${name}: ${line}`))
  broken.push(...new Set(api.noise.unclear.map((words) => `${name}: an unclear answer: ${words}`)))
  if (storm === null && api.noise.retryable > 0)
    broken.push(`${name}: ${api.noise.retryable} were told to come again though nothing had failed`)
  const count = (outcome: Bought['outcome']) =>
    results.filter((result) => result.outcome === outcome).length
  return {
    round: name,
    requests: count('request'),
    soldOut: count('soldOut'),
    retries: api.noise.retryable,
    seconds,
  }
}

/**
 * Kills a server and crashes PostgreSQL at moments that differ between storms: before the first
 * answer, or just after seats were sold.
 */
const rage = async (
  world: World,
  storm: number,
  reached: (count: number) => Promise<void>,
): Promise<void> => {
  const moments: readonly [number, number] = storm % 2 === 0 ? [0, 1] : [1, 50]
  await reached(moments[0])
  if (storm % 2 === 0) {
    const killed = world.killServer()
    await reached(moments[1])
    await world.crashPostgres()
    await killed
  } else {
    await world.crashPostgres()
    await reached(moments[1])
    await world.killServer()
  }
}

/** Compares the buyers' answers with the database. Returns a line for each difference. */
const judge = async (
  { pool }: World,
  tourDateId: number,
  results: readonly Bought[],
): Promise<string[]> => {
  const { rows } = await pool.query<{ id: number; key: string; seats: number }>(
    `SELECT r.id, r.idempotency_key AS key, sum(i.adults + i.children)::int AS seats
     FROM request r JOIN request_item i ON i.request_id = r.id WHERE r.tour_date_id = $1 GROUP BY r.id`,
    [tourDateId],
  )
  const idByKey = new Map(rows.map(({ id, key }) => [key, id]))
  const sold = rows.reduce((sum, { seats }) => sum + seats, 0)
  const winners = results.filter(({ outcome }) => outcome === 'request')
  const broken: string[] = []
  if (sold !== lastSeats) broken.push(`${sold} seats went to requests, ${lastSeats} there were`)
  if (winners.length !== lastSeats)
    broken.push(`${winners.length} buyers were told that they have a seat`)
  if (winners.some(({ key, request }) => idByKey.get(key) !== request?.id))
    broken.push('a buyer was given a request that is not theirs')
  if (results.some(({ key, outcome }) => outcome === 'soldOut' && idByKey.has(key)))
    broken.push('a buyer was told "sold out" and has a request')
  return broken
}
