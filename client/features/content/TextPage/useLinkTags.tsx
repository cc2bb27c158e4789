import type { ReactNode } from 'react'
import type { PageName, PageParams } from '#schema/rules/routes/pagePaths.ts'
import { usePagePath } from '../../../routing/site.ts'
import { Link } from '../../../ui/Link/Link.tsx'

/** Pages whose address has no parameters. */
type PlainPage = {
  [Name in PageName]: Record<never, never> extends PageParams<Name> ? Name : never
}[PageName]

/**
 * Returns link tags for texts: `<faq>words</faq>` in a message, `formatMessage(message,
 * useLinkTags('faq'))`.
 */
export function useLinkTags<Name extends PlainPage>(
  ...names: Name[]
): Record<Name, (words: ReactNode[]) => ReactNode> {
  const pathOf = usePagePath() as (page: PlainPage) => string
  return Object.fromEntries(
    names.map((name) => [name, (words: ReactNode[]) => <Link href={pathOf(name)}>{words}</Link>]),
  ) as Record<Name, (words: ReactNode[]) => ReactNode>
}
