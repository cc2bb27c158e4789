import type { ReactNode } from 'react'
import css from './UiGallery.module.css'

/** Shows one titled part of the gallery. */
export function Sample({
  title,
  grid,
  children,
}: {
  title: string
  grid?: boolean
  children: ReactNode
}) {
  return (
    <section className={css.sample}>
      <h2 className={css.title}>{title}</h2>
      <div className={grid ? css.grid : css.row}>{children}</div>
    </section>
  )
}
