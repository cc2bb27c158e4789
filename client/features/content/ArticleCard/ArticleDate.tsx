import { useIntl } from 'react-intl'
import { articleCardMessages as messages } from './articleCard.messages.ts'
import css from './ArticleDate.module.css'

interface ArticleDateProps {
  /** ISO instant; null before it is published. */
  publishedAt: string | null
  minutes: number
}

/** Shows when an article was published, and its reading time. */
export function ArticleDate({ publishedAt, minutes }: ArticleDateProps) {
  const { formatMessage, formatDate } = useIntl()
  return (
    <span className={css.date}>
      {publishedAt && (
        <time dateTime={publishedAt.slice(0, 10)}>
          {formatDate(publishedAt, { dateStyle: 'long', timeZone: 'UTC' })}
        </time>
      )}
      <span>{formatMessage(messages.readingTime, { minutes })}</span>
    </span>
  )
}
