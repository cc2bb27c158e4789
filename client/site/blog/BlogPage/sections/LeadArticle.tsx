import { type FragmentType, useFragment } from '../../../../data/useFragment.ts'
import type { ArticleCard_ArticleFragment } from '../../../../features/content/ArticleCard/ArticleCard.generated.ts'
import { ArticleDate } from '../../../../features/content/ArticleCard/ArticleDate.tsx'
import { articlePath } from '../../../../features/content/ArticleCard/articlePath.ts'
import { MediaPicture } from '../../../../features/tour/MediaPicture/MediaPicture.tsx'
import { useSite } from '../../../../routing/site.ts'
import { Link } from '../../../../ui/Link/Link.tsx'
import css from './LeadArticle.module.css'

/** The newest article as a poster. The link in its title makes the whole poster clickable. */
export function LeadArticle({
  article: part,
}: {
  article: FragmentType<ArticleCard_ArticleFragment>
}) {
  const article = useFragment<ArticleCard_ArticleFragment>(part)
  const { locale } = useSite()
  return (
    <article className={css.poster}>
      <div className={css.frame}>
        <MediaPicture
          media={article.media}
          cover
          decorative
          priority
          sizes="(min-width: 1280px) 1200px, 96vw"
          className={css.picture}
        />
      </div>
      <div className={css.words}>
        <p className={css.category}>{article.category.name}</p>
        <h2 className={css.title}>
          <Link href={articlePath(locale, article)} lang={article.lang} className={css.link}>
            {article.title}
          </Link>
        </h2>
        <p lang={article.lang} className={css.lead}>
          {article.lead}
        </p>
        <p className={css.foot}>
          <ArticleDate publishedAt={article.publishedAt} minutes={article.readingMinutes} />
        </p>
      </div>
    </article>
  )
}
