// Measures pages with Lighthouse on a simulated mid-range phone, and prints one JSON array of
// PageMeasure:
//   node client/e2e/measurePages.ts http://127.0.0.1:4000/ http://127.0.0.1:4000/tours
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { findBrowser, freePort } from './browser.ts'

export interface PageMeasure {
  url: string
  /** Score from 0 to 100. */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Largest contentful paint, milliseconds. */
  lcp: number
  /** Total blocking time, milliseconds. */
  tbt: number
  /** Cumulative layout shift. */
  cls: number
  /** Transfer size of scripts, in kilobytes of 1,000 bytes. */
  scriptKb: number
  /** Transfer size of everything, in the same unit. */
  totalKb: number
  /** Names of audits below their best score. */
  missed: string[]
}

/** Odd, to have a median. */
const runs = 5

const figuresOf = ({ categories, audits, finalDisplayedUrl }: Result): PageMeasure => {
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN
  const details = audits['resource-summary']?.details
  const items = details?.type === 'table' ? details.items : []
  const kilobytes = (kind: string): number =>
    Number(items.find(({ resourceType }) => resourceType === kind)?.transferSize ?? 0) / 1000
  const missed = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => ({ id, score: audits[id]?.score ?? 1 }))
    .filter(({ score: reached }) => reached < 1)
    .map(({ id, score: reached }) => `${id} ${reached}`)
  return {
    url: finalDisplayedUrl,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scriptKb: kilobytes('script'),
    totalKb: kilobytes('total'),
    missed,
  }
}

/**
 * Returns the run with the median performance of five, after a first visit that warms the server
 * and draws the pictures.
 */
const measure = async (url: string, port: number): Promise<PageMeasure> => {
  const measures: PageMeasure[] = []
  for (let run = 0; run <= runs; run++) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse cannot measure ${url}: ${result?.lhr.runtimeError?.message}`)
    if (run > 0) measures.push(figuresOf(result.lhr))
  }
  const middle = measures.toSorted((a, b) => a.performance - b.performance || b.lcp - a.lcp)[
    Math.floor(runs / 2)
  ]
  if (!middle) throw new Error(`Lighthouse was not run on ${url}`)
  return middle
}

const port = await freePort()
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({
  executablePath,
  args: [...args, `--remote-debugging-port=${port}`],
})
try {
  const measures: PageMeasure[] = []
  for (const url of process.argv.slice(2)) measures.push(await measure(url, port))
  console.log(JSON.stringify(measures))
} finally {
  await browser.close()
}
