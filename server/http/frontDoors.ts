import { locales } from '#schema/codes/locales.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'

/** First page of each area by its root path, which people type although it is not a page. */
const doors: ReadonlyMap<string, string> = new Map(
  locales.flatMap((locale) =>
    (['crmRequests', 'staffRequests'] as const).map((page) => {
      const first = pagePath(page, locale)
      return [first.slice(0, first.lastIndexOf('/')), first]
    }),
  ),
)

/** Returns the path of the first page of the area with the root `path`; null where it is none. */
export const findAreaStartPage = (path: string): string | null => doors.get(path) ?? null
