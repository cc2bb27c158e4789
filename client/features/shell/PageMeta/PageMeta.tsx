import { useSite } from '../../../routing/site.ts'

interface PageMetaProps {
  title: string
  /** One or two sentences for search results and shared links. */
  description?: string
  /** A title for shared links, where the page's says more than they need. */
  shareTitle?: string
  /** The API's Media or CardMedia: shown in its 1200×630 cut. Without one the site's own picture stands in. */
  picture?: { urlTemplate: string | null; alt: string } | null
  type?: 'website' | 'article' | 'product'
}

/**
 * Title, description and picture of a page, for search results and for links that are shared (Open Graph, which X reads too).
 * Every page renders one. What follows from its address (canonical, languages, robots) stands in the page's frame.
 */
export function PageMeta({
  title,
  description,
  shareTitle = title,
  picture,
  type = 'website',
}: PageMetaProps) {
  const { origin } = useSite()
  const image =
    picture?.urlTemplate?.replace('{width}', 'og').replace('{format}', 'jpg') ?? '/share.jpg'
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={shareTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={origin + image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {picture?.urlTemplate && picture.alt && (
        <meta property="og:image:alt" content={picture.alt} />
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
