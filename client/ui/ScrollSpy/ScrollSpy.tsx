import { classes } from '../classes.ts'
import { Link } from '../Link/Link.tsx'
import css from './ScrollSpy.module.css'
import { useCurrentSection } from './useCurrentSection.ts'

export type ScrollSpyItem = {
  name: string
  /** Id of the section's element. */
  anchor: string
  subItems?: readonly ScrollSpyItem[]
}

type ScrollSpyProps = {
  items: readonly ScrollSpyItem[]
  /** Name of the navigation for screen readers. */
  label: string
  /** `row` is shown above the text instead of beside it, without sub-items. */
  look?: 'column' | 'row'
  className?: string
}

/**
 * Links to the sections of a page and marks the current one. The browser itself jumps: smoothly
 * unless motion is reduced.
 */
export function ScrollSpy({ items, label, look = 'column', className }: ScrollSpyProps) {
  const isRow = look === 'row'
  const anchors = items.flatMap(({ anchor, subItems = [] }) => [
    anchor,
    ...(isRow ? [] : subItems.map((item) => item.anchor)),
  ])
  const [current, setCurrent] = useCurrentSection(anchors)
  return (
    <nav aria-label={label} className={classes(css.spy, isRow && css.row, className)}>
      {listOf(items)}
    </nav>
  )

  function listOf(list: readonly ScrollSpyItem[]) {
    return (
      <ul className={css.list}>
        {list.map(({ name, anchor, subItems }) => (
          <li key={anchor}>
            <Link
              href={`#${anchor}`}
              aria-current={anchor === current ? 'location' : undefined}
              onClick={() => setCurrent(anchor)}
              className={css.link}
            >
              {name}
            </Link>
            {!isRow && subItems && subItems.length > 0 && listOf(subItems)}
          </li>
        ))}
      </ul>
    )
  }
}
