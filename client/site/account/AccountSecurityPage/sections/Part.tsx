import type { ReactNode } from 'react'
import css from './Part.module.css'

/** A section of the page: title and explanation on the left, its form on the right. */
export function Part({
  title,
  text,
  children,
}: {
  title: string
  text: ReactNode
  children: ReactNode
}) {
  return (
    <section className={css.part}>
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        <div className={css.text}>{text}</div>
      </div>
      <div className={css.body}>{children}</div>
    </section>
  )
}
