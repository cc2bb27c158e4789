import { classes } from '../classes.ts'
import { Link } from '../Link/Link.tsx'
import css from './ScrollSpy.module.css'
import { useCurrentSection } from './useCurrentSection.ts'

export type ScrollSpyItem = {
  name: string
  /** Id of the section on the page. */
  anchor: string
  subItems?: readonly ScrollSpyItem[]
}

type ScrollSpyProps = {
  items: readonly ScrollSpyItem[]
  /** Name of the navigation for screen readers. */
  label: string
  /** `row` above the text instead of beside it; shows no sub-items. */
  look?: 'column' | 'row'
  className?: string
}

/** Links to the sections of a page, the one being read marked. The jump is the browser's: smooth unless motion is unwanted. */
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
