import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type BenchServer, startProcess } from './benchServer.ts'
import { printFigures, rounded } from './printFigures.ts'

/** What `client/e2e/measurePages.ts` prints of a page; it says there what each figure means. */
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

const targets = { performance: 95, accessibility: 100, bestPractices: 100, seo: 100, cls: 0.02, scriptKb: 130 }
const atLeast = ['performance', 'accessibility', 'bestPractices', 'seo'] as const

const root = new URL('../../', import.meta.url).pathname

/**
 * The pages that most visits begin on, measured by Lighthouse as a phone sees them. Addresses given as arguments are measured
 * instead. @throws when a page misses a target, after the table
 */
export const run = async (paths: readonly string[] = []): Promise<void> => {
  const server = await startProcess(join(import.meta.dirname, '../main.ts'), { DATA_DIR: join(root, '.data/lighthouse') })
  try {
    const measures = await measurePages((paths.length > 0 ? paths : await landingPaths(server)).map((path) => server.url + path))
    const missed = measures.flatMap((measure) => missedBy(measure))
    printFigures(
      'Lighthouse, phone, simulated slow 4G: the middle of five runs',
      measures.map(({ url, ...measure }) => ({
        page: new URL(url).pathname,
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
      {
        bench: 'lighthouse',
        targets,
        pages: measures.map(({ url, ...measure }) => ({ page: new URL(url).pathname, ...measure })),
        missed,
      },
    )
    if (missed.length > 0) throw new Error(`Missed: ${missed.join('; ')}`)
  } finally {
    await server.stop()
  }
}

const missedBy = (measure: PageMeasure): string[] => {
  const page = new URL(measure.url).pathname
  return [
    ...atLeast.filter((name) => measure[name] < targets[name]).map((name) => `${page} ${name} ${measure[name]}`),
    ...(measure.cls < targets.cls ? [] : [`${page} layout shift ${rounded(measure.cls, 3)}`]),
    ...(measure.scriptKb <= targets.scriptKb ? [] : [`${page} scripts ${rounded(measure.scriptKb, 1)} kB`]),
  ]
}

/** The home page in both languages, the listing of everything, a tour and an article of the demo. */
const landingPaths = async ({ url }: BenchServer): Promise<string[]> => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'en' },
    body: JSON.stringify({
      query: '{ searchTours(first: 1) { tours { id slug } } articles(first: 1) { edges { node { id slug } } } }',
    }),
  })
  const { data } = (await response.json()) as {
    data: { searchTours: { tours: { id: number; slug: string }[] }; articles: { edges: { node: { id: number; slug: string } }[] } }
  }
  const [tour] = data.searchTours.tours
  const [article] = data.articles.edges
  if (!tour || !article) throw new Error('The demo has no tour or no article')
  return ['/', '/de', '/tours', `/${tour.slug}-${tour.id}`, `/blog/${article.node.slug}-${article.node.id}`]
}

/** Lighthouse runs in a process of its own: it and the server must not share one. */
const measurePages = async (urls: readonly string[]): Promise<PageMeasure[]> => {
  const script = join(root, 'client/e2e/measurePages.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...urls], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0) throw new Error(`Lighthouse ended with code ${code}`)
  return JSON.parse(output.trim().split('\n').at(-1) ?? '')
}
