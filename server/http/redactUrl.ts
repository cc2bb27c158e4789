import { maskSecrets } from '../core/maskSecrets.ts'

/** What a log may say of an address: links carry secrets, such as the token of a new password or the uuid that opens a request. */
export const redactUrl = (url: string): string => {
  const [path = '/', query] = url.split(/\?(.*)/s)
  return maskSecrets(path) + (query === undefined ? '' : '?…')
}
