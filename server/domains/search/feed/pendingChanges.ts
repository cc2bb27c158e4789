/**
 * Ids of changed tours: in `tours` those that changed as a whole (0: the directory), in
 * `departures` those of which only departures changed.
 */
export interface CatalogueChanges {
  tours: readonly number[]
  departures: readonly number[]
}

/** Known changes that are not applied yet. Pure: no clock, no database. */
export interface PendingChanges {
  readonly isEmpty: boolean
  /** Adds a change of a tour. A change of the whole tour includes its departures. */
  add(tourId: number, onlyDepartures: boolean): void
  /** Adds changes again that failed to apply. */
  putBack(changes: CatalogueChanges): void
  /** Removes and returns the latest changes, each tour once. */
  takeLatest(max: number): CatalogueChanges
}

export const createPendingChanges = (): PendingChanges => {
  /** Whether only departures changed, by tour id. */
  const pending = new Map<number, boolean>()
  /** Ids in order of arrival, latest last; ids taken meanwhile are skipped. */
  const stack: number[] = []
  const add = (tourId: number, onlyDepartures: boolean): void => {
    pending.set(tourId, onlyDepartures && pending.get(tourId) !== false)
    stack.push(tourId)
  }
  return {
    get isEmpty() {
      return pending.size === 0
    },
    add,
    putBack({ tours, departures }) {
      for (const id of tours) add(id, false)
      for (const id of departures) add(id, true)
    },
    takeLatest(max) {
      const tours: number[] = []
      const departures: number[] = []
      while (tours.length + departures.length < max && pending.size > 0) {
        const id = stack.pop()
        const onlyDepartures = id === undefined ? undefined : pending.get(id)
        if (id === undefined || onlyDepartures === undefined) continue
        pending.delete(id)
        ;(onlyDepartures ? departures : tours).push(id)
      }
      if (pending.size === 0) stack.length = 0
      return { tours, departures }
    },
  }
}
