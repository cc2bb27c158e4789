import { maskSecrets } from '../core/maskSecrets.ts'

/** Longest logged path, in characters: masking takes the square of a text's length. */
const maxLogged = 300

/**
 * Returns the part of a URL that may be logged: links carry secrets, such as the token of a new
 * password or the uuid of a request.
 */
export const redactUrl = (url: string): string => {
  const [path = '/', query] = url.split(/\?(.*)/s)
  const logged = path.length > maxLogged ? `${path.slice(0, maxLogged)}…` : path
  return maskSecrets(logged) + (query === undefined ? '' : '?…')
}
