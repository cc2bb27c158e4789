import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { parseSlug, slugWithId } from '#schema/rules/routes/pathParams.ts'
import type { Clock } from '../../../core/clock.ts'
import { DomainError } from '../../../core/domainError.ts'
import type { Db } from '../../../db/connect.ts'
import { upcomingDate, visibleTour } from '../../tours/tours.visibility.ts'
import { findMovedLanding, landingOfSlug } from './landingOfSlug.ts'

export interface CheckedSlug {
  kind: 'tour' | 'landing'
  id: number
  /** Current path of the page, in the requested language. */
  path: string
  isMoved: boolean
}

interface Deps {
  db: Db
  clock: Clock
}

/**
 * Finds the page of a slug by the same conditions as the page itself.
 * @throws DomainError NOT_FOUND ("Page Not Found: {path}"), GONE for a tour whose dates have passed
 */
export const checkSlug = async (
  { db, clock }: Deps,
  text: string,
  locale: Locale,
): Promise<CheckedSlug> => {
  const asked = parseSlug(text)
  const found =
    asked?.kind === 'tour'
      ? await tourAt({ db, clock }, asked.id, locale)
      : asked && (await landingAt(db, asked.slug, locale))
  if (!asked || !found)
    throw new DomainError(
      'NOT_FOUND',
      `Page Not Found: ${pagePath('slug', locale, { slug: text.slice(0, 200) || '-' })}`,
    )
  return {
    kind: asked.kind,
    id: found.id,
    path: pagePath('slug', locale, { slug: found.slug }),
    isMoved: found.slug !== text,
  }
}

const slugIn = (locale: Locale) => ({
  where: { locale: { in: [locale, 'en' as const] } },
  select: { locale: true, slug: true },
})
const pick = (
  rows: readonly { locale: string; slug: string }[],
  locale: Locale,
): string | undefined => (rows.find((row) => row.locale === locale) ?? rows[0])?.slug

const tourAt = async ({ db, clock }: Deps, id: number, locale: Locale) => {
  const tour = await db.tour.findFirst({
    where: { id, ...visibleTour },
    select: {
      id: true,
      translations: slugIn(locale),
      _count: { select: { dates: { where: upcomingDate(clock.now()) } } },
    },
  })
  const slug = tour && pick(tour.translations, locale)
  if (!slug) return null
  if (tour._count.dates === 0)
    throw new DomainError(
      'GONE',
      'This page is no longer available because the tour dates have passed',
    )
  return { id, slug: slugWithId(slug, id) }
}

const landingAt = async (db: Db, slug: string, locale: Locale) => {
  const select = { id: true, translations: slugIn(locale) }
  const today = await db.landing.findFirst({ where: landingOfSlug(slug, locale), select })
  const moved = today ? null : await findMovedLanding(db, slug)
  const landing =
    today ?? (moved === null ? null : await db.landing.findUnique({ where: { id: moved }, select }))
  const current = landing && pick(landing.translations, locale)
  return current ? { id: landing.id, slug: current } : null
}
