import { useSite } from '../../../routing/site.ts'

interface PageMetaProps {
  title: string
  /** One or two sentences for search results and shared links. */
  description?: string
  /** A shorter title for shared links. */
  shareTitle?: string
  /**
   * The API's Media or CardMedia: used in its 1200×630 crop. Without it, the site's own picture is
   * used.
   */
  picture?: { urlTemplate: string | null; alt: string } | null
  type?: 'website' | 'article' | 'product'
}

/**
 * Describes a page to search results and shared links (Open Graph, which X reads too): title,
 * description, picture. Every page renders one. The page's frame adds what follows from the address
 * (canonical, languages, robots).
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
