import { defaultLocale, type Locale, localeFacts, locales } from '#schema/codes/locales.ts'
import { type PageName, pagePaths } from './pagePaths.ts'

export interface MatchedPage {
  page: PageName
  locale: Locale
  params: Record<string, string>
}

/** Longer paths match no page. */
export const maxPathLength = 1000

const patterns = Object.fromEntries(
  locales.map((locale) => [
    locale,
    (Object.keys(pagePaths) as PageName[]).map((page) => ({
      page,
      segments: pagePaths[page][locale].split('/').filter(Boolean),
    })),
  ]),
) as Record<Locale, { page: PageName; segments: string[] }[]>

/** Returns the language of a path: German under /de, else the default. Never throws. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/', 2)[1]?.toLowerCase()
  return (
    locales.find(
      (locale) => locale !== defaultLocale && localeFacts[locale].pathPrefix === `/${first}`,
    ) ?? defaultLocale
  )
}

const decode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

const matchSegments = (
  pattern: readonly string[],
  segments: readonly string[],
): { params: Record<string, string>; literals: number } | null => {
  const isLastOptional = pattern.at(-1)?.endsWith('?') ?? false
  if (
    segments.length > pattern.length ||
    segments.length < pattern.length - (isLastOptional ? 1 : 0)
  )
    return null
  const params: Record<string, string> = {}
  let literals = 0
  for (const [index, segment] of segments.entries()) {
    const expected = pattern[index] ?? ''
    if (expected.startsWith(':')) params[expected.replaceAll(/[:?]/g, '')] = segment
    else if (expected === segment.toLowerCase()) literals += 1
    else return null
  }
  return { params, literals }
}

/**
 * Returns the page and language of a URL path; the pattern with the most fixed segments wins. A
 * segment with an encoded slash, a broken escape or a control character matches nothing. Never
 * throws.
 */
export function matchPage(pathname: string): MatchedPage | null {
  if (pathname.length > maxPathLength || !pathname.startsWith('/')) return null
  const locale = localeOfPath(pathname)
  const raw = pathname.split('/').filter(Boolean)
  const segments: string[] = []
  for (const part of locale === defaultLocale ? raw : raw.slice(1)) {
    const segment = decode(part)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are rejected here
    if (segment === null || /[/\\\u0000-\u001f\u007f]/.test(segment)) return null
    segments.push(segment)
  }
  let best: (MatchedPage & { literals: number }) | null = null
  for (const { page, segments: pattern } of patterns[locale]) {
    const match = matchSegments(pattern, segments)
    if (match && (!best || match.literals > best.literals)) best = { page, locale, ...match }
  }
  return best && { page: best.page, locale, params: best.params }
}

/** Parameters whose values are always in lower case. */
const lowerCaseParams: readonly string[] = [':slug', ':slug?', ':region?', ':version?']

/**
 * Returns a path in lower case, except for secrets. Leaves slugs of tours and landings: their page
 * redirects if there is one in lower case.
 */
const lowerCase = (pathname: string): string => {
  const match = matchPage(pathname)
  if (!match || match.page === 'slug') return pathname
  const prefix = localeFacts[match.locale].pathPrefix
  const pattern = pagePaths[match.page][match.locale].split('/')
  const segments = pathname.slice(prefix.length).split('/').slice(1)
  const spelled = segments.map((segment, index) => {
    const expected = pattern[index] ?? ''
    if (!expected.startsWith(':')) return expected
    return lowerCaseParams.includes(expected) && /^[\w-]+$/.test(segment)
      ? segment.toLowerCase()
      : segment
  })
  return [prefix, ...spelled].join('/') || '/'
}

/**
 * Returns the canonical spelling of a path: no doubled or trailing slash, no capitals. Null when it
 * already is canonical. Never begins with two slashes, so it is a safe redirect target.
 */
export function canonicalPath(pathname: string): string | null {
  const canonical = lowerCase(
    `/${pathname
      .split(/[/\\]+/)
      .filter(Boolean)
      .join('/')}`,
  )
  return canonical === pathname ? null : canonical
}

/** Returns the path of the same page in another language; null for slugs, which are translated. */
export function translatePath(pathname: string, to: Locale): string | null {
  const match = matchPage(pathname)
  if (!match || 'slug' in match.params || 'region' in match.params) return null
  const segments = pagePaths[match.page][to].split('/').filter(Boolean)
  const filled = segments.flatMap((segment) => {
    if (!segment.startsWith(':')) return [segment]
    const value = match.params[segment.replaceAll(/[:?]/g, '')]
    return value === undefined ? [] : [encodeURIComponent(value)]
  })
  return [localeFacts[to].pathPrefix, ...filled].join('/') || '/'
}
