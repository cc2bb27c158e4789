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
import { type BenchServer, drive, startProcess } from './benchServer.ts'
import { printFigures, rounded } from './printFigures.ts'
import { cpuOfProcess, cpuOfTree } from './processCpu.ts'

const requests = 400
const warmUp = 200
const rounds = 3

/**
 * CPU of a server-rendered page, database included, against a renderToString of the same tree with its data in hand: as the
 * server runs, and with nothing shared between visitors.
 */
export const run = async (): Promise<void> => {
  const directory = new URL('../../.data/bench', import.meta.url).pathname
  const env = readEnv({ DATA_DIR: directory, LOG_LEVEL: 'warn' })
  const database = await openDatabase(env)
  const start = (seconds: string) =>
    startProcess(join(import.meta.dirname, '../main.ts'), { DATA_DIR: directory, SHARED_ANSWER_SECONDS: seconds })
  const server = await start('5')
  // every page asks the database for everything: what a page costs that nobody looked at for a while
  const unshared = await start('0')
  const app = await createApp({ env, databaseUrl: database.url, clock: systemClock, logger: createLogger('warn') })
  try {
    const landing = await app.db.landingTranslation.findFirstOrThrow({ where: { locale: 'en', landing: { kind: 'all' } } })
    const tour = await app.db.tourTranslation.findFirstOrThrow({ where: { locale: 'en', tour: { code: 'altai-belukha-base' } } })
    const pages = { listing: `/${landing.slug}`, tour: `/${tour.slug}-${tour.tourId}` }
    const postgres = () => cpuOfTree(database.pid ?? 0)
    const rows = []
    const figures: Record<string, unknown> = { bench: 'pages', targets: { cpuMs: 8, ratio: 1.6 } }
    for (const [name, path] of Object.entries(pages)) {
      const measurePage = async (target: BenchServer, count: number) => {
        const before = { server: cpuOfProcess(target.pid), postgres: postgres() }
        await drive(
          count,
          4,
          () => fetch(target.url + path, { headers: { 'accept-encoding': 'identity' } }),
          (body) => body.includes('</html>'),
        )
        return (cpuOfProcess(target.pid) - before.server + postgres() - before.postgres) / count
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
      await measurePage(server, warmUp)
      await measurePage(unshared, warmUp)
      measureControl(warmUp)
      const samples: { shared: number; alone: number; control: number }[] = []
      for (let round = 0; round < rounds; round++)
        samples.push({
          shared: await measurePage(server, requests),
          alone: await measurePage(unshared, requests),
          control: measureControl(requests),
        })
      const median = (key: keyof (typeof samples)[number]) =>
        samples.map((sample) => sample[key]).toSorted((x, y) => x - y)[Math.floor(rounds / 2)] ?? 0
      const [cpuMs, aloneMs, controlMs] = [median('shared'), median('alone'), median('control')]
      rows.push({
        page: `${name} ${path}`,
        'page, ms': rounded(cpuMs),
        ratio: rounded(cpuMs / controlMs),
        'with nothing shared, ms': rounded(aloneMs),
        'ratio ': rounded(aloneMs / controlMs),
        'renderToString, ms': rounded(controlMs),
      })
      figures[name] = { cpuMs: rounded(cpuMs), ratio: rounded(cpuMs / controlMs), aloneMs: rounded(aloneMs), controlMs: rounded(controlMs) }
    }
    figures.listingScriptsBrotliKb = scriptsKb()
    printFigures('Server-rendered pages: CPU a page', rows, figures)
  } finally {
    await server.stop()
    await unshared.stop()
    await app.close()
    await database.close()
  }
}

/** Returns the JavaScript of the listing page's first visit as transferred (brotli), in kB; null if the build step prints none. */
const scriptsKb = (): number | null => {
  const { stdout } = spawnSync(process.execPath, ['client/build/initialScripts.ts', 'client/site/search/ListingPage/ListingPage.tsx'], {
    encoding: 'utf8',
  })
  console.log(stdout.trim())
  const total = /([\d.]+) kB {2}in all/.exec(stdout)?.[1]
  return total ? Number(total) : null
}
