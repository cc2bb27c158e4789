import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createApp } from '../compose.ts'
import { systemClock } from '../core/clock.ts'
import { createLogger } from '../core/logger.ts'
import { visitor } from '../core/viewer.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { readEnv } from '../env.ts'
import { executePage } from '../graphql/executePage.ts'
import { loadPageControl } from '../http/pageRenderer.ts'
import { drive, startProcess } from './benchServer.ts'
import { printFigures, rounded } from './printFigures.ts'
import { cpuOfProcess, cpuOfTree } from './processCpu.ts'

const requests = 600
const warmUp = 200
const rounds = 3

/** CPU of a server-rendered page, database included, against a renderToString of the same tree with its data in hand. */
export const run = async (): Promise<void> => {
  const directory = new URL('../../.data/bench', import.meta.url).pathname
  const env = readEnv({ DATA_DIR: directory, LOG_LEVEL: 'warn' })
  const database = await openDatabase(env)
  const server = await startProcess(join(import.meta.dirname, '../main.ts'), { DATA_DIR: directory })
  const app = await createApp({ env, databaseUrl: database.url, clock: systemClock, logger: createLogger('warn') })
  try {
    const landing = await app.db.landingTranslation.findFirstOrThrow({ where: { locale: 'en', landing: { kind: 'all' } } })
    const tour = await app.db.tourTranslation.findFirstOrThrow({ where: { locale: 'en', tour: { code: 'altai-belukha-base' } } })
    const pages = { listing: `/${landing.slug}`, tour: `/${tour.slug}-${tour.tourId}` }
    const postgres = () => cpuOfTree(database.pid ?? 0)
    const rows = []
    const figures: Record<string, unknown> = { bench: 'pages', targets: { cpuMs: 8, ratio: 1.6 } }
    for (const [name, path] of Object.entries(pages)) {
      const measurePage = async (count: number) => {
        const before = { server: cpuOfProcess(server.pid), postgres: postgres() }
        await drive(
          count,
          4,
          () => fetch(server.url + path, { headers: { 'accept-encoding': 'identity' } }),
          (body) => body.includes('</html>'),
        )
        return { server: (cpuOfProcess(server.pid) - before.server) / count, postgres: (postgres() - before.postgres) / count }
      }
      const renderOnce = await loadPageControl(new Request(new URL(path, server.url)), {
        locale: 'en',
        currency: 'USD',
        visitor: null,
        nonce: 'bench',
        report: console.error,
        execute: (operation) =>
          executePage(operation, {
            app,
            viewer: visitor,
            locale: 'en',
            currency: 'USD',
            requestId: 'bench',
            client: { ip: '', userAgent: '' },
            cookies: { setSession: () => undefined, clearSession: () => undefined },
          }),
      })
      const measureControl = (count: number) => {
        const before = process.cpuUsage()
        for (let i = 0; i < count; i++) renderOnce()
        const { user, system } = process.cpuUsage(before)
        return (user + system) / 1000 / count
      }
      await measurePage(warmUp)
      measureControl(warmUp)
      const ours: { server: number; postgres: number }[] = []
      const control: number[] = []
      for (let round = 0; round < rounds; round++) {
        ours.push(await measurePage(requests))
        control.push(measureControl(requests))
      }
      const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
      const serverMs = median(ours.map((sample) => sample.server))
      const postgresMs = median(ours.map((sample) => sample.postgres))
      const controlMs = median(control)
      const total = serverMs + postgresMs
      rows.push({
        page: `${name} ${path}`,
        'server, ms': rounded(serverMs),
        'PostgreSQL, ms': rounded(postgresMs),
        'page, ms': rounded(total),
        'renderToString, ms': rounded(controlMs),
        ratio: rounded(total / controlMs),
      })
      figures[name] = { cpuMs: rounded(total), controlMs: rounded(controlMs), ratio: rounded(total / controlMs) }
    }
    figures.listingScriptsGzipKb = scriptsKb()
    printFigures('Server-rendered pages: CPU a page', rows, figures)
  } finally {
    await server.stop()
    await app.close()
    await database.close()
  }
}

/** JavaScript of the first visit of the listing page, gzip, in kB; the client's own build step counts it. */
const scriptsKb = (): number | null => {
  const { stdout } = spawnSync(process.execPath, ['client/build/initialScripts.ts', 'client/site/search/ListingPage/ListingPage.tsx'], {
    encoding: 'utf8',
  })
  console.log(stdout.trim())
  const total = /([\d.]+) kB {2}in all/.exec(stdout)?.[1]
  return total ? Number(total) : null
}
