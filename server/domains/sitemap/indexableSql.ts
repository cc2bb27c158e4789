import { visibleTourSql } from '../tours/tours.visibility.ts'

// Data for the sitemap per kind of content: slugs by language, the latest change, scenes of
// pictures.

export const toursSql = `SELECT t.id,
    GREATEST(t.updated_at,
      (SELECT max(r.created_at) FROM review r WHERE r.tour_id = t.id AND r.status = 'published'),
      (SELECT max(a.created_at) FROM review r JOIN review_answer a ON a.review_id = r.id WHERE r.tour_id = t.id AND r.status = 'published')
    ) AS changed_at,
    (SELECT jsonb_object_agg(x.locale, x.slug) FROM tour_translation x WHERE x.tour_id = t.id) AS slugs,
    ARRAY(SELECT m.scene_key FROM tour_media tm JOIN media m ON m.id = tm.media_id
      WHERE tm.tour_id = t.id AND m.scene_key IS NOT NULL ORDER BY tm.position LIMIT 3) AS scenes
  FROM tour t JOIN organizer o ON o.id = t.organizer_id
  WHERE ${visibleTourSql}
    AND EXISTS (SELECT 1 FROM tour_date d WHERE d.tour_id = t.id AND NOT d.is_cancelled AND d.start_date >= $1::date)
  ORDER BY t.id`

export const landingsSql = `SELECT l.id, l.filter, NULL::timestamptz AS changed_at,
    (SELECT jsonb_object_agg(x.locale, x.slug) FROM landing_translation x WHERE x.landing_id = l.id) AS slugs,
    ARRAY(SELECT m.scene_key FROM media m WHERE m.id = l.media_id AND m.scene_key IS NOT NULL) AS scenes
  FROM landing l ORDER BY l.position, l.id`

export const articlesSql = `SELECT a.id, GREATEST(a.updated_at, a.published_at) AS changed_at,
    (SELECT jsonb_object_agg(x.locale, x.slug) FROM article_translation x WHERE x.article_id = a.id) AS slugs,
    ARRAY(SELECT m.scene_key FROM media m WHERE m.id = a.media_id AND m.scene_key IS NOT NULL) AS scenes
  FROM article a WHERE a.published_at <= $1 ORDER BY a.published_at DESC, a.id`

/** Categories with a published article. */
export const categoriesSql = `SELECT c.id, max(GREATEST(a.updated_at, a.published_at)) AS changed_at,
    (SELECT jsonb_object_agg(x.locale, x.slug) FROM blog_category_translation x WHERE x.blog_category_id = c.id) AS slugs,
    ARRAY[]::text[] AS scenes
  FROM blog_category c JOIN article a ON a.blog_category_id = c.id WHERE a.published_at <= $1 GROUP BY c.id ORDER BY c.position, c.id`

/** Regions with a published review of a visible tour. */
export const reviewedRegionsSql = `SELECT g.code, max(r.created_at) AS changed_at
  FROM review r JOIN tour t ON t.id = r.tour_id JOIN organizer o ON o.id = t.organizer_id JOIN region g ON g.id = t.region_id
  WHERE r.status = 'published' AND ${visibleTourSql} GROUP BY g.id ORDER BY g.code`

export const organizersSql = `SELECT o.id, COALESCE(o.code, x.name, '') AS name, o.updated_at AS changed_at
  FROM organizer o LEFT JOIN organizer_translation x ON x.organizer_id = o.id AND x.locale = 'en'
  WHERE o.is_published_on_site ORDER BY o.id`

export const datesSql = `SELECT (SELECT max(created_at) FROM review WHERE status = 'published') AS reviews,
    (SELECT jsonb_object_agg(kind, since) FROM (SELECT kind, max(effective_from) AS since FROM legal_document WHERE effective_from <= $1 GROUP BY kind) d)
      AS legal`
