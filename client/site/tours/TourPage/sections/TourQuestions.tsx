import { useIntl } from 'react-intl'
import { type FragmentType, useFragment } from '../../../../data/useFragment.ts'
import { Disclosure } from '../../../../ui/Disclosure/Disclosure.tsx'
import { tourPageMessages as messages } from '../tourPage.messages.ts'
import type { TourQuestions_TourFragment } from './TourQuestions.generated.ts'
import css from './TourQuestions.module.css'

/** Frequent questions about this tour. */
export function TourQuestions({ tour }: { tour: FragmentType<TourQuestions_TourFragment> }) {
  const { formatMessage } = useIntl()
  const { faq, lang } = useFragment<TourQuestions_TourFragment>(tour)
  if (faq.length === 0) return null
  return (
    <section data-later aria-labelledby="questions">
      <h2 id="questions">{formatMessage(messages.questions)}</h2>
      <div lang={lang} className={css.list}>
        {faq.map(({ id, question, answer }) => (
          <Disclosure key={id} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
