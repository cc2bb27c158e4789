import { type ReactNode, StrictMode } from 'react'
import { type IntlShape, RawIntlProvider } from 'react-intl'
import { useCell } from '../data/cell.ts'
import { type PageData, PageDataContext } from '../data/pageData.ts'
import { Link } from '../routing/Link.tsx'
import { type Site, SiteContext } from '../routing/site.ts'
import { type LinkProps, LinkProvider } from '../ui/Link/Link.tsx'
import { Document, type DocumentProps } from './Document.tsx'

const isOurs = (href: string): boolean => /^(?:\/(?!\/)|[?#])/.test(href)

/** Links of the kit: our own addresses go through the router, all others (tel:, mailto:, other sites) stay plain. */
function SiteLink({ href, ...rest }: LinkProps) {
  return isOurs(href) && rest.target === undefined && rest.download === undefined ? (
    <Link to={href} {...rest} />
  ) : (
    <a href={href} {...rest} />
  )
}

/** Where Apollo's half of the operation hooks is mounted once it is loaded: beside the page, which stays as it is. */
const ApolloHosts = ({ data }: { data: PageData }) => useCell(data.hosts)

interface AppTreeProps extends Omit<DocumentProps, 'children' | 'locale'> {
  site: Site
  data: PageData
  intl: IntlShape
  /** The router's provider. */
  children: ReactNode
}

/** Everything around the router, the same on both sides: hydration compares exactly this. */
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
