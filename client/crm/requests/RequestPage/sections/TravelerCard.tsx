import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useSite } from '../../../../routing/site.ts'
import { Badge } from '../../../../ui/Badge/Badge.tsx'
import { eye } from '../../../../ui/Icon/controls.ts'
import { EmailLink, PhoneLink } from '../../../kit/ContactLinks.tsx'
import { RowAction } from '../../../kit/RowAction.tsx'
import type { CrmRequestPageQuery } from '../RequestPage.generated.ts'
import type { RevealedDocuments } from '../RequestPage.loader.ts'
import css from '../RequestPage.module.css'
import { crmTravelersMessages as messages } from '../crmRequest.messages.ts'

interface TravelerCardProps {
  tourist: CrmRequestPageQuery['organizerRequest']['tourists'][number]
  /** Passport and health notes where they have just been revealed. */
  revealed: RevealedDocuments | undefined
  asksPassport: boolean
  asksWeight: boolean
  /** Whether documents may be revealed: the request is not canceled. */
  canLook: boolean
}

/**
 * Shows one traveler's details, with passport and health notes hidden until the organizer reveals
 * them.
 */
export function TravelerCard({
  tourist,
  revealed,
  asksPassport,
  asksWeight,
  canLook,
}: TravelerCardProps) {
  const { formatMessage, formatDate } = useIntl()
  const { locale } = useSite()
  const { id, fullName, missing, passportSuffix, hasHealthNotes } = tourist
  const day = (date: string) =>
    formatDate(`${date}T00:00:00Z`, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    })
  const isHidden = (passportSuffix !== null || hasHealthNotes) && !revealed
  const facts: { name: string; value: ReactNode }[] = [
    { name: formatMessage(messages.born), value: tourist.birthday && day(tourist.birthday) },
    {
      name: formatMessage(messages.contact),
      value: (tourist.email || tourist.phone) && (
        <>
          {tourist.email && <EmailLink className={css.line} email={tourist.email} />}
          {tourist.phone && <PhoneLink className={css.line} phone={tourist.phone} />}
        </>
      ),
    },
    {
      name: formatMessage(messages.emergency),
      value: (tourist.emergencyName || tourist.emergencyPhone) && (
        <>
          {tourist.emergencyName}{' '}
          {tourist.emergencyPhone && (
            <PhoneLink className={css.line} phone={tourist.emergencyPhone} />
          )}
        </>
      ),
    },
    { name: formatMessage(messages.food), value: tourist.foodRestriction },
    ...(asksWeight
      ? [
          {
            name: formatMessage(messages.weight),
            value:
              tourist.weightKg !== null &&
              formatMessage(messages.weightValue, { weight: tourist.weightKg }),
          },
        ]
      : []),
    ...(asksPassport || passportSuffix
      ? [
          {
            name: formatMessage(messages.passport),
            value: revealed ? passportOf(revealed) : masked(passportSuffix),
          },
        ]
      : []),
    {
      name: formatMessage(messages.health),
      value: revealed
        ? revealed.healthNotes
        : hasHealthNotes && formatMessage(messages.healthMasked),
    },
  ]

  function masked(end: string | null): ReactNode {
    return end && formatMessage(messages.passportMasked, { end })
  }
  function passportOf({ passport }: RevealedDocuments): ReactNode {
    if (!passport) return null
    const country =
      new Intl.DisplayNames(locale, { type: 'region' }).of(passport.country) ?? passport.country
    return formatMessage(messages.passportValue, {
      number: passport.number,
      country,
      until: day(passport.expiresOn),
    })
  }

  return (
    <li className={css.card}>
      <div className={css.cardHead}>
        <h3 className={css.name}>{fullName}</h3>
        {missing.length > 0 ? (
          <Badge tone="ochre">
            {formatMessage(messages.missing, {
              gaps: missing.map((gap) => formatMessage(messages[gap])).join(', '),
            })}
          </Badge>
        ) : (
          <Badge tone="pine">{formatMessage(messages.complete)}</Badge>
        )}
      </div>
      <dl className={css.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={css.words}>{value || '–'}</dd>
          </div>
        ))}
      </dl>
      {isHidden && canLook && (
        <div className={css.look} data-print="no">
          <RowAction
            fields={{ tourist: id, intent: 'look' }}
            text={formatMessage(messages.show)}
            label={formatMessage(messages.showSpoken, { name: fullName })}
            icon={eye}
          />
          <span className={css.soft}>{formatMessage(messages.recorded)}</span>
        </div>
      )}
      {revealed && (
        <p role="status" className={css.soft}>
          {formatMessage(
            revealed.passport || revealed.healthNotes ? messages.shown : messages.unreadable,
          )}
        </p>
      )}
    </li>
  )
}
