import { maskSecrets } from '../core/maskSecrets.ts'

/**
 * Returns the part of a URL that may be logged: links carry secrets, such as the token of a new
 * password or the uuid of a request.
 */
export const redactUrl = (url: string): string => {
  const [path = '/', query] = url.split(/\?(.*)/s)
  return maskSecrets(path) + (query === undefined ? '' : '?…')
}
