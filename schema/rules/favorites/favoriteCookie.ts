/** Where a browser keeps the tours that its visitor marked before logging in: ids with dots between, the latest last. */
export const favoriteCookie = 'favourites'

/** Seconds: a year. */
export const favoriteCookieMaxAge = 31_536_000

/** A cookie is small: the earliest are dropped first. */
export const maxFavoritesInCookie = 100

/** Ids of tours, each once; what is no list of ours is empty. */
export const parseFavoriteCookie = (text: string | null | undefined): number[] => {
  if (!text || text.length > 2000 || !/^[1-9]\d{0,8}(\.[1-9]\d{0,8})*$/.test(text)) return []
  return [...new Set(text.split('.').map(Number))].slice(-maxFavoritesInCookie)
}

/** The list with a tour added at its end or taken out; empty when none is left. */
export const toggleInFavoriteCookie = (
  text: string | null | undefined,
  tourId: number,
  isMarked: boolean,
): string => {
  const others = parseFavoriteCookie(text).filter((id) => id !== tourId)
  return (isMarked ? [...others, tourId].slice(-maxFavoritesInCookie) : others).join('.')
}
