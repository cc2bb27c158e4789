import type { Goal } from './goals.ts'

/** Result of comparing a measured figure with its goal. */
export interface Outcome {
  /** Name of the figure and where it was measured, such as "p95 of a search, 100,000 tours". */
  figure: string
  goal: string
  unit: string
  /** Null where this run did not measure it. */
  measured: number | null
  isMet: boolean | null
  /** Distance of the figure from the bound, in the goal's unit; negative when missed. */
  margin: number | null
}

/** Result of a benchmark: figures for programs, and their comparison with the goals. */
export interface Report {
  figures: Record<string, unknown>
  outcomes: readonly Outcome[]
}

const isMet = ({ is, bound }: Goal, measured: number): boolean =>
  is === 'at least' ? measured >= bound : is === 'at most' ? measured <= bound : measured < bound

/**
 * Compares a figure with its goal.
 * @param where the part that was measured, such as "20,000 tours"; empty where there is only one
 * @param measured null where this run did not measure it; NaN counts as missed
 */
export const judge = (goal: Goal, measured: number | null, where = ''): Outcome => {
  const figure = where ? `${goal.figure}, ${where}` : goal.figure
  const stated = { figure, goal: `${goal.is} ${withUnit(goal.bound, goal.unit)}`, unit: goal.unit }
  if (measured === null) return { ...stated, measured, isMet: null, margin: null }
  const margin = goal.is === 'at least' ? measured - goal.bound : goal.bound - measured
  return { ...stated, measured, isMet: isMet(goal, measured), margin: Number(margin.toFixed(3)) }
}

const withUnit = (value: number, unit: string): string =>
  `${Number(value.toFixed(3))}${unit && ` ${unit}`}`

/** Returns the line of one goal: whether it was met or missed, and by how much. */
export const outcomeLine = ({ figure, goal, unit, measured, isMet, margin }: Outcome): string => {
  if (measured === null || margin === null)
    return `–       ${figure}: not measured in this run, goal ${goal}`
  return `${isMet ? '✓ met   ' : '✗ missed'} ${figure}: ${withUnit(measured, unit)}, goal ${goal}, ${isMet ? 'met' : 'missed'} by ${withUnit(Math.abs(margin), unit)}`
}

/** Returns whether no goal was missed. */
export const isAllMet = (outcomes: readonly Outcome[]): boolean =>
  outcomes.every(({ isMet }) => isMet !== false)

/** Prints a line per goal and, last, one JSON object. */
export const printReport = (bench: string, { figures, outcomes }: Report): void => {
  console.log()
  for (const outcome of outcomes) console.log(outcomeLine(outcome))
  console.log(JSON.stringify({ bench, ...figures, goals: outcomes, isAllMet: isAllMet(outcomes) }))
}
