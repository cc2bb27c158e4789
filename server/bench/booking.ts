import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, chmod } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Pool } from 'pg'
import { ensureDatabase } from '../db/databases.ts'
import { startEmbeddedPostgres } from '../db/embeddedPostgres.ts'
import { applyMigrations } from '../db/migrations.ts'
import { generateScale } from '../seed/scale/generateScale.ts'
import { startProcess } from './benchServer.ts'
import { bookByStatements } from './bookByStatements.ts'
import { printFigures, rounded } from './printFigures.ts'
import { cpuOfProcess, cpuOfTree } from './processCpu.ts'
import { percentile } from './searchCpu.ts'
import { siteOperation } from './siteOperation.ts'

const warmUp = 200
const requests = 500
const rounds = 3
const parallel = 8

interface Departure {
  tourDateId: number
  optionId: number
}

/**
 * Bookings with a seat hold on different dates, by the site's operation over HTTP through one server process, against a control:
 * the same rows written one statement after another in a transaction, without server. In turns, in one run, durable commits.
 */
export const run = async (): Promise<void> => {
  const directory = await mkdtemp(join(tmpdir(), 'versta-booking-'))
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
    // letters are written after the answer, by processes for that: here they would be counted as booking
    const env = { DATABASE_URL: url, DATA_DIR: join(directory, 'data'), DEMO: 'off', ROLES: 'web' }
    const server = await startProcess(join(import.meta.dirname, '../main.ts'), env)
    try {
      const query = siteOperation('CreateRequest')
      const agent = new Agent({ keepAlive: true, maxSockets: parallel })
      let turn = 0
      const next = (): Departure => departures[turn++ % departures.length] as Departure
      const overHttp = async () => {
        const body = JSON.stringify({ operationName: 'CreateRequest', query, variables: { input: inputFor(next().tourDateId) } })
        return post(agent, `${server.url}/graphql`, body)
      }
      const control = async () => {
        await bookByStatements(pool, next())
        return '"uuid"'
      }
      await measure(warmUp, overHttp)
      await measure(warmUp, control)
      const samples = { ours: [] as Sample[], control: [] as Sample[] }
      // on a shared machine the clock tells of the neighbours too: CPU says what a booking costs
      const cpu = { serverMs: 0, postgresMs: 0 }
      for (let round = 0; round < rounds; round++) {
        const before = { server: cpuOfProcess(server.pid), postgres: cpuOfTree(cluster.pid) }
        samples.ours.push(await measure(requests, overHttp))
        cpu.serverMs += (cpuOfProcess(server.pid) - before.server) / (requests * rounds)
        cpu.postgresMs += (cpuOfTree(cluster.pid) - before.postgres) / (requests * rounds)
        samples.control.push(await measure(requests, control))
      }
      const [ours, other] = [best(samples.ours), best(samples.control)]
      printFigures(
        `Bookings with seat hold on ${departures.length} dates, ${parallel} at a time`,
        [
          { way: 'Versta: GraphQL over HTTP', ...ours },
          { way: 'control: statements in a transaction', ...other },
        ],
        {
          bench: 'booking',
          ...ours,
          serverCpuMs: rounded(cpu.serverMs),
          postgresCpuMs: rounded(cpu.postgresMs),
          control: other,
          targets: { perSecond: 300, p95Ms: 50 },
        },
      )
    } finally {
      await server.stop()
      await pool.end()
    }
  } finally {
    await cluster.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

interface Sample {
  perSecond: number
  p50Ms: number
  p95Ms: number
}

/** Of rounds on a machine that others use too, the one they disturbed least. */
const best = (samples: readonly Sample[]): Sample => samples.toSorted((a, b) => b.perSecond - a.perSecond)[0] as Sample

const measure = async (count: number, book: () => Promise<string>): Promise<Sample> => {
  const times: number[] = []
  const started = performance.now()
  let left = count
  const worker = async () => {
    while (left-- > 0) {
      const begun = performance.now()
      const answer = await book()
      times.push(performance.now() - begun)
      if (!answer.includes('"uuid"')) throw new Error(`a booking was answered ${answer.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: parallel }, worker))
  const seconds = (performance.now() - started) / 1000
  return {
    perSecond: Math.round(count / seconds),
    p50Ms: rounded(percentile(times, 0.5), 1),
    p95Ms: rounded(percentile(times, 0.95), 1),
  }
}

/** Sends JSON as a buyer's program does. Not by `fetch`: what drives shares two cores with what it measures, and that takes twice as much. */
const post = (agent: Agent, url: string, body: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      text(response).then(
        (answer) => (response.statusCode === 200 ? resolve(answer) : reject(new Error(`answered ${response.statusCode}: ${answer}`))),
        reject,
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })

const findDepartures = async (pool: Pool): Promise<Departure[]> => {
  // seats for every booking of the run, so that none is refused; those that are sold stay sold
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
