import type { ElementType, HTMLAttributes } from 'react'
import { classes } from '../classes.ts'
import css from './Container.module.css'

type ContainerProps = HTMLAttributes<HTMLElement> & {
  /** `text` 720 px for reading, `page` 1200 px, `wide` 1600 px, `full` edge to edge; all with the gutter. */
  width?: 'text' | 'page' | 'wide' | 'full'
  as?: ElementType
}

/**
 * Centers the content and keeps it from the edges. A size container named `page`, for container
 * queries of its content.
 */
export function Container({
  width = 'page',
  as: Element = 'div',
  className,
  ...rest
}: ContainerProps) {
  return <Element {...rest} className={classes(css.container, css[width], className)} />
}
