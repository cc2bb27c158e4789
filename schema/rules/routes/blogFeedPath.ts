import type { Locale } from '#schema/codes/locales.ts'
import { pagePath } from './pagePaths.ts'

/** Returns the path of the blog's RSS feed in a language. */
export const blogFeedPath = (locale: Locale): string => `${pagePath('blog', locale)}/rss.xml`
