import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { openDatabase } from '../db/openDatabase.ts'
import { readEnv } from '../env.ts'
import { demoLogins } from '../seed/demoLogins.ts'
import { serverFlags } from '../tools/serverFlags.mjs'
import { type BenchServer, startProcess } from './benchServer.ts'
import { goals } from './goals.ts'
import { createHttpClient, type HttpAnswer, runParallel } from './httpClient.ts'
import { median } from './median.ts'
import { type PageKind, pageKinds, readPageAddresses, sampleOf } from './pageAddresses.ts'
import { type PageControl, startPageControl } from './pageControl.ts'
import { printTable, rounded } from './printFigures.ts'
import { cpuOfProcess, cpuOfTree } from './processCpu.ts'
import { judge, type Outcome, type Report } from './report.ts'

const rounds = 3
const parallel = 4
/** Pages requested in a round, for each kind and state. */
const requests = 100
/** Popular addresses of a kind: few enough that the server keeps all of them. */
const popularCount = 20

/** Caller of a page, and whether the server has cached anything for it. */
const states = ['visitorCold', 'visitorWarm', 'loggedInCold', 'loggedInWarm'] as const
type State = (typeof states)[number]

const stateNames: Record<State, string> = {
  visitorCold: 'visitor, cold',
  visitorWarm: 'visitor, warm',
  loggedInCold: 'logged in, cold',
  loggedInWarm: 'logged in, warm',
}

type Send = ReturnType<typeof createHttpClient>

/**
 * Two servers with the flags of `npm start`: `cold` caches no answers between pages, `warm` caches
 * as usual.
 */
interface Stage {
  send: Send
  cold: BenchServer
  warm: BenchServer
  control: PageControl
  session: string
  addresses: Record<PageKind, string[]>
  postgresMs(): number
}

/**
 * Measures the CPU of server-rendered pages as users get them, including the database: with the
 * flags of `npm start`, compressed, over all addresses of a kind in both languages, for visitors
 * and a logged-in user. "Cold" pages find nothing cached, as after five quiet seconds; "warm" pages
 * are popular ones that many people open. The control renders the same pages from loaded data and
 * compresses the same documents, with the same flags.
 */
export const run = async (): Promise<Report> => {
  const directory = new URL('../../.data/bench', import.meta.url).pathname
  const flags = serverFlags(process.env)
  const database = await openDatabase(readEnv({ DATA_DIR: directory, LOG_LEVEL: 'warn' }))
  const stops: (() => Promise<void>)[] = [() => database.close()]
  try {
    const script = join(import.meta.dirname, '../main.ts')
    const start = (variables: Record<string, string>) =>
      startProcess(script, { env: { DATA_DIR: directory, ...variables }, flags })
    // the first server loads the demo if it is missing
    const warm = await start({})
    stops.push(() => warm.stop())
    const cold = await start({ SHARED_ANSWER_SECONDS: '0' })
    stops.push(() => cold.stop())
    const control = startPageControl({ DATA_DIR: directory, DATABASE_URL: database.url }, flags)
    stops.push(() => control.stop())
    const send = createHttpClient(parallel)
    const addresses = await readPageAddresses(warm.url, (url) => send(url))
    const session = await logIn(send, warm.url)
    const stage: Stage = {
      send,
      cold,
      warm,
      control,
      session,
      addresses,
      postgresMs: () => cpuOfTree(database.pid ?? 0),
    }
    return report(stage, await measureAll(stage))
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/** Returns the cookie of a session of the demo's tourist. */
const logIn = async (send: Send, url: string): Promise<string> => {
  const login = demoLogins.find(({ role }) => role === 'tourist')
  const query =
    'mutation ($login: String!, $password: String!) { logIn(login: $login, password: $password) { __typename } }'
  const body = JSON.stringify({
    query,
    variables: { login: login?.email, password: login?.password },
  })
  const answer = await send(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const cookie = answer.headers['set-cookie']
    ?.find((line) => line.startsWith('sid='))
    ?.split(';')[0]
  if (!cookie) throw new Error(`the demo's tourist can't log in: ${answer.body}`)
  return cookie
}

interface Sample {
  serverMs: number
  postgresMs: number
}

interface Measured {
  samples: Record<State, Sample[]>
  controlMs: number[]
  documentBytes: number[]
}

/** Browsers send more headers; the server chooses an encoding from this one. */
const browserHeaders = { 'accept-encoding': 'br, gzip' }

const measurePages = async (
  stage: Stage,
  kind: PageKind,
  state: State,
  documentBytes: number[],
): Promise<Sample> => {
  const isWarm = state === 'visitorWarm' || state === 'loggedInWarm'
  const isLoggedIn = state === 'loggedInCold' || state === 'loggedInWarm'
  const server = isWarm ? stage.warm : stage.cold
  const all = stage.addresses[kind]
  const paths = isWarm ? sampleOf(all, popularCount) : sampleOf(all, requests)
  const headers = isLoggedIn ? { ...browserHeaders, cookie: stage.session } : browserHeaders
  const get = async (i: number) => {
    const path = paths[i % paths.length] ?? '/'
    const answer = await stage.send(server.url + path, { headers })
    if (i < paths.length) checkPage(path, answer)
    documentBytes.push(answer.body.length)
  }
  // answers are cached for seconds only: fetch warm pages once before counting
  if (isWarm) await runParallel(paths.length, parallel, get)
  const before = { server: cpuOfProcess(server.pid), postgres: stage.postgresMs() }
  await runParallel(requests, parallel, get)
  return {
    serverMs: (cpuOfProcess(server.pid) - before.server) / requests,
    postgresMs: (stage.postgresMs() - before.postgres) / requests,
  }
}

/** Checks an answer. @throws Error when it is not a whole page or not compressed */
const checkPage = (path: string, { status, headers, body }: HttpAnswer): void => {
  const encoding = headers['content-encoding']
  const html =
    encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : null
  if (!html) throw new Error(`${path} came without compression`)
  if (status !== 200 || !html.includes('</html>')) throw new Error(`${path} answered ${status}`)
}

const measureAll = async (stage: Stage): Promise<Record<PageKind, Measured>> => {
  const empty = (): Measured => ({
    samples: { visitorCold: [], visitorWarm: [], loggedInCold: [], loggedInWarm: [] },
    controlMs: [],
    documentBytes: [],
  })
  const measured: Record<PageKind, Measured> = {
    home: empty(),
    listing: empty(),
    tour: empty(),
    article: empty(),
  }
  // round 0 warms up compilers and connections and does not count
  for (let round = 0; round <= rounds; round++) {
    for (const kind of pageKinds) {
      const { samples, controlMs, documentBytes } = measured[kind]
      for (const state of states) {
        const sample = await measurePages(stage, kind, state, documentBytes)
        if (round > 0) samples[state].push(sample)
      }
      const addresses = sampleOf(stage.addresses[kind], popularCount).map(
        (path) => stage.warm.url + path,
      )
      const ms = await stage.control.measure({ addresses, count: requests })
      if (round > 0) controlMs.push(ms)
    }
    console.error(round === 0 ? 'warmed up' : `round ${round} of ${rounds}`)
  }
  return measured
}

interface StateFigures {
  cpuMs: number
  serverMs: number
  postgresMs: number
  ratio: number
}

const figuresOf = (samples: readonly Sample[], controlMs: number): StateFigures => {
  const cpuMs = median(samples.map(({ serverMs, postgresMs }) => serverMs + postgresMs))
  return {
    cpuMs: rounded(cpuMs),
    serverMs: rounded(median(samples.map(({ serverMs }) => serverMs))),
    postgresMs: rounded(median(samples.map(({ postgresMs }) => postgresMs))),
    ratio: rounded(cpuMs / controlMs),
  }
}

/** Kinds of pages that have goals. */
const judgedKinds: readonly PageKind[] = ['listing', 'tour']

const report = ({ addresses }: Stage, measured: Record<PageKind, Measured>): Report => {
  const pages = pageKinds.map((kind) => {
    const { samples, controlMs: controls, documentBytes } = measured[kind]
    const controlMs = median(controls)
    const byState = Object.fromEntries(
      states.map((state) => [state, figuresOf(samples[state], controlMs)]),
    ) as Record<State, StateFigures>
    const documentKb = rounded(median(documentBytes) / 1000, 1)
    return {
      kind,
      addresses: addresses[kind].length,
      documentKb,
      controlMs: rounded(controlMs),
      ...byState,
    }
  })
  printTable(
    `CPU a page, ms (server + PostgreSQL), and how many times the control: median of ${rounds} rounds of ${requests} pages`,
    pages.map((page) => ({
      page: page.kind,
      addresses: page.addresses,
      'sent, kB': page.documentKb,
      ...Object.fromEntries(
        states.map((state) => {
          const { serverMs, postgresMs, ratio } = page[state]
          return [
            stateNames[state],
            `${serverMs.toFixed(1)} + ${postgresMs.toFixed(1)} (${ratio.toFixed(2)}×)`,
          ]
        }),
      ),
      'control, ms': page.controlMs.toFixed(1),
    })),
  )
  const scriptKb = listingScriptKb()
  const outcomes = pages
    .filter(({ kind }) => judgedKinds.includes(kind))
    .flatMap((page) =>
      states.flatMap((state) => judgeState(page[state], `${page.kind}, ${stateNames[state]}`)),
    )
  return {
    figures: { pages, listingScriptKb: scriptKb },
    outcomes: [...outcomes, judge(goals.pages.scriptKb, scriptKb, 'listing')],
  }
}

const judgeState = ({ cpuMs, ratio }: StateFigures, where: string): Outcome[] => [
  judge(goals.pages.cpuMs, cpuMs, where),
  judge(goals.pages.ratio, ratio, where),
]

/**
 * Returns the transferred size of the scripts of the listing's first visit, in kB, as counted by
 * the client's build step; null when that fails.
 */
const listingScriptKb = (): number | null => {
  const { stdout } = spawnSync(
    process.execPath,
    ['client/build/initialScripts.ts', 'client/site/search/ListingPage/ListingPage.tsx'],
    {
      encoding: 'utf8',
    },
  )
  const totals = [...stdout.matchAll(/([\d.]+) kB {2}in all/g)].map(([, kilobytes]) =>
    Number(kilobytes),
  )
  return totals.length > 0 ? Math.max(...totals) : null
}
