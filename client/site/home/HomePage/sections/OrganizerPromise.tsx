import { useIntl } from 'react-intl'
import { Container } from '../../../../ui/Container/Container.tsx'
import { check } from '../../../../ui/Icon/controls.ts'
import { Icon } from '../../../../ui/Icon/Icon.tsx'
import { promiseMessages as messages } from '../homePage.messages.ts'
import css from './OrganizerPromise.module.css'

interface OrganizerPromiseProps {
  /** Current totals from the API. */
  numbers: Readonly<Record<'tours' | 'excursions' | 'regions' | 'reviews', number>>
}

const promises = [messages.name, messages.price, messages.grade, messages.answers] as const
const shown = ['tours', 'excursions', 'regions', 'reviews'] as const

/** Lists what every organizer guarantees, and the site's current totals. */
export function OrganizerPromise({ numbers }: OrganizerPromiseProps) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <Container as="section" className={css.promise}>
      <div>
        <h2>{formatMessage(messages.title)}</h2>
        <ul className={css.list}>
          {promises.map((message) => (
            <li key={message.id} className={css.item}>
              <Icon glyph={check} className={css.check} />
              {formatMessage(message)}
            </li>
          ))}
        </ul>
      </div>
      <dl className={css.numbers} aria-label={formatMessage(messages.numbers)}>
        {shown
          .filter((name) => numbers[name] > 0)
          .map((name) => (
            <div key={name} className={css.number}>
              <dt>{formatMessage(messages[name], { count: numbers[name] })}</dt>
              <dd>{formatNumber(numbers[name])}</dd>
            </div>
          ))}
      </dl>
    </Container>
  )
}
