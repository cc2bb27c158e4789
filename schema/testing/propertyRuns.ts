/**
 * `npm test` tries one in this many of a property's examples; `npm run prove -- journeys` tries
 * all.
 */
const share = 5

/** Returns how many of `all` examples this run tries. */
export const propertyRuns = (all: number): number =>
  process.env.PROPERTY_RUNS === 'all' ? all : Math.ceil(all / share)
