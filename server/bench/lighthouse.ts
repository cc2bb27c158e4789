import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type BenchServer, startProcess } from './benchServer.ts'
import { goals } from './goals.ts'
import { printTable, rounded } from './printFigures.ts'
import { judge, type Report } from './report.ts'

/** Output of `client/e2e/measurePages.ts` for a page; that file documents each figure. */
interface PageMeasure {
  url: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  tbt: number
  cls: number
  scriptKb: number
  totalKb: number
  missed: string[]
}

const root = new URL('../../', import.meta.url).pathname

/**
 * Measures with Lighthouse, as on a phone, the pages on which most visits begin, or the addresses
 * given as arguments.
 */
export const run = async (paths: readonly string[] = []): Promise<Report> => {
  const server = await startProcess(join(import.meta.dirname, '../main.ts'), {
    env: { DATA_DIR: join(root, '.data/lighthouse') },
  })
  try {
    const urls = (paths.length > 0 ? paths : await landingPaths(server)).map(
      (path) => server.url + path,
    )
    const pages = (await measurePages(urls)).map(({ url, ...measure }) => ({
      page: new URL(url).pathname,
      ...measure,
    }))
    printTable(
      'Lighthouse, phone, simulated slow 4G: the middle of five runs',
      pages.map((measure) => ({
        page: measure.page,
        performance: measure.performance,
        accessibility: measure.accessibility,
        'best practices': measure.bestPractices,
        SEO: measure.seo,
        'LCP, ms': Math.round(measure.lcp),
        'TBT, ms': Math.round(measure.tbt),
        CLS: rounded(measure.cls, 3),
        'scripts, kB': rounded(measure.scriptKb, 1),
        'all, kB': rounded(measure.totalKb, 1),
      })),
    )
    const { performance, accessibility, bestPractices, seo, cls, scriptKb } = goals.lighthouse
    return {
      figures: { pages },
      outcomes: pages.flatMap((measure) => [
        judge(performance, measure.performance, measure.page),
        judge(accessibility, measure.accessibility, measure.page),
        judge(bestPractices, measure.bestPractices, measure.page),
        judge(seo, measure.seo, measure.page),
        judge(cls, rounded(measure.cls, 4), measure.page),
        judge(scriptKb, rounded(measure.scriptKb, 1), measure.page),
      ]),
    }
  } finally {
    await server.stop()
  }
}

/**
 * Returns the home page in both languages, the listing of all tours, a tour and an article of the
 * demo.
 */
const landingPaths = async ({ url }: BenchServer): Promise<string[]> => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'en' },
    body: JSON.stringify({
      query:
        '{ searchTours(first: 1) { tours { id slug } } articles(first: 1) { edges { node { id slug } } } }',
    }),
  })
  const { data } = (await response.json()) as {
    data: {
      searchTours: { tours: { id: number; slug: string }[] }
      articles: { edges: { node: { id: number; slug: string } }[] }
    }
  }
  const [tour] = data.searchTours.tours
  const [article] = data.articles.edges
  if (!tour || !article) throw new Error('The demo has no tour or no article')
  return [
    '/',
    '/de',
    '/tours',
    `/${tour.slug}-${tour.id}`,
    `/blog/${article.node.slug}-${article.node.id}`,
  ]
}

/** Runs Lighthouse in a separate process: it must not share one with the server. */
const measurePages = async (urls: readonly string[]): Promise<PageMeasure[]> => {
  const script = join(root, 'client/e2e/measurePages.ts')
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, ...urls],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0) throw new Error(`Lighthouse ended with code ${code}`)
  return JSON.parse(output.trim().split('\n').at(-1) ?? '')
}
