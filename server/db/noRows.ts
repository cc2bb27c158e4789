/**
 * Matches no row, for a viewer who may see none. A condition that is spread beside it may name `id` and stays narrowed: never
 * spread an `AND` beside it.
 */
export const noRows = { AND: { id: { in: [] as number[] } } }
