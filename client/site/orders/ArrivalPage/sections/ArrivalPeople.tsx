import { useIntl } from 'react-intl'
import { useLanguageNames } from '../../../../features/shell/Languages/useLanguageNames.ts'
import { organizerPath } from '../../../../features/tour/OrganizerLink/organizerPath.ts'
import { useSite } from '../../../../routing/site.ts'
import { Avatar } from '../../../../ui/Avatar/Avatar.tsx'
import { Link } from '../../../../ui/Link/Link.tsx'
import type { ArrivalContacts, ArrivalRequest } from '../arrivalRequest.ts'
import { arrivalPageMessages as messages } from '../arrivalPage.messages.ts'
import css from './ArrivalPeople.module.css'

/**
 * Shows who meets the travelers and whom to call. Numbers are written out, since the page is
 * printed.
 */
export function ArrivalPeople({
  request: { organizer },
  contacts,
}: {
  request: ArrivalRequest
  contacts: ArrivalContacts
}) {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const spoken = useLanguageNames()(organizer.languages)
  const phone = contacts.phones.find(({ type }) => type === 'MAIN')
  const email = contacts.channels.find(({ kind }) => kind === 'EMAIL')
  return (
    <section aria-labelledby="who">
      <h2 id="who">{formatMessage(messages.who)}</h2>
      <ul className={css.people}>
        <li>
          <Avatar name={organizer.name} size={56} square />
          <div>
            <p className={css.name}>
              <Link href={organizerPath(locale, organizer)}>{organizer.name}</Link>
            </p>
            {spoken && (
              <p className={css.soft}>{formatMessage(messages.speaks, { languages: spoken })}</p>
            )}
            {organizer.phone ? (
              <p>
                <a href={`tel:${organizer.phone.replaceAll(/[^+\d]/g, '')}`} className={css.phone}>
                  {organizer.formattedPhone}
                </a>
              </p>
            ) : (
              <p className={css.soft}>{formatMessage(messages.noPhone)}</p>
            )}
          </div>
        </li>
        {(phone || email) && (
          <li>
            <Avatar name="Versta" size={56} square />
            <div>
              <p className={css.name}>{formatMessage(messages.versta)}</p>
              {phone && (
                <p>
                  <a href={`tel:${phone.phone}`} className={css.phone}>
                    {phone.formattedPhone}
                  </a>
                </p>
              )}
              {email && (
                <p>
                  <a href={email.url}>{email.name}</a>
                </p>
              )}
            </div>
          </li>
        )}
      </ul>
    </section>
  )
}
