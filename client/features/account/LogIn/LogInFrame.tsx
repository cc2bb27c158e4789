import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Container } from '../../../ui/Container/Container.tsx'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { heart } from '../../../ui/Icon/people.ts'
import { luggage } from '../../../ui/Icon/travel.ts'
import { card } from '../../../ui/Icon/signs.ts'
import { PageMeta } from '../../shell/PageMeta/PageMeta.tsx'
import css from './LogInFrame.module.css'
import { logInMessages as messages } from './logIn.messages.ts'

interface LogInFrameProps {
  heading: string
  lead: ReactNode
  children: ReactNode
  /** Shown under the card: a link to the other login. */
  end?: ReactNode
}

/** Surrounds login pages: the benefits of an account beside the form. */
export function LogInFrame({ heading, lead, children, end }: LogInFrameProps) {
  const { formatMessage } = useIntl()
  return (
    <Container className={css.page}>
      <PageMeta title={`${heading} | Versta`} />
      <div className={css.head}>
        <h1>{heading}</h1>
        <p className={css.lead}>{lead}</p>
      </div>
      <div className={css.side}>
        <div className={css.card}>{children}</div>
        {end && <p className={css.end}>{end}</p>}
      </div>
      <ul className={css.reasons}>
        <li>
          <Icon glyph={luggage} /> {formatMessage(messages.reasonRequests)}
        </li>
        <li>
          <Icon glyph={card} /> {formatMessage(messages.reasonPay)}
        </li>
        <li>
          <Icon glyph={heart} /> {formatMessage(messages.reasonFavorites)}
        </li>
      </ul>
    </Container>
  )
}
