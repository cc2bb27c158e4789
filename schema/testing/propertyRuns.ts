/** Part of a property's examples that `npm test` tries; `npm run prove -- journeys` tries all of them. */
const share = 5

/** How many examples of `all` this run tries. */
export const propertyRuns = (all: number): number =>
  process.env.PROPERTY_RUNS === 'all' ? all : Math.ceil(all / share)
