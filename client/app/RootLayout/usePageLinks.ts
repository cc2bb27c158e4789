import { useIntl } from 'react-intl'
import { useMatches } from 'react-router'
import type { PageName } from '#schema/rules/routes/pagePaths.ts'
import { usePagePath } from '../../routing/site.ts'
import { layoutMessages } from './layout.messages.ts'

/** Handle of the root route: the pages in the URL table. */
export interface RootHandle {
  pages: ReadonlySet<PageName>
}

/** Pages that header and footer may link to: those without parameters that have a name there. */
export type LinkedPage = Extract<
  keyof typeof layoutMessages,
  | 'destinations'
  | 'reviews'
  | 'blog'
  | 'giftCards'
  | 'faq'
  | 'visa'
  | 'meet'
  | 'certificates'
  | 'about'
  | 'contacts'
  | 'forAgencies'
  | 'press'
  | 'agreement'
  | 'privacy'
  | 'cookies'
>

/**
 * Returns a function that gives addresses and names of those given pages that are in the URL table.
 */
export function usePageLinks(): (names: readonly LinkedPage[]) => { href: string; text: string }[] {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const handle = useMatches()[0]?.handle as RootHandle | undefined
  return (names) =>
    names
      .filter((name) => handle?.pages.has(name))
      .map((name) => ({ href: pathOf(name), text: formatMessage(layoutMessages[name]) }))
}
