/**
 * Cookie with the favorites of a visitor who is not logged in: tour ids separated by dots, the
 * latest last.
 */
export const favoriteCookie = 'favourites'

/** One year, in seconds. */
export const favoriteCookieMaxAge = 31_536_000

/** Cookies are small: the oldest favorites are dropped first. */
export const maxFavoritesInCookie = 100

/** Reads the distinct tour ids of the cookie; empty for malformed text. */
export const parseFavoriteCookie = (text: string | null | undefined): number[] => {
  if (!text || text.length > 2000 || !/^[1-9]\d{0,8}(\.[1-9]\d{0,8})*$/.test(text)) return []
  return [...new Set(text.split('.').map(Number))].slice(-maxFavoritesInCookie)
}

/** Returns the cookie text with a tour added at the end or removed; empty when no tour is left. */
export const toggleInFavoriteCookie = (
  text: string | null | undefined,
  tourId: number,
  isMarked: boolean,
): string => {
  const others = parseFavoriteCookie(text).filter((id) => id !== tourId)
  return (isMarked ? [...others, tourId].slice(-maxFavoritesInCookie) : others).join('.')
}
