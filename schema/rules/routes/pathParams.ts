/** Maximum of a PostgreSQL integer. */
const largestId = 2_147_483_647
const maxSlugLength = 160
const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i
const idForm = /^[1-9][0-9]{0,9}$/

/** Reads an id from a URL: a positive int32 without sign, leading zeros or spaces; else null. */
export function readId(text: string | null | undefined): number | null {
  if (!text || !idForm.test(text)) return null
  const id = Number(text)
  return id <= largestId ? id : null
}

/** Reads a UUID from a URL, in lower case; else null. */
export const readUuid = (text: string | null | undefined): string | null =>
  text && uuidForm.test(text) ? text.toLowerCase() : null

export type Slug = { kind: 'tour'; id: number; slug: string } | { kind: 'landing'; slug: string }

/**
 * Parses the segment of `/{slug}`: `words-12` is a tour (or, under /blog, an article), words alone
 * are a landing. `slug` is in lower case, without the id. Null for other characters, excessive
 * length, or an id beyond int32.
 */
export function parseSlug(text: string | null | undefined): Slug | null {
  if (!text || text.length > maxSlugLength || !slugForm.test(text)) return null
  const slug = text.toLowerCase()
  const dash = slug.lastIndexOf('-')
  const tail = slug.slice(dash + 1)
  if (dash < 0 || !/^[0-9]+$/.test(tail)) return { kind: 'landing', slug }
  const id = readId(tail)
  return id === null ? null : { kind: 'tour', id, slug: slug.slice(0, dash) }
}

/** Returns the URL segment of a tour or article: `words-12`. */
export const slugWithId = (slug: string, id: number): string => `${slug}-${id}`

/**
 * Returns whether a segment means a tour (or article) rather than a landing, even where its id is
 * out of range.
 */
export const endsInNumber = (text: string | null | undefined): boolean =>
  /-[0-9]+$/.test(text ?? '')
