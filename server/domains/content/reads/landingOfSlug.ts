import type { Locale } from '#schema/codes/locales.ts'
import type { Db } from '../../../db/connect.ts'

/** Returns the filter of the landing whose current slug in a language this is. */
export const landingOfSlug = (slug: string, locale: Locale) => ({
  translations: { some: { slug, locale } },
})

/**
 * Finds the landing that has a slug in another language, once had it in any, or has it without the
 * capitals. Null for an unknown slug.
 */
export const findMovedLanding = async (db: Db, spelled: string): Promise<number | null> => {
  const slug = spelled.toLowerCase()
  const other = await db.landingTranslation.findFirst({
    where: { slug },
    select: { landingId: true },
  })
  const former =
    other ??
    (await db.landingSlugHistory.findFirst({ where: { slug }, select: { landingId: true } }))
  return former?.landingId ?? null
}
