import { useIntl } from 'react-intl'
import { Disclosure } from '../../../../ui/Disclosure/Disclosure.tsx'
import { articlePageMessages as messages } from '../articlePage.messages.ts'
import css from './ArticleContents.module.css'

interface ArticleContentsProps {
  sections: readonly { id: string; text: string }[]
  /** Of the page: the sections' own words are in the article's. */
  lang: string
}

/** The sections of a long article: folded above the text on a phone, beside it and in view on a wide screen. */
export function ArticleContents({ sections, lang }: ArticleContentsProps) {
  const { formatMessage } = useIntl()
  const title = <span lang={lang}>{formatMessage(messages.contents)}</span>
  const links = (
    <ol className={css.links}>
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <div data-print="no">
      <Disclosure look="card" summary={title} className={css.folded}>
        {links}
      </Disclosure>
      <nav aria-labelledby="contents" className={css.standing}>
        <p id="contents" className={css.title}>
          {title}
        </p>
        {links}
      </nav>
    </div>
  )
}
