import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Pool } from 'pg'
import { pino } from 'pino'
import { emptyFilter, type SearchFilter } from '#schema/rules/search/searchFilter.ts'
import { dropDatabase, ensureDatabase } from '../db/databases.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embeddedPostgres.ts'
import { applyMigrations } from '../db/migrations.ts'
import { createSearchIndex } from '../domains/search/createSearchIndex.ts'
import { searchBySql } from '../domains/search/searchBySql.ts'
import type { SearchIndex } from '../domains/search/reads/searchIndex.ts'
import { generateScale } from '../seed/scale/generateScale.ts'
import { scaleQueries } from '../seed/scale/scaleQueries.ts'
import { goals } from './goals.ts'
import { printTable } from './printFigures.ts'
import { judge, type Outcome, type Report } from './report.ts'
import { nodeCpuMs, percentile, postgresCpuMs, rounded } from './searchCpu.ts'
import { openOrama } from './searchOrama.ts'
import { measureVisibility } from './searchVisibility.ts'

const queryCount = 200
const rounds = 5
/**
 * Catalog size from which only every fifth query is run with SQL and Orama: all would take minutes.
 */
const sampledFrom = 50_000

/**
 * Returns the bytes of objects and buffers after garbage collection: memory from the system may
 * still include other work.
 */
const memoryInUse = (): number => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Returns the mean CPU milliseconds per call, of Node and PostgreSQL together. */
const cpuPerCall = async <T>(
  postmaster: number,
  items: readonly T[],
  call: (item: T) => unknown,
): Promise<number> => {
  const start = nodeCpuMs() + postgresCpuMs(postmaster)
  for (const item of items) await call(item)
  return (nodeCpuMs() + postgresCpuMs(postmaster) - start) / items.length
}

/** Returns the number of queries for which the index and SQL return different answers. */
const countDifferences = async (
  pool: Pool,
  index: SearchIndex,
  queries: readonly SearchFilter[],
  now: Date,
): Promise<number> => {
  let differences = 0
  for (const filter of queries) {
    const { cards: _, ...answer } = index.search(filter, { currency: 'USD' })
    const expected = await searchBySql(
      pool,
      filter,
      { currency: 'USD' },
      { rates: index.rates, now, textIds: textIdsOf(index, filter) },
    )
    if (!isDeepStrictEqual(answer, expected)) differences++
  }
  return differences
}

/** Returns the tours that match the text, as input for SQL: its text search is not measured. */
const textIdsOf = (
  index: SearchIndex,
  { text, type, isCruisesSearch }: SearchFilter,
): readonly number[] | undefined =>
  text === null
    ? undefined
    : index.search(
        { ...emptyFilter, text, type, isCruisesSearch },
        { currency: 'USD', pageSize: 1_000_000, withFacets: false },
      ).tourIds

const measureSize = async (cluster: EmbeddedPostgres, tours: number) => {
  const url = cluster.url(`versta_bench_${tours}`)
  await dropDatabase(url)
  await ensureDatabase(url)
  await applyMigrations(url)
  // JIT compilation costs these statements more than it saves
  const pool = new Pool({ connectionString: url, max: 4, options: '-c jit=off' })
  pool.on('error', () => undefined)
  const now = new Date()
  const logger = pino({ level: 'silent' })
  const open = () => createSearchIndex({ pool, clock: { now: () => new Date() }, logger })
  const indexes: SearchIndex[] = []
  try {
    let started = performance.now()
    await generateScale(pool, { tours, now })
    // the best index for SQL; the product has none on free seats (docs/decisions/0016)
    await pool.query(
      'CREATE INDEX tour_date_open ON tour_date (tour_id, start_date) INCLUDE (price_minor, currency, free_seats) WHERE free_seats > 0 AND NOT is_cancelled',
    )
    const generateSeconds = rounded((performance.now() - started) / 1000)
    const memoryBefore = memoryInUse()
    started = performance.now()
    const index = await open()
    indexes.push(index)
    const buildSeconds = rounded((performance.now() - started) / 1000)
    const memoryMb = Math.round((memoryInUse() - memoryBefore) / 1e6)

    const queries = scaleQueries(queryCount, 1, now)
    const sample = tours >= sampledFrom ? queries.filter((_, at) => at % 5 === 0) : queries
    const differences = await countDifferences(pool, index, sample, now)
    const ours = (filter: SearchFilter) => index.search(filter, { currency: 'USD' })
    const coldMs = await cpuPerCall(cluster.pid, queries, ours)
    const times: number[] = []
    // on a shared machine, wall-clock time includes the load of others
    const cpuTimes: number[] = []
    const many = Array.from({ length: rounds }, () => queries).flat()
    const indexMs = await cpuPerCall(cluster.pid, many, (filter) => {
      const start = performance.now()
      const cpu = process.threadCpuUsage()
      ours(filter)
      const { user, system } = process.threadCpuUsage(cpu)
      cpuTimes.push((user + system) / 1000)
      times.push(performance.now() - start)
    })
    const sampledMs = await cpuPerCall(
      cluster.pid,
      Array.from({ length: rounds }, () => sample).flat(),
      ours,
    )
    const texts = new Map(sample.map((filter) => [filter, textIdsOf(index, filter)]))
    const sqlMs = await cpuPerCall(cluster.pid, sample, (filter) =>
      searchBySql(
        pool,
        filter,
        { currency: 'USD' },
        { rates: index.rates, now, textIds: texts.get(filter) },
      ),
    )

    if (tours < sampledFrom) indexes.push(await open())
    const visible = await measureVisibility(pool, indexes)
    const orama = await openOrama(pool, now)
    await cpuPerCall(cluster.pid, sample.slice(0, 20), orama)
    const oramaMs = await cpuPerCall(cluster.pid, sample, orama)
    return {
      tours,
      generateSeconds,
      buildSeconds,
      memoryMb,
      differences,
      indexMs: rounded(indexMs),
      coldMs: rounded(coldMs),
      sqlMs: rounded(sqlMs),
      oramaMs: rounded(oramaMs),
      timesSql: rounded(sqlMs / sampledMs),
      timesOrama: rounded(oramaMs / sampledMs),
      p95Cpu: rounded(percentile(cpuTimes, 0.95)),
      p50: rounded(percentile(times, 0.5)),
      p95: rounded(percentile(times, 0.95)),
      p99: rounded(percentile(times, 0.99)),
      visible,
    }
  } finally {
    for (const index of indexes) await index.close()
    await pool.end()
    await dropDatabase(url)
  }
}

type SizeResult = Awaited<ReturnType<typeof measureSize>>

const printSize = (result: SizeResult): void => {
  const { tours, visible } = result
  const title = `${tours.toLocaleString('en')} tours`
  printTable(`${title}: CPU per query, ms, and how many times less than the controls`, [
    {
      'index, warm': result.indexMs,
      'index, cold': result.coldMs,
      'one SQL statement': result.sqlMs,
      Orama: result.oramaMs,
      'less than SQL': result.timesSql,
      'less than Orama': result.timesOrama,
      'answers unlike SQL': result.differences,
    },
  ])
  printTable(`${title}: one client, and time from commit to visible, ms; building the index`, [
    {
      p50: result.p50,
      p95: result.p95,
      p99: result.p99,
      'p95 CPU': result.p95Cpu,
      'visible p50': visible.p50,
      'visible p99': visible.p99,
      'after a cut, p50': visible.cutP50,
      'after a cut, p99': visible.cutP99,
      'build, s': result.buildSeconds,
      'memory, MB': result.memoryMb,
      'generate, s': result.generateSeconds,
    },
  ])
}

const outcomesOf = (results: readonly SizeResult[]): Outcome[] => {
  const { search } = goals
  /** Judges a goal that was set for one catalog size. */
  const judgeAt = (tours: number, goal: keyof typeof search & keyof SizeResult): Outcome =>
    judge(
      search[goal],
      results.find((result) => result.tours === tours)?.[goal] ?? null,
      `${tours.toLocaleString('en')} tours`,
    )
  return [
    judgeAt(20_000, 'timesSql'),
    judgeAt(20_000, 'timesOrama'),
    judgeAt(100_000, 'p95'),
    ...results.flatMap(({ tours, differences, visible }) => {
      const where = `${tours.toLocaleString('en')} tours`
      return [
        judge(search.differences, differences, where),
        judge(search.visibleP99, visible.p99, where),
        judge(search.visibleCutP99, visible.cutP99, where),
      ]
    }),
  ]
}

/**
 * Measures search over generated catalogs: CPU per query of the index (20 cards and all facets), of
 * one SQL statement and of Orama; latency with one client; time from commit to visible. `--tours
 * 2000` sets other sizes, separated by commas.
 */
export const run = async (args: readonly string[]): Promise<Report> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tours: { type: 'string', default: '20000,100000' },
      data: { type: 'string', default: '.data/bench' },
    },
  })
  const cluster = await startEmbeddedPostgres({
    directory: join(process.cwd(), values.data, 'search'),
    isThrowaway: true,
  })
  const results: SizeResult[] = []
  try {
    for (const tours of values.tours.split(',').map(Number)) {
      console.error(`${tours} tours …`)
      const result = await measureSize(cluster, tours)
      // a size takes minutes: print each result before the next starts
      printSize(result)
      results.push(result)
    }
  } finally {
    await cluster.stop()
  }
  return { figures: { results }, outcomes: outcomesOf(results) }
}
