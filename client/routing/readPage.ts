import { readId } from '#schema/rules/routes/pathParams.ts'

/**
 * The page that an address asks for by `?page=`, from one. `isPlain` is false for spellings that should be redirected to the
 * plain one: the first page has no parameter, and what is no number asks for nothing.
 */
export function readPage(url: string): { page: number; isPlain: boolean } {
  const asked = new URL(url).searchParams.get('page')
  const page = readId(asked) ?? 1
  return { page, isPlain: asked === null || (page > 1 && asked === String(page)) }
}
