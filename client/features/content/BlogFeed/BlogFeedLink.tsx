import { blogFeedPath } from '#schema/rules/routes/blogFeedPath.ts'
import { useSite } from '../../../routing/site.ts'

/** Tells feed readers where the blog's feed is. */
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
