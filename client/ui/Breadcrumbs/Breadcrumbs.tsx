import { classes } from '../classes.ts'
import { Link } from '../Link/Link.tsx'
import css from './Breadcrumbs.module.css'

type BreadcrumbsProps = {
  /** From the home page down; the last item, this page, needs no address. */
  items: readonly { text: string; url?: string }[]
  /** Name of the navigation for screen readers. */
  label: string
  className?: string
}

/** Shows the path from the home page to this one. */
export function Breadcrumbs({ items, label, className }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={classes(css.breadcrumbs, className)}>
      <ol className={css.list}>
        {items.map((item, index) => (
          <li key={item.url ?? item.text} className={css.item}>
            {item.url === undefined || index === items.length - 1 ? (
              <span aria-current="page">{item.text}</span>
            ) : (
              <Link href={item.url}>{item.text}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
