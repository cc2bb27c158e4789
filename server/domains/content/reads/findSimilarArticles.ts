import type { Db } from '../../../db/connect.ts'

/**
 * Ids of published articles most like one, the best first: of its region, then of its category, then the newest. Fewer than
 * `count` where there are no more; none where the article is not published.
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
