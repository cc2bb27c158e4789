import { useIntl } from 'react-intl'
import { blogFeedPath } from '#schema/rules/routes/blogFeedPath.ts'
import { ArticleCard } from '../../../features/content/ArticleCard/ArticleCard.tsx'
import { ArticleGrid } from '../../../features/content/ArticleCard/ArticleGrid.tsx'
import { BlogFeedLink } from '../../../features/content/BlogFeed/BlogFeedLink.tsx'
import { PageMeta } from '../../../features/shell/PageMeta/PageMeta.tsx'
import { usePagePath, useSite } from '../../../routing/site.ts'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Trail } from '../../../features/shell/JsonLd/Trail.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { ChipRow } from '../../../ui/Chip/ChipRow.tsx'
import { Container } from '../../../ui/Container/Container.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { compass } from '../../../ui/Icon/travel.ts'
import { Pagination } from '../../../ui/Pagination/Pagination.tsx'
import type { loader } from './BlogPage.loader.ts'
import css from './BlogPage.module.css'
import { blogPath } from './BlogPage.urls.ts'
import { blogPageMessages as messages } from './blogPage.messages.ts'
import { LeadArticle } from './sections/LeadArticle.tsx'
import { useBlogPageQuery } from './BlogPage.generated.ts'

/** The blog, newest first: the newest article as a poster, the others as cards. */
export function BlogPage() {
  const { blogPage, blogCategories } = useBlogPageQuery(
    useLoaderResult<typeof loader>().resultRef,
  ).data
  const { formatMessage, formatNumber } = useIntl()
  const { locale } = useSite()
  const pathOf = usePagePath()
  if (!blogPage) return null // the loader already returned 404
  const { category, articles, page, pageCount, totalCount } = blogPage
  const name = category?.name
  const title = name
    ? formatMessage(messages.metaTitleOfCategory, { category: name })
    : formatMessage(messages.metaTitle)
  const hasPoster = page === 1 && articles.length > 2
  const [newest, ...others] = articles
  const cards = hasPoster ? others : articles

  return (
    <Container className={css.page}>
      <PageMeta
        title={page > 1 ? formatMessage(messages.metaTitleOfPage, { title, page }) : title}
        description={
          name
            ? formatMessage(messages.metaDescriptionOfCategory, {
                category: name,
                count: totalCount,
              })
            : formatMessage(messages.metaDescription)
        }
        picture={newest?.media}
      />
      <BlogFeedLink title={formatMessage(messages.feedName)} />
      <Trail
        label={formatMessage(messages.way)}
        items={[
          { text: formatMessage(messages.home), url: pathOf('home') },
          { text: formatMessage(messages.crumb), url: blogPath(locale, {}) },
          ...(name ? [{ text: name }] : []),
        ]}
      />
      <header className={css.head}>
        <h1>{name ?? formatMessage(messages.title)}</h1>
        <p className={css.lead}>
          {name
            ? formatMessage(messages.count, { count: totalCount })
            : formatMessage(messages.lead)}
        </p>
      </header>
      <ChipRow label={formatMessage(messages.categories)}>
        <li>
          <Chip href={blogPath(locale, {})} current={!category}>
            {formatMessage(messages.all)}
          </Chip>
        </li>
        {blogCategories
          .filter(({ id, articlesCount }) => articlesCount > 0 || id === category?.id)
          .map(({ id, slug, name: text, articlesCount }) => (
            <li key={id}>
              <Chip
                href={blogPath(locale, { category: slug })}
                current={id === category?.id}
                count={formatNumber(articlesCount)}
              >
                {text}
              </Chip>
            </li>
          ))}
      </ChipRow>
      <section aria-label={formatMessage(messages.articles)} className={css.articles}>
        {hasPoster && newest && <LeadArticle article={newest} />}
        {cards.length > 0 ? (
          <ArticleGrid>
            {cards.map((article, index) => (
              <li key={article.id}>
                <ArticleCard article={article} level="h2" priority={!hasPoster && index === 0} />
              </li>
            ))}
          </ArticleGrid>
        ) : (
          <EmptyState
            icon={compass}
            title={formatMessage(messages.empty)}
            action={
              category && (
                <Button href={blogPath(locale, {})}>{formatMessage(messages.emptyAction)}</Button>
              )
            }
          >
            <p>{formatMessage(messages.emptyText)}</p>
          </EmptyState>
        )}
      </section>
      <Pagination
        page={page}
        pages={pageCount}
        hrefFor={(target) => blogPath(locale, { category: category?.slug, page: target })}
        labels={{
          navigation: formatMessage(messages.pagination),
          previous: formatMessage(messages.previous),
          next: formatMessage(messages.next),
          page: (target) => formatMessage(messages.page, { page: target }),
        }}
      />
      <p className={css.feed}>
        <a href={blogFeedPath(locale)}>{formatMessage(messages.feed)}</a>
      </p>
    </Container>
  )
}
