import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { type FragmentType, useFragment } from '../../../data/useFragment.ts'
import { usePagePath } from '../../../routing/site.ts'
import { classes } from '../../../ui/classes.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Container } from '../../../ui/Container/Container.tsx'
import { mail, phone as phoneGlyph } from '../../../ui/Icon/people.ts'
import { Link } from '../../../ui/Link/Link.tsx'
import type { ContactCall_ContactsFragment } from './ContactCall.generated.ts'
import css from './ContactCall.module.css'
import { contactCallMessages as messages } from './contactCall.messages.ts'

interface ContactCallProps {
  contacts: FragmentType<ContactCall_ContactsFragment>
  title: string
  text: string
  /** Subject of the e-mail that the button opens. */
  subject: string
  /** A contact form, shown in place. */
  form?: ReactNode
}

/** Returns the address that opens an e-mail with a subject. */
const letterTo = (url: string, subject: string): string =>
  `${url}?subject=${encodeURIComponent(subject)}`

/** Ends a text page with contacts. */
export function ContactCall({ contacts, title, text, subject, form }: ContactCallProps) {
  const { formatMessage } = useIntl()
  const contactsPath = usePagePath()('contacts')
  const { phones, channels } = useFragment<ContactCall_ContactsFragment>(contacts)
  const email = channels.find(({ kind }) => kind === 'EMAIL')
  const phone = phones.find(({ type }) => type === 'MAIN')
  return (
    <section aria-labelledby="contact" className={css.band} data-print="no">
      <Container className={classes(css.content, form && css.withForm)}>
        <div className={css.words}>
          <h2 id="contact">{title}</h2>
          <p>{text}</p>
        </div>
        <div className={css.actions}>
          {email && (
            <Button
              look={form ? 'secondary' : 'primary'}
              icon={mail}
              wideOnPhone
              as="a"
              href={letterTo(email.url, subject)}
            >
              {formatMessage(messages.write, { address: email.name })}
            </Button>
          )}
          {phone && (
            <Button icon={phoneGlyph} wideOnPhone as="a" href={`tel:${phone.phone}`}>
              {formatMessage(messages.call, { phone: phone.formattedPhone })}
            </Button>
          )}
          <Link href={contactsPath} className={css.all}>
            {formatMessage(messages.all)}
          </Link>
        </div>
        {form && <div className={css.form}>{form}</div>}
      </Container>
    </section>
  )
}
