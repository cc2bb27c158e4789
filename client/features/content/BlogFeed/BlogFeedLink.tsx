import { blogFeedPath } from '#schema/rules/routes/blogFeedPath.ts'
import { useSite } from '../../../routing/site.ts'

/** Points feed readers to the blog's feed. */
export function BlogFeedLink({ title }: { title: string }) {
  const { locale, origin } = useSite()
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={title}
      href={origin + blogFeedPath(locale)}
    />
  )
}
