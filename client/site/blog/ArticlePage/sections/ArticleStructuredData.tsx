import { useSite } from '../../../../routing/site.ts'
import { JsonLd } from '../../../../features/shell/JsonLd/JsonLd.tsx'

interface ArticleStructuredDataProps {
  article: {
    title: string
    metaDescription: string
    lang: string
    authorName: string
    publishedAt: string | null
    updatedAt: string
    category: { name: string }
  }
  url: string
  image: string | null
  blogUrl: string
}

/** Structured data of the article, for search engines. */
export function ArticleStructuredData({
  article,
  url,
  image,
  blogUrl,
}: ArticleStructuredDataProps) {
  const { origin } = useSite()
  const publisher = {
    '@type': 'Organization',
    name: 'Versta',
    url: origin,
    logo: { '@type': 'ImageObject', url: `${origin}/favicon.svg` },
  }
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: article.title,
        description: article.metaDescription,
        inLanguage: article.lang,
        articleSection: article.category.name,
        author: { '@type': 'Person', name: article.authorName },
        publisher,
        isPartOf: { '@type': 'Blog', url: blogUrl, publisher },
        mainEntityOfPage: url,
        url,
        ...(image && { image }),
        ...(article.publishedAt && {
          datePublished: article.publishedAt,
          // an article prepared in advance must not look modified before its publication
          dateModified: [article.publishedAt, article.updatedAt].sort().at(-1),
        }),
      }}
    />
  )
}
