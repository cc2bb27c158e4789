import type { Locale } from '#schema/codes/locales.ts'
import type { Db } from '../../../db/connect.ts'

/** Returns the filter of the landing whose current slug in a language this is. */
export const landingOfSlug = (slug: string, locale: Locale) => ({
  translations: { some: { slug, locale } },
})

/**
 * Finds the landing that has a slug in another language, or once had it in any. Null for an unknown
 * slug.
 */
export const findMovedLanding = async (db: Db, slug: string): Promise<number | null> => {
  const other = await db.landingTranslation.findFirst({
    where: { slug },
    select: { landingId: true },
  })
  const former =
    other ??
    (await db.landingSlugHistory.findFirst({ where: { slug }, select: { landingId: true } }))
  return former?.landingId ?? null
}
