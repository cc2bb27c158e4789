/**
 * Path for a click on a heart: a form with `add` or `remove` and the tour's id. Requests that
 * accept JSON get the list, others are redirected back to their page.
 */
export const favoritePath = '/favorites'
