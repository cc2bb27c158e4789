import { useIntl } from 'react-intl'
import { CardList } from '../../../features/content/TextPage/CardList.tsx'
import { FactList } from '../../../features/content/TextPage/FactList.tsx'
import { CompanyPage } from '../../../features/content/TextPage/CompanyPage.tsx'
import { TextSection } from '../../../features/content/TextPage/TextSection.tsx'
import { useLinkTags } from '../../../features/content/TextPage/useLinkTags.tsx'
import { hydrateOnInteraction } from '../../../routing/hydrateOnInteraction.tsx'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { building, guide } from '../../../ui/Icon/people.ts'
import { file, shield, success } from '../../../ui/Icon/signs.ts'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import type { loader } from './CertificatesPage.loader.ts'
import { certificatesMessages as messages } from './certificatesPage.messages.ts'
import { useCertificatesPageQuery } from './CertificatesPage.generated.ts'

const HelpForm = hydrateOnInteraction(
  async () => (await import('./CertificatesPage.later.tsx')).HelpForm,
)

const own = [
  { name: messages.trade, value: messages.tradeText },
  { name: messages.liability, value: messages.liabilityText },
  { name: messages.insolvency, value: messages.insolvencyText },
  { name: messages.data, value: messages.dataText },
] as const
const asked = [
  { icon: building, title: messages.register, text: messages.registerText },
  { icon: file, title: messages.insurance, text: messages.insuranceText },
  { icon: guide, title: messages.guides, text: messages.guidesText },
  { icon: success, title: messages.aid, text: messages.aidText },
] as const
const steps = [
  { title: messages.send, text: messages.sendText },
  { title: messages.look, text: messages.lookText },
  { title: messages.show, text: messages.showText },
] as const

/** Shows the certificates of the operator and the organizers, and who verifies them. */
export function CertificatesPage() {
  const { formatMessage } = useIntl()
  const { contacts, verificationServices, organizers } = useCertificatesPageQuery(
    useLoaderResult<typeof loader>().page,
  ).data
  const links = useLinkTags('reviews', 'agreement')
  const checked = organizers.edges.filter(({ node }) => node.verification === 'SUCCESS').length
  return (
    <CompanyPage texts={messages} contacts={contacts} form={<HelpForm topics={['other']} />}>
      <TextSection id="organizers" title={formatMessage(messages.organizersTitle)}>
        <p>{formatMessage(messages.organizersText, { checked, all: organizers.totalCount })}</p>
        <CardList
          cards={asked.map(({ icon, title, text }) => ({
            key: title.id,
            icon,
            title: formatMessage(title),
            text: formatMessage(text),
          }))}
        />
      </TextSection>
      <TextSection id="check" title={formatMessage(messages.stepsTitle)}>
        <CardList
          isNumbered
          cards={steps.map(({ title, text }) => ({
            key: title.id,
            title: formatMessage(title),
            text: formatMessage(text),
          }))}
        />
      </TextSection>
      <TextSection id="services" title={formatMessage(messages.servicesTitle)}>
        <p>{formatMessage(messages.servicesText)}</p>
        <CardList
          cards={verificationServices.map(({ id, name, legalName, link }) => ({
            key: String(id),
            icon: shield,
            title: name,
            text: legalName,
            action: (
              <a
                href={link}
                rel="noreferrer"
                aria-label={formatMessage(messages.lookUpAt, { name })}
              >
                {formatMessage(messages.lookUp)}
              </a>
            ),
          }))}
        />
      </TextSection>
      <TextSection id="own" title={formatMessage(messages.ownTitle)}>
        <p>{formatMessage(messages.ownText)}</p>
        <Notice title={formatMessage(messages.exampleTitle)}>
          {formatMessage(messages.exampleText)}
        </Notice>
        <FactList
          facts={own.map(({ name, value }) => ({
            name: formatMessage(name),
            value: formatMessage(value),
          }))}
        />
      </TextSection>
      <TextSection id="limits" title={formatMessage(messages.limitTitle)}>
        <p>{formatMessage(messages.limitText, links)}</p>
      </TextSection>
    </CompanyPage>
  )
}
CertificatesPage.later = [HelpForm]
