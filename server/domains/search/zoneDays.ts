import { type Clock, localDateIn } from '../../core/clock.ts'
import { dayOfDate } from './calendar.ts'

/**
 * Interval between checks for a new day: every zone's offset is a multiple of a quarter of an hour.
 */
const stepMs = 15 * 60_000

/** Current local day in every tour's zone, updated as midnights pass. */
export class ZoneDays {
  private readonly clock: Clock
  private readonly names: string[] = []
  private readonly codes = new Map<string, number>()
  private readonly days: number[] = []
  private readonly zoneOf: number[] = []
  private checkedStep: number

  constructor(clock: Clock) {
    this.clock = clock
    this.checkedStep = Math.floor(clock.now().getTime() / stepMs)
  }

  set(ordinal: number, zone: string): void {
    let code = this.codes.get(zone)
    if (code === undefined) {
      code = this.names.length
      this.codes.set(zone, code)
      this.names.push(zone)
      this.days.push(this.dayIn(zone))
    }
    this.zoneOf[ordinal] = code
  }

  today(ordinal: number): number {
    return this.days[this.zoneOf[ordinal] ?? 0] ?? 0
  }

  /**
   * Calls `onNewDay` for every ordinal below `size` whose zone has begun a new day since the last
   * call.
   */
  advance(size: number, onNewDay: (ordinal: number, today: number) => void): void {
    const step = Math.floor(this.clock.now().getTime() / stepMs)
    if (step === this.checkedStep) return
    this.checkedStep = step
    const moved = new Set<number>()
    this.names.forEach((name, code) => {
      const day = this.dayIn(name)
      if (day !== this.days[code]) moved.add(code)
      this.days[code] = day
    })
    if (moved.size === 0) return
    for (let ordinal = 0; ordinal < size; ordinal++) {
      const code = this.zoneOf[ordinal]
      if (code !== undefined && moved.has(code)) onNewDay(ordinal, this.days[code] ?? 0)
    }
  }

  private dayIn(zone: string): number {
    return dayOfDate(localDateIn(this.clock.now(), zone))
  }
}
