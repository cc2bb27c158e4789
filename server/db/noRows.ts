/**
 * Matches no row, for a viewer who may see none. A condition spread beside it may use `id` and
 * still matches nothing. Never spread an `AND` beside it: it would replace this one.
 */
export const noRows = { AND: { id: { in: [] as number[] } } }
