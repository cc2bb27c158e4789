import { useIntl } from 'react-intl'
import { Container } from '../../../../ui/Container/Container.tsx'
import { stepMessages as messages } from '../homePage.messages.ts'
import css from './BookingSteps.module.css'

const steps = [
  { title: messages.ask, text: messages.askText },
  { title: messages.confirm, text: messages.confirmText },
  { title: messages.pay, text: messages.payText },
] as const

/** Explains the steps of a booking in order. */
export function BookingSteps() {
  const { formatMessage } = useIntl()
  return (
    <section data-later className={css.band}>
      <Container>
        <h2>{formatMessage(messages.title)}</h2>
        <ol className={css.steps}>
          {steps.map(({ title, text }) => (
            <li key={title.id} className={css.step}>
              <h3 className={css.title}>{formatMessage(title)}</h3>
              <p className={css.text}>{formatMessage(text)}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
