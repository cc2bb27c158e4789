import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLanguageNames } from '../../../../features/shell/Languages/useLanguageNames.ts'
import { type FragmentType, useFragment } from '../../../../data/useFragment.ts'
import { classes } from '../../../../ui/classes.ts'
import { Icon } from '../../../../ui/Icon/Icon.tsx'
import { clock, shield, warning } from '../../../../ui/Icon/signs.ts'
import { factMessages as messages } from '../organizerPage.messages.ts'
import type { OrganizerFacts_OrganizerFragment } from './OrganizerFacts.generated.ts'
import css from './OrganizerFacts.module.css'

const checks = {
  SUCCESS: { icon: shield, tone: css.good, text: messages.verified, by: messages.checkedBy },
  IN_PROGRESS: { icon: clock, tone: undefined, text: messages.inProgress, by: messages.askedOf },
  FAILED: { icon: warning, tone: css.bad, text: messages.failed, by: messages.checkedBy },
  NOT_PERFORMED: { icon: clock, tone: undefined, text: messages.notChecked, by: messages.askedOf },
} as const

const legalTypes = {
  LEGAL_ENTITY: messages.legalEntity,
  INDIVIDUAL_ENTREPRENEUR: messages.entrepreneur,
  NATURAL_PERSON: messages.person,
}

const contracts = {
  MARKETPLACE: messages.marketplace,
  DIRECT_SALES: messages.directSales,
  AGENT: messages.agent,
  OWN: messages.own,
  THIRD_PARTY_AGENT: messages.thirdPartyAgent,
}

/** Shows an organizer's verified facts, legal details, and whom a traveler's contract is with. */
export function OrganizerFacts({
  organizer: part,
}: {
  organizer: FragmentType<OrganizerFacts_OrganizerFragment>
}) {
  const organizer = useFragment<OrganizerFacts_OrganizerFragment>(part)
  const { formatMessage } = useIntl()
  const { name, verificationService: service, phone, formattedPhone, foundedYear } = organizer
  const check = checks[organizer.verification]
  const languages = useLanguageNames()(organizer.languages)
  const facts: [label: string, value: ReactNode][] = [
    [
      formatMessage(messages.legalName),
      `${organizer.legalName} (${formatMessage(legalTypes[organizer.legalType])})`,
    ],
  ]
  if (organizer.registrationNumber)
    facts.push([formatMessage(messages.register), organizer.registrationNumber])
  if (foundedYear) facts.push([formatMessage(messages.founded), String(foundedYear)])
  if (languages) facts.push([formatMessage(messages.languages), languages])
  if (phone) {
    const link = <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{formattedPhone}</a>
    facts.push([formatMessage(messages.phone), link])
  }
  facts.push([
    formatMessage(messages.contract),
    formatMessage(contracts[organizer.salesModel], { name }),
  ])

  return (
    <section aria-label={formatMessage(messages.facts)} className={css.card}>
      <div className={classes(css.check, check.tone)}>
        <Icon glyph={check.icon} size="l" />
        <div>
          <p className={css.verdict}>
            {formatMessage(check.text)}{' '}
            {service &&
              formatMessage(check.by, {
                service: (
                  <a
                    key="service"
                    href={service.link}
                    rel="noopener"
                    target="_blank"
                    title={service.legalName}
                  >
                    {service.name}
                  </a>
                ),
              })}
          </p>
          {organizer.verification === 'SUCCESS' && (
            <p className={css.note}>{formatMessage(messages.checkNote)}</p>
          )}
        </div>
      </div>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
