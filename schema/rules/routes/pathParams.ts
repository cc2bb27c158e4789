/** The largest id that a PostgreSQL integer holds. */
const largestId = 2_147_483_647
const longestSlug = 160
const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i
const idForm = /^[1-9][0-9]{0,9}$/

/** An id out of an address: a plain positive int32 without sign, zeros in front or spaces; else null. */
export function readId(text: string | null | undefined): number | null {
  if (!text || !idForm.test(text)) return null
  const id = Number(text)
  return id <= largestId ? id : null
}

/** A UUID out of an address in lower case, or null. */
export const readUuid = (text: string | null | undefined): string | null =>
  text && uuidForm.test(text) ? text.toLowerCase() : null

export type Slug = { kind: 'tour'; id: number; slug: string } | { kind: 'landing'; slug: string }

/**
 * What the one segment of `/{slug}` names: `words-12` is a tour (or, under /blog, an article), words alone a landing.
 * `slug` is in lower case and without the id. Null where it can name nothing: other characters, too long, an id beyond int32.
 */
export function parseSlug(text: string | null | undefined): Slug | null {
  if (!text || text.length > longestSlug || !slugForm.test(text)) return null
  const slug = text.toLowerCase()
  const dash = slug.lastIndexOf('-')
  const tail = slug.slice(dash + 1)
  if (dash < 0 || !/^[0-9]+$/.test(tail)) return { kind: 'landing', slug }
  const id = readId(tail)
  return id === null ? null : { kind: 'tour', id, slug: slug.slice(0, dash) }
}

/** The segment of a tour's or an article's address: `words-12`. */
export const slugWithId = (slug: string, id: number): string => `${slug}-${id}`

/** Whether a segment asks for a tour (or article) rather than a landing, even where the id turns out impossible. */
export const endsInNumber = (text: string | null | undefined): boolean =>
  /-[0-9]+$/.test(text ?? '')
