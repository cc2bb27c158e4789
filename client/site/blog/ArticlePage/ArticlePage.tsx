import { useIntl } from 'react-intl'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { ArticleCard } from '../../../features/content/ArticleCard/ArticleCard.tsx'
import { ArticleDate } from '../../../features/content/ArticleCard/ArticleDate.tsx'
import { ArticleGrid } from '../../../features/content/ArticleCard/ArticleGrid.tsx'
import { articlePath } from '../../../features/content/ArticleCard/articlePath.ts'
import { BlogFeedLink } from '../../../features/content/BlogFeed/BlogFeedLink.tsx'
import { Markdown } from '../../../features/content/Markdown/Markdown.tsx'
import { TableOfContents } from '../../../features/content/Contents/TableOfContents.tsx'
import { contentsOf, readMarkdown } from '../../../features/content/Markdown/readMarkdown.ts'
import { MediaPicture } from '../../../features/tour/MediaPicture/MediaPicture.tsx'
import { PageMeta } from '../../../features/shell/PageMeta/PageMeta.tsx'
import { ShareLinks } from '../../../features/shell/ShareLinks/ShareLinks.tsx'
import { TourCard } from '../../../features/tour/TourCard/TourCard.tsx'
import { TourGrid } from '../../../features/tour/TourCard/TourGrid.tsx'
import { usePagePath, useSite } from '../../../routing/site.ts'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Avatar } from '../../../ui/Avatar/Avatar.tsx'
import { Trail } from '../../../features/shell/JsonLd/Trail.tsx'
import { classes } from '../../../ui/classes.ts'
import { Container } from '../../../ui/Container/Container.tsx'
import { arrowRight } from '../../../ui/Icon/controls.ts'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { blogPath } from '../BlogPage/BlogPage.urls.ts'
import type { loader } from './ArticlePage.loader.ts'
import css from './ArticlePage.module.css'
import { articlePageMessages as messages } from './articlePage.messages.ts'
import { ArticleStructuredData } from './sections/ArticleStructuredData.tsx'
import { useArticlePageQuery } from './ArticlePage.generated.ts'

/** Number of sections from which a table of contents is shown. */
const enoughSections = 3

/** One article, with tours related to it and further articles. */
export function ArticlePage() {
  const { article, similarArticles } = useArticlePageQuery(
    useLoaderResult<typeof loader>().resultRef,
  ).data
  const { formatMessage } = useIntl()
  const { locale, origin } = useSite()
  const pathOf = usePagePath()
  if (!article) return null // the loader already returned 404
  const {
    title,
    lead,
    lang,
    media,
    category,
    region,
    tours,
    authorName,
    publishedAt,
    readingMinutes,
  } = article
  const blocks = readMarkdown(article.body)
  const sections = contentsOf(blocks)
  const hasContents = sections.length >= enoughSections
  const path = articlePath(locale, article)
  const crumbs = [
    { text: formatMessage(messages.home), url: pathOf('home') },
    { text: formatMessage(messages.blog), url: pathOf('blog') },
    { text: category.name, url: blogPath(locale, { category: category.slug }) },
    { text: title },
  ]
  const image =
    media.urlTemplate &&
    origin + media.urlTemplate.replace('{width}', 'og').replace('{format}', 'jpg')

  return (
    <Container className={css.page}>
      <PageMeta
        title={formatMessage(messages.metaTitle, { title })}
        shareTitle={title}
        description={article.metaDescription}
        picture={media}
        type="article"
      />
      {publishedAt && <meta property="article:published_time" content={publishedAt} />}
      <BlogFeedLink title={formatMessage(messages.feedName)} />
      <ArticleStructuredData
        article={article}
        url={origin + path}
        image={image}
        blogUrl={origin + pagePath('blog', locale)}
      />
      <Trail label={formatMessage(messages.way)} items={crumbs} className={css.way} />
      <article lang={lang}>
        <header className={css.head}>
          <h1>{title}</h1>
          <p className={css.lead}>{lead}</p>
          <div className={css.byline}>
            <Avatar name={authorName} size={44} />
            <div>
              <p className={css.author}>{authorName}</p>
              <p lang={locale} className={css.date}>
                <ArticleDate publishedAt={publishedAt} minutes={readingMinutes} />
              </p>
            </div>
          </div>
        </header>
        <MediaPicture
          media={media}
          ratio={16 / 9}
          priority
          rounded
          sizes="(min-width: 1280px) 1200px, 96vw"
          className={css.cover}
        />
        <div className={classes(css.columns, hasContents && css.withContents)}>
          {hasContents && (
            <TableOfContents
              title={<span lang={locale}>{formatMessage(messages.contents)}</span>}
              sections={sections}
            />
          )}
          <div className={css.body}>
            <Markdown blocks={blocks} />
            <div lang={locale}>
              <ShareLinks path={path} title={title} />
            </div>
          </div>
        </div>
      </article>
      {tours.length > 0 && (
        <section data-later aria-labelledby="tours" className={css.section} data-print="no">
          <h2 id="tours">
            {region
              ? formatMessage(messages.toursOfRegion, { region: region.name })
              : formatMessage(messages.tours)}
          </h2>
          <TourGrid swipe>
            {tours.map((tour) => (
              <li key={tour.id}>
                <TourCard tour={tour} />
              </li>
            ))}
          </TourGrid>
        </section>
      )}
      {similarArticles.length > 0 && (
        <section data-later aria-labelledby="similar" className={css.section} data-print="no">
          <div className={css.sectionHead}>
            <h2 id="similar">{formatMessage(messages.similar)}</h2>
            <Link href={pathOf('blog')} className={css.more}>
              {formatMessage(messages.allArticles)} <Icon glyph={arrowRight} />
            </Link>
          </div>
          <ArticleGrid>
            {similarArticles.map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} />
              </li>
            ))}
          </ArticleGrid>
        </section>
      )}
    </Container>
  )
}
