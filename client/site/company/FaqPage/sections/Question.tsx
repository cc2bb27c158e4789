import { useIntl } from 'react-intl'
import { Disclosure } from '../../../../ui/Disclosure/Disclosure.tsx'
import { faqMessages as messages } from '../faqPage.messages.ts'
import { questionAnchor } from '../questionAnchor.ts'
import css from './Question.module.css'

interface QuestionProps {
  item: { id: number; question: string; answer: string }
  isHidden: boolean
}

/**
 * One question with its answer, which has the anchor: browsers open the disclosure around an
 * anchor, even without scripts.
 */
export function Question({ item: { id, question, answer }, isHidden }: QuestionProps) {
  const { formatMessage } = useIntl()
  return (
    <div hidden={isHidden}>
      <Disclosure summary={question} className={css.question}>
        <div id={questionAnchor(id)} className={css.answer}>
          <p>{answer}</p>
          <a href={`#${questionAnchor(id)}`} className={css.link}>
            {formatMessage(messages.link)}
          </a>
        </div>
      </Disclosure>
    </div>
  )
}
