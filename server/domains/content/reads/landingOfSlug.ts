import type { Locale } from '#schema/codes/locales.ts'
import type { Db } from '../../../db/connect.ts'

/** The landing that has a slug in a language today. */
export const landingOfSlug = (slug: string, locale: Locale) => ({
  translations: { some: { slug, locale } },
})

/** The landing that has a slug in another language, or had it once in any: its address has moved. */
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
