import type { CatalogueChanges } from './feed/pendingChanges.ts'

/**
 * Receives the changes of the feed: collects their ids while the catalogue is being read, then
 * applies them (live).
 */
export interface Intake {
  apply(changes: CatalogueChanges): Promise<void>
  startOver(): Promise<void>
  /** Switches to live and applies the collected changes. */
  goLive(live: LiveIntake): Promise<void>
}

export type LiveIntake = Pick<Intake, 'apply' | 'startOver'>

type Phase = { kind: 'opening'; early: Set<number> } | { kind: 'live'; live: LiveIntake }

export const createIntake = (): Intake => {
  let phase: Phase = { kind: 'opening', early: new Set() }
  return {
    async apply(changes) {
      if (phase.kind === 'live') return phase.live.apply(changes)
      for (const id of [...changes.tours, ...changes.departures]) phase.early.add(id)
    },
    async startOver() {
      if (phase.kind === 'live') await phase.live.startOver()
    },
    async goLive(live) {
      const early = phase.kind === 'opening' ? [...phase.early] : []
      phase = { kind: 'live', live }
      if (early.length > 0) await live.apply({ tours: early, departures: [] })
    },
  }
}
