import { type FragmentType, useFragment } from '../../../data/useFragment.ts'
import { useSite } from '../../../routing/site.ts'
import { Link } from '../../../ui/Link/Link.tsx'
import { MediaPicture } from '../../tour/MediaPicture/MediaPicture.tsx'
import type { ArticleCard_ArticleFragment } from './ArticleCard.generated.ts'
import css from './ArticleCard.module.css'
import { ArticleDate } from './ArticleDate.tsx'
import { articlePath } from './articlePath.ts'

interface ArticleCardProps {
  article: FragmentType<ArticleCard_ArticleFragment>
  /** For the first visible card: loads its picture eagerly. */
  priority?: boolean
  /** Level of the title, below the list's own heading. */
  level?: 'h2' | 'h3'
}

const cardSizes = '(min-width: 1200px) 380px, (min-width: 640px) 46vw, 94vw'

/**
 * Shows an article in a list. The whole card is clickable, through the single link in its title.
 */
export function ArticleCard({ article: part, priority, level: Heading = 'h3' }: ArticleCardProps) {
  const article = useFragment<ArticleCard_ArticleFragment>(part)
  const { locale } = useSite()
  return (
    <article className={css.card}>
      <div className={css.cover}>
        <MediaPicture
          media={article.media}
          cover
          decorative
          priority={priority}
          sizes={cardSizes}
          className={css.picture}
        />
      </div>
      <div className={css.body}>
        <p className={css.category}>{article.category.name}</p>
        <Heading className={css.title}>
          <Link href={articlePath(locale, article)} lang={article.lang} className={css.link}>
            {article.title}
          </Link>
        </Heading>
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
