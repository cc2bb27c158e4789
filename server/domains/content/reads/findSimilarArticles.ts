import type { Db } from '../../../db/connect.ts'

/**
 * Finds the published articles most similar to one: from its region first, then from its category,
 * then the newest.
 * @returns at most `count` ids, best first; none where the article itself is not published
 */
export const findSimilarArticles = async (
  db: Db,
  { id, count, now }: { id: number; count: number; now: Date },
): Promise<number[]> => {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT other.id
    FROM article own
    JOIN article other ON other.id <> own.id AND other.published_at <= ${now}
    WHERE own.id = ${id} AND own.published_at <= ${now}
    ORDER BY coalesce(other.region_id = own.region_id, false) DESC,
      other.blog_category_id = own.blog_category_id DESC, other.published_at DESC, other.id DESC
    LIMIT ${count}`
  return rows.map((row) => row.id)
}
