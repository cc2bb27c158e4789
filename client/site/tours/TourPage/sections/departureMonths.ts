export interface CalendarDay<Departure> {
  /** 1 to 31; null where the day of the week belongs to another month. */
  day: number | null
  departures: Departure[]
}

export interface CalendarMonth<Departure> {
  /** yyyy-MM */
  month: string
  weeks: CalendarDay<Departure>[][]
}

const dayLength = 86_400_000

/**
 * Returns the months that have departures, as weeks of seven days.
 * @param firstWeekday 0 Sunday to 6 Saturday
 */
export function departureMonths<Departure extends { start: string }>(
  departures: readonly Departure[],
  firstWeekday: number,
): CalendarMonth<Departure>[] {
  const byDay = Map.groupBy(departures, ({ start }) => start)
  return [...new Set(departures.map(({ start }) => start.slice(0, 7)))].sort().map((month) => {
    // a local day has no time zone: UTC keeps it the same everywhere
    const first = new Date(`${month}-01T00:00:00Z`)
    const length = new Date(
      Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
    ).getUTCDate()
    const before = (first.getUTCDay() - firstWeekday + 7) % 7
    const weeks: CalendarDay<Departure>[][] = []
    for (let cell = 0; cell < Math.ceil((before + length) / 7) * 7; cell++) {
      const day = cell - before + 1
      const isInside = day >= 1 && day <= length
      const date = new Date(first.getTime() + (day - 1) * dayLength).toISOString().slice(0, 10)
      if (cell % 7 === 0) weeks.push([])
      weeks
        .at(-1)
        ?.push({ day: isInside ? day : null, departures: isInside ? (byDay.get(date) ?? []) : [] })
    }
    return { month, weeks }
  })
}
