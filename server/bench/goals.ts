/**
 * A goal. All benchmark goals are in this file; each was agreed when its part of the product was
 * built. `npm run bench -- NAME` prints a line for each, and `--check` fails when one is missed.
 * CPU is that of the server and PostgreSQL together. Ratios compare with a control in the same run,
 * so they hold on machines of any speed.
 */
export interface Goal {
  /** Name of the figure in the report. */
  figure: string
  is: 'at least' | 'at most' | 'below'
  bound: number
  /** Unit of the bound and the figure; empty for a score. */
  unit: string
}

export const goals = {
  search: {
    differences: { figure: 'answers that differ from SQL', is: 'at most', bound: 0, unit: '' },
    /** A search returns 20 cards with all facet counts, at 20,000 tours. */
    timesSql: {
      figure: 'CPU of one SQL statement over CPU of a search',
      is: 'at least',
      bound: 50,
      unit: 'times',
    },
    timesOrama: {
      figure: 'CPU of Orama over CPU of a search',
      is: 'at least',
      bound: 25,
      unit: 'times',
    },
    /** At 100,000 tours, with one client. */
    p95: { figure: 'p95 of a search', is: 'at most', bound: 12, unit: 'ms' },
    visibleP99: { figure: 'p99 from commit to visible', is: 'below', bound: 100, unit: 'ms' },
    visibleCutP99: {
      figure: 'p99 from commit to visible after a cut connection',
      is: 'below',
      bound: 100,
      unit: 'ms',
    },
  },
  booking: {
    perSecond: {
      figure: 'bookings on different dates',
      is: 'at least',
      bound: 300,
      unit: 'a second',
    },
    p95Ms: { figure: 'p95 of a booking', is: 'below', bound: 50, unit: 'ms' },
  },
  graphql: {
    ratio: {
      figure: 'CPU of the list operation over bare graphql-js',
      is: 'at most',
      bound: 1.5,
      unit: 'times',
    },
  },
  pages: {
    cpuMs: { figure: 'CPU of a page', is: 'at most', bound: 8, unit: 'ms' },
    ratio: {
      figure: 'CPU of a page over its rendering and compression',
      is: 'at most',
      bound: 1.6,
      unit: 'times',
    },
    /** First visit of the listing; `npm run check` checks the budget of every page. */
    scriptKb: { figure: 'scripts of the first visit', is: 'at most', bound: 130, unit: 'kB' },
  },
  start: {
    firstSeconds: { figure: 'clean clone to the first page', is: 'at most', bound: 240, unit: 's' },
    seedSeconds: { figure: 'loading the demo catalogue', is: 'at most', bound: 60, unit: 's' },
    secondSeconds: {
      figure: 'second start to the first page',
      is: 'at most',
      bound: 10,
      unit: 's',
    },
    /** docs/decisions/0010 */
    memoryMb: { figure: 'memory of the server on the demo', is: 'below', bound: 350, unit: 'MB' },
  },
  lighthouse: {
    performance: { figure: 'performance', is: 'at least', bound: 95, unit: '' },
    accessibility: { figure: 'accessibility', is: 'at least', bound: 100, unit: '' },
    bestPractices: { figure: 'best practices', is: 'at least', bound: 100, unit: '' },
    seo: { figure: 'SEO', is: 'at least', bound: 100, unit: '' },
    cls: { figure: 'cumulative layout shift', is: 'below', bound: 0.02, unit: '' },
    scriptKb: { figure: 'scripts as transferred', is: 'at most', bound: 130, unit: 'kB' },
  },
} as const satisfies Record<string, Record<string, Goal>>
