import { locales } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'

/** What people type who know that an area is there: the front of its address, which is no page of its own, and its first page. */
const doors: ReadonlyMap<string, string> = new Map(
  locales.flatMap((locale) =>
    (['crmRequests', 'staffRequests'] as const).map((page) => {
      const first = pagePath(page, locale)
      return [first.slice(0, first.lastIndexOf('/')), first]
    }),
  ),
)

/** Address of the first page of the area that `path` is the front of; null where it is none. */
export const findAreaStartPage = (path: string): string | null => doors.get(path) ?? null
