import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { ensureDatabase } from '../db/databases.ts'
import { startEmbeddedPostgres } from '../db/embeddedPostgres.ts'
import { applyMigrations } from '../db/migrations.ts'
import { generateScale } from '../seed/scale/generateScale.ts'
import { startProcess } from './benchServer.ts'
import { bookByStatements } from './bookByStatements.ts'
import { goals } from './goals.ts'
import { createHttpClient, runParallel } from './httpClient.ts'
import { median, spread } from './median.ts'
import { printTable, rounded } from './printFigures.ts'
import { cpuOfProcess, cpuOfTree } from './processCpu.ts'
import { judge, type Report } from './report.ts'
import { percentile } from './searchCpu.ts'
import { siteOperation } from './siteOperation.ts'

const warmUp = 200
const requests = 500
const roundCount = 3
const parallel = 8

interface Departure {
  tourDateId: number
  optionId: number
}

/** Books once and returns the answer. */
type Book = () => Promise<string>

/**
 * Measures bookings with a seat hold on different dates: the site's operation over HTTP through one
 * server process. The control writes the same rows in a transaction, one statement after another,
 * without a server. Both run in turns, with durable commits. Each figure is the median of the
 * rounds.
 */
export const run = async (): Promise<Report> => {
  const directory = await mkdtemp(join(tmpdir(), 'versta-booking-'))
  // a signal ends the process without the rest of this function
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }))
  await chmod(directory, 0o755)
  const cluster = await startEmbeddedPostgres({ directory: join(directory, 'pg') })
  try {
    const url = cluster.url('versta')
    await ensureDatabase(url)
    await applyMigrations(url)
    const pool = new Pool({ connectionString: url, max: parallel })
    pool.on('error', () => undefined)
    await generateScale(pool, { tours: 500, now: new Date() })
    const departures = await findDepartures(pool)
    // worker processes write e-mails after the answer: here they would count as booking
    const env = { DATABASE_URL: url, DATA_DIR: join(directory, 'data'), DEMO: 'off', ROLES: 'web' }
    const server = await startProcess(join(import.meta.dirname, '../main.ts'), { env })
    try {
      let turn = 0
      const next = (): Departure => departures[turn++ % departures.length] as Departure
      const control = async () => {
        await bookByStatements(pool, next())
        return '"uuid"'
      }
      const cpu = () => ({ serverMs: cpuOfProcess(server.pid), postgresMs: cpuOfTree(cluster.pid) })
      const rounds = await measureRounds(bookOverHttp(server.url, next), control, cpu)
      return report(rounds, departures.length)
    } finally {
      await server.stop()
      await pool.end()
    }
  } finally {
    await cluster.stop()
  }
}

const bookOverHttp = (url: string, next: () => Departure): Book => {
  const query = siteOperation('CreateRequest')
  const send = createHttpClient(parallel)
  return async () => {
    const body = JSON.stringify({
      operationName: 'CreateRequest',
      query,
      variables: { input: inputFor(next().tourDateId) },
    })
    const answer = await send(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${answer.body}`)
    return answer.body.toString()
  }
}

interface Sample {
  perSecond: number
  p50Ms: number
  p95Ms: number
}

interface Cpu {
  serverMs: number
  postgresMs: number
}

interface Rounds {
  /** CPU shows the cost of a booking; the clock also depends on how busy the machine is. */
  ours: (Sample & Cpu)[]
  control: Sample[]
}

const measureRounds = async (ours: Book, control: Book, cpu: () => Cpu): Promise<Rounds> => {
  await measure(warmUp, ours)
  await measure(warmUp, control)
  const rounds: Rounds = { ours: [], control: [] }
  for (let round = 0; round < roundCount; round++) {
    const before = cpu()
    const sample = await measure(requests, ours)
    const after = cpu()
    rounds.ours.push({
      ...sample,
      serverMs: (after.serverMs - before.serverMs) / requests,
      postgresMs: (after.postgresMs - before.postgresMs) / requests,
    })
    rounds.control.push(await measure(requests, control))
  }
  return rounds
}

const measure = async (count: number, book: Book): Promise<Sample> => {
  const times: number[] = []
  const started = performance.now()
  await runParallel(count, parallel, async () => {
    const begun = performance.now()
    const answer = await book()
    times.push(performance.now() - begun)
    if (!answer.includes('"uuid"'))
      throw new Error(`a booking got the answer ${answer.slice(0, 200)}`)
  })
  const seconds = (performance.now() - started) / 1000
  return {
    perSecond: count / seconds,
    p50Ms: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
  }
}

const report = ({ ours, control }: Rounds, departures: number): Report => {
  const figures = summarize(ours)
  const other = summarize(control)
  printTable(
    `Bookings with seat hold on ${departures} dates, ${parallel} at a time: median of ${roundCount} rounds (lowest–highest)`,
    [
      { way: 'Versta: GraphQL over HTTP', ...cellsOf(ours) },
      { way: 'control: statements in a transaction', ...cellsOf(control) },
    ],
  )
  return {
    figures: {
      ...figures,
      serverCpuMs: rounded(median(ours.map(({ serverMs }) => serverMs))),
      postgresCpuMs: rounded(median(ours.map(({ postgresMs }) => postgresMs))),
      control: other,
      shareOfControl: rounded(figures.perSecond / other.perSecond),
    },
    outcomes: [
      judge(goals.booking.perSecond, figures.perSecond),
      judge(goals.booking.p95Ms, figures.p95Ms),
    ],
  }
}

const roundedSpread = (values: readonly number[]) => {
  const { from, to } = spread(values)
  return { from: rounded(from, 1), to: rounded(to, 1) }
}

const summarize = (samples: readonly Sample[]) => {
  const column = (name: keyof Sample) => samples.map((sample) => sample[name])
  return {
    perSecond: Math.round(median(column('perSecond'))),
    p50Ms: rounded(median(column('p50Ms')), 1),
    p95Ms: rounded(median(column('p95Ms')), 1),
    spread: {
      perSecond: roundedSpread(column('perSecond')),
      p95Ms: roundedSpread(column('p95Ms')),
    },
  }
}

const cellsOf = (samples: readonly (Sample & Partial<Cpu>)[]): Record<string, string> => {
  const cell = (values: readonly (number | undefined)[], digits: number) => {
    const known = values.filter((value) => value !== undefined)
    if (known.length === 0) return ''
    const { from, to } = spread(known)
    return `${rounded(median(known), digits)} (${rounded(from, digits)}–${rounded(to, digits)})`
  }
  return {
    'a second': cell(
      samples.map(({ perSecond }) => perSecond),
      0,
    ),
    'p50, ms': cell(
      samples.map(({ p50Ms }) => p50Ms),
      1,
    ),
    'p95, ms': cell(
      samples.map(({ p95Ms }) => p95Ms),
      1,
    ),
    'server CPU, ms': cell(
      samples.map(({ serverMs }) => serverMs),
      2,
    ),
    'PostgreSQL CPU, ms': cell(
      samples.map(({ postgresMs }) => postgresMs),
      2,
    ),
  }
}

const findDepartures = async (pool: Pool): Promise<Departure[]> => {
  // enough seats for every booking of the run, so that none is refused; sold seats stay sold
  await pool.query(
    'UPDATE tour_date_option SET seats = seats - free_seats + 10000, free_seats = 10000 WHERE tour_date_id IN (SELECT id FROM tour_date ORDER BY id LIMIT 3000)',
  )
  const { rows } = await pool.query<Departure>(
    `SELECT DISTINCT ON (d.tour_id) d.id AS "tourDateId", o.id AS "optionId" FROM tour_date d
     JOIN tour t ON t.id = d.tour_id JOIN organizer g ON g.id = t.organizer_id
     JOIN tour_date_option o ON o.tour_date_id = d.id JOIN tour_option n ON n.id = o.tour_option_id
     WHERE d.start_date > current_date + 30 AND NOT d.is_cancelled AND t.status = 'published' AND g.is_published_on_site
       AND n.is_default AND o.free_seats = 10000
     ORDER BY d.tour_id, d.id`,
  )
  return rows
}

const inputFor = (tourDateId: number) => ({
  tourDateId,
  adults: 2,
  children: 0,
  name: 'Hannah Berg',
  email: 'hannah.berg@example.org',
  phone: '+491701234567',
  idempotencyKey: randomUUID(),
})
