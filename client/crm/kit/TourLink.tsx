import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { slugWithId } from '#schema/rules/routes/pathParams.ts'
import { useSite } from '../../routing/site.ts'

interface TourLinkProps {
  tour: { id: number; slug: string; title: string; lang: string }
  className?: string | undefined
}

/** Links to the tour's page on the site. */
export function TourLink({ tour: { id, slug, title, lang }, className }: TourLinkProps) {
  const { locale } = useSite()
  return (
    <a
      href={pagePath('slug', locale, { slug: slugWithId(slug, id) })}
      lang={lang}
      className={className}
    >
      {title}
    </a>
  )
}
