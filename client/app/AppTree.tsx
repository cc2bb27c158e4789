import { type ReactNode, StrictMode } from 'react'
import { type IntlShape, RawIntlProvider } from 'react-intl'
import { useCell } from '../data/cell.ts'
import { type PageData, PageDataContext } from '../data/pageData.ts'
import { Link } from '../routing/Link.tsx'
import { type Site, SiteContext } from '../routing/site.ts'
import { type LinkProps, LinkProvider } from '../ui/Link/Link.tsx'
import { Document, type DocumentProps } from './Document.tsx'

const isOurs = (href: string): boolean => /^(?:\/(?!\/)|[?#])/.test(href)

/**
 * Renders links of the kit: our own addresses use the router; all others (tel:, mailto:, other
 * sites) are plain anchors.
 */
function SiteLink({ href, ...rest }: LinkProps) {
  return isOurs(href) && rest.target === undefined && rest.download === undefined ? (
    <Link to={href} {...rest} />
  ) : (
    <a href={href} {...rest} />
  )
}

/**
 * Mounts Apollo's half of the operation hooks once it is loaded, beside the page, to leave the page
 * untouched.
 */
const ApolloHosts = ({ data }: { data: PageData }) => useCell(data.hosts)

interface AppTreeProps extends Omit<DocumentProps, 'children' | 'locale'> {
  site: Site
  data: PageData
  intl: IntlShape
  /** The router's provider. */
  children: ReactNode
}

/** Wraps the router, identically on server and client: hydration compares exactly this tree. */
export function AppTree({ site, data, intl, children, ...document }: AppTreeProps) {
  return (
    <StrictMode>
      <Document locale={site.locale} {...document}>
        <SiteContext value={site}>
          <PageDataContext value={data}>
            <RawIntlProvider value={intl}>
              <LinkProvider component={SiteLink}>{children}</LinkProvider>
            </RawIntlProvider>
            <ApolloHosts data={data} />
          </PageDataContext>
        </SiteContext>
      </Document>
    </StrictMode>
  )
}
