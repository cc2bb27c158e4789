/**
 * Where a press of a heart goes: a form with `add` or `remove` and the id of a tour. Who asks for JSON hears the list, others
 * are led back to their page.
 */
export const favoritePath = '/favorites'
