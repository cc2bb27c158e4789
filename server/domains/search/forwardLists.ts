/**
 * Short lists of codes by ordinal in one pool (an editable compressed sparse row). A list that
 * outgrows its place moves to the end; the old place stays unused until the next rebuild.
 */
export class ForwardLists {
  offsets: Int32Array
  counts: Uint16Array
  pool: Uint16Array
  /** Number of codes in all lists. */
  total = 0
  private rooms: Uint16Array
  private end = 0

  constructor(capacity: number) {
    this.offsets = new Int32Array(capacity)
    this.counts = new Uint16Array(capacity)
    this.rooms = new Uint16Array(capacity)
    this.pool = new Uint16Array(capacity * 2 + 16)
  }

  grow(capacity: number): void {
    this.offsets = copied(this.offsets, new Int32Array(capacity))
    this.counts = copied(this.counts, new Uint16Array(capacity))
    this.rooms = copied(this.rooms, new Uint16Array(capacity))
  }

  put(ordinal: number, codes: readonly number[]): void {
    this.total += codes.length - (this.counts[ordinal] ?? 0)
    if (codes.length > (this.rooms[ordinal] ?? 0)) {
      if (this.end + codes.length > this.pool.length)
        this.pool = copied(
          this.pool,
          new Uint16Array(Math.ceil(this.pool.length * 1.5) + codes.length),
        )
      this.offsets[ordinal] = this.end
      this.rooms[ordinal] = codes.length
      this.end += codes.length
    }
    this.counts[ordinal] = codes.length
    const offset = this.offsets[ordinal] ?? 0
    for (let index = 0; index < codes.length; index++) this.pool[offset + index] = codes[index] ?? 0
  }

  codes(ordinal: number): Uint16Array {
    const offset = this.offsets[ordinal] ?? 0
    return this.pool.subarray(offset, offset + (this.counts[ordinal] ?? 0))
  }
}

const copied = <T extends Int32Array | Uint16Array>(from: T, into: T): T => {
  into.set(from)
  return into
}
