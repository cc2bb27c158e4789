import { readId } from '#schema/rules/routes/pathParams.ts'

/**
 * Reads the page number of an address from `?page=`, counted from one. `isPlain` is false for
 * spellings to redirect to the plain one: the first page has no parameter, and a value that is no
 * number is dropped.
 */
export function readPage(url: string): { page: number; isPlain: boolean } {
  const asked = new URL(url).searchParams.get('page')
  const page = readId(asked) ?? 1
  return { page, isPlain: asked === null || (page > 1 && asked === String(page)) }
}
