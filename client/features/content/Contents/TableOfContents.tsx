import { type ReactNode, useId } from 'react'
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx'
import css from './TableOfContents.module.css'

interface ContentsProps {
  title: ReactNode
  sections: readonly { id: string; text: string }[]
}

/**
 * Lists the sections of a long text: folded above it on a phone, sticky beside it on a wide screen.
 */
export function TableOfContents({ title, sections }: ContentsProps) {
  const id = useId()
  const links = (
    <ol className={css.links}>
      {sections.map((section) => (
        <li key={section.id}>
          <a href={`#${section.id}`}>{section.text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <div data-print="no">
      <Disclosure look="card" summary={title} className={css.folded}>
        {links}
      </Disclosure>
      <nav aria-labelledby={id} className={css.standing}>
        <p id={id} className={css.title}>
          {title}
        </p>
        {links}
      </nav>
    </div>
  )
}
