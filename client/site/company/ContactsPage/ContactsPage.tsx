import { useIntl } from 'react-intl'
import { JsonLd } from '../../../features/shell/JsonLd/JsonLd.tsx'
import { CardList } from '../../../features/content/TextPage/CardList.tsx'
import { FactList } from '../../../features/content/TextPage/FactList.tsx'
import { TextPage } from '../../../features/content/TextPage/TextPage.tsx'
import { TextSection } from '../../../features/content/TextPage/TextSection.tsx'
import { useLinkTags } from '../../../features/content/TextPage/useLinkTags.tsx'
import { useSite } from '../../../routing/site.ts'
import { hydrateOnInteraction } from '../../../routing/hydrateOnInteraction.tsx'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { chat, mail, phone as phoneGlyph, telegram, whatsapp } from '../../../ui/Icon/people.ts'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import type { loader } from './ContactsPage.loader.ts'
import css from './ContactsPage.module.css'
import { contactsMessages as messages } from './contactsPage.messages.ts'
import { officeJsonLd } from './officeJsonLd.ts'
import { Hours } from './sections/Hours.tsx'
import { useContactsPageQuery } from './ContactsPage.generated.ts'

const HelpForm = hydrateOnInteraction(
  async () => (await import('./ContactsPage.later.tsx')).HelpForm,
)

const glyphs: Record<string, string> = { whatsapp, telegram }
const phoneTexts = {
  MAIN: messages.mainPhone,
  ADDITIONAL: messages.otherPhone,
  FOR_CALLS_BY_CODE: messages.codePhone,
} as const

/** The most frequent topics, in order of frequency. */
const topics = [
  'other',
  'learn_more',
  'individual_tour',
  'corp_tour_request',
  'phone_call_request',
  'visa',
  'gift_card',
  'cashback',
  'agency',
] as const

/** Lists all ways to contact Versta, and its legal details. */
export function ContactsPage() {
  const { formatMessage, locale } = useIntl()
  const { origin } = useSite()
  const { contacts } = useContactsPageQuery(useLoaderResult<typeof loader>().page).data
  const links = useLinkTags('faq', 'visa', 'press', 'forAgencies')
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const { phones, channels, office } = contacts
  const written = channels.filter(({ kind }) => kind !== 'SOCIAL')
  const social = channels.filter(({ kind }) => kind === 'SOCIAL')
  const address = office && [
    office.name,
    office.street,
    `${office.postalCode} ${office.city}`,
    office.country,
  ]

  return (
    <TextPage
      title={formatMessage(messages.title)}
      crumb={formatMessage(messages.crumb)}
      metaTitle={formatMessage(messages.metaTitle)}
      metaDescription={formatMessage(messages.metaDescription)}
      lead={formatMessage(messages.lead)}
    >
      <JsonLd data={officeJsonLd(origin, contacts)} />
      <TextSection id="phones" title={formatMessage(messages.phonesTitle)}>
        <CardList
          cards={phones.map(({ id, type, phone, formattedPhone, countryCode }) => ({
            key: String(id),
            icon: phoneGlyph,
            title: (
              <a href={`tel:${phone}`} className={css.way}>
                {formattedPhone}
              </a>
            ),
            text:
              type === 'ADDITIONAL' && countryCode
                ? formatMessage(messages.phoneIn, { country: countries.of(countryCode) })
                : formatMessage(phoneTexts[type]),
          }))}
        />
      </TextSection>
      <TextSection id="write" title={formatMessage(messages.writeTitle)}>
        <CardList
          cards={written.map(({ id, kind, code, name, url }) => ({
            key: String(id),
            icon: kind === 'EMAIL' ? mail : (glyphs[code] ?? chat),
            title: (
              <a href={url} className={css.way}>
                {name}
              </a>
            ),
            text: formatMessage(kind === 'EMAIL' ? messages.mail : messages.messenger),
          }))}
        />
        {social.length > 0 && (
          <p className={css.social}>
            {formatMessage(messages.socialTitle)}{' '}
            {social.map(({ id, name, url }) => (
              <a key={id} href={url} rel="noreferrer">
                {name}
              </a>
            ))}
          </p>
        )}
      </TextSection>
      <TextSection id="contact" title={formatMessage(messages.formTitle)}>
        <HelpForm topics={topics} />
      </TextSection>
      <Notice tone="danger" title={formatMessage(messages.roadTitle)}>
        {formatMessage(messages.roadText)}
      </Notice>
      {office && address && (
        <div className={css.office}>
          <TextSection id="hours" title={formatMessage(messages.hoursTitle)}>
            <Hours workTime={office.workTime} />
            <p className={css.zone}>{formatMessage(messages.zone, { city: office.city })}</p>
          </TextSection>
          <TextSection id="address" title={formatMessage(messages.addressTitle)}>
            <address className={css.address}>
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <p>{formatMessage(messages.visit)}</p>
          </TextSection>
        </div>
      )}
      <TextSection id="before" title={formatMessage(messages.beforeTitle)}>
        <p>{formatMessage(messages.beforeText, links)}</p>
      </TextSection>
      <TextSection id="legal-notice" title={formatMessage(messages.noticeTitle)}>
        <p>{formatMessage(messages.noticeText)}</p>
        <FactList
          facts={[
            ...(address
              ? [{ name: formatMessage(messages.operator), value: address.join(', ') }]
              : []),
            {
              name: formatMessage(messages.directors),
              value: formatMessage(messages.directorsText),
            },
            { name: formatMessage(messages.register), value: formatMessage(messages.registerText) },
            { name: formatMessage(messages.tax), value: formatMessage(messages.taxText) },
            { name: formatMessage(messages.content), value: formatMessage(messages.contentText) },
          ]}
        />
      </TextSection>
    </TextPage>
  )
}
ContactsPage.later = [HelpForm]
