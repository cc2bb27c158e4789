import type { ReactNode } from 'react'
import css from './Part.module.css'

/** One thing to look after: what it is at the left, what to do at the right. */
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
