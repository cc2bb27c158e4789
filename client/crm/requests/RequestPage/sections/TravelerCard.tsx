import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Form } from 'react-router'
import { useIsSending } from '../../../../routing/useIsSending.ts'
import { useSite } from '../../../../routing/site.ts'
import { Badge } from '../../../../ui/Badge/Badge.tsx'
import { Button } from '../../../../ui/Button/Button.tsx'
import { eye } from '../../../../ui/Icon/controls.ts'
import type { CrmRequestPageQuery } from '../RequestPage.generated.ts'
import type { Looked } from '../RequestPage.loader.ts'
import css from '../RequestPage.module.css'
import { crmTravelersMessages as messages } from '../crmRequest.messages.ts'

interface TravelerCardProps {
  tourist: CrmRequestPageQuery['organizerRequest']['tourists'][number]
  /** What was sealed, where it has just been asked for. */
  looked: Looked | undefined
  asksPassport: boolean
  asksWeight: boolean
  /** The request still lives: what is sealed may be read. */
  canLook: boolean
}

/** One traveler: what they have told, with passport and health closed until the organizer asks to see them. */
export function TravelerCard({ tourist, looked, asksPassport, asksWeight, canLook }: TravelerCardProps) {
  const { formatMessage, formatDate } = useIntl()
  const { locale } = useSite()
  const isBusy = useIsSending()
  const { id, fullName, missing, passportEnd, healthNotesGiven } = tourist
  const day = (date: string) => formatDate(`${date}T00:00:00Z`, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
  const isSealed = (passportEnd !== null || healthNotesGiven) && !looked
  const facts: { name: string; value: ReactNode }[] = [
    { name: formatMessage(messages.born), value: tourist.birthday && day(tourist.birthday) },
    {
      name: formatMessage(messages.contact),
      value: (tourist.email || tourist.phone) && (
        <>
          {tourist.email && (
            <a className={css.line} href={`mailto:${encodeURIComponent(tourist.email).replaceAll('%40', '@')}`}>
              {tourist.email}
            </a>
          )}
          {tourist.phone && (
            <a className={css.line} href={`tel:${tourist.phone}`}>
              {tourist.phone}
            </a>
          )}
        </>
      ),
    },
    {
      name: formatMessage(messages.emergency),
      value: (tourist.emergencyName || tourist.emergencyPhone) && (
        <>
          {tourist.emergencyName}{' '}
          {tourist.emergencyPhone && (
            <a className={css.line} href={`tel:${tourist.emergencyPhone}`}>
              {tourist.emergencyPhone}
            </a>
          )}
        </>
      ),
    },
    { name: formatMessage(messages.food), value: tourist.foodRestriction },
    ...(asksWeight
      ? [
          {
            name: formatMessage(messages.weight),
            value: tourist.weightKg !== null && formatMessage(messages.weightValue, { weight: tourist.weightKg }),
          },
        ]
      : []),
    ...(asksPassport || passportEnd
      ? [{ name: formatMessage(messages.passport), value: looked ? passportOf(looked) : masked(passportEnd) }]
      : []),
    {
      name: formatMessage(messages.health),
      value: looked ? looked.healthNotes : healthNotesGiven && formatMessage(messages.healthMasked),
    },
  ]

  function masked(end: string | null): ReactNode {
    return end && formatMessage(messages.passportMasked, { end })
  }
  function passportOf({ passport }: Looked): ReactNode {
    if (!passport) return null
    const country = new Intl.DisplayNames(locale, { type: 'region' }).of(passport.country) ?? passport.country
    return formatMessage(messages.passportValue, { number: passport.number, country, until: day(passport.expiresOn) })
  }

  return (
    <li className={css.card}>
      <div className={css.cardHead}>
        <h3 className={css.name}>{fullName}</h3>
        {missing.length > 0 ? (
          <Badge tone="ochre">
            {formatMessage(messages.missing, { gaps: missing.map((gap) => formatMessage(messages[gap])).join(', ') })}
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
      {isSealed && canLook && (
        <Form method="post" preventScrollReset className={css.look} data-print="no">
          <input type="hidden" name="tourist" value={id} />
          <Button
            type="submit"
            name="intent"
            value="look"
            size="s"
            icon={eye}
            busy={isBusy}
            aria-label={formatMessage(messages.showSpoken, { name: fullName })}
          >
            {formatMessage(messages.show)}
          </Button>
          <span className={css.soft}>{formatMessage(messages.recorded)}</span>
        </Form>
      )}
      {looked && (
        <p role="status" className={css.soft}>
          {formatMessage(looked.passport || looked.healthNotes ? messages.shown : messages.unreadable)}
        </p>
      )}
    </li>
  )
}
