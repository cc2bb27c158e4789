import { useIntl } from 'react-intl'
import { CardList } from '../../../features/content/TextPage/CardList.tsx'
import { FactList } from '../../../features/content/TextPage/FactList.tsx'
import { CompanyPage } from '../../../features/content/TextPage/CompanyPage.tsx'
import type { loader } from '../../../features/content/TextPage/TextPageData.loader.ts'
import { TextSection } from '../../../features/content/TextPage/TextSection.tsx'
import { useLinkTags } from '../../../features/content/TextPage/useLinkTags.tsx'
import { hydrateOnInteraction } from '../../../routing/hydrateOnInteraction.tsx'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { question } from '../../../ui/Icon/signs.ts'
import { card, file, passport } from '../../../ui/Icon/signs.ts'
import { globe, map } from '../../../ui/Icon/travel.ts'
import { home } from '../../../ui/Icon/controls.ts'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { visaMessages as messages } from './visaPage.messages.ts'
import { useTextPageDataQuery } from '../../../features/content/TextPage/TextPageData.generated.ts'

const HelpForm = hydrateOnInteraction(async () => (await import('./VisaPage.later.tsx')).HelpForm)

const ways = [
  { key: 'electronic', icon: globe, title: messages.electronic, text: messages.electronicText },
  { key: 'tourist', icon: passport, title: messages.tourist, text: messages.touristText },
  { key: 'none', icon: card, title: messages.none, text: messages.noneText },
] as const
const steps = [
  { key: 'apply', title: messages.stepApply, text: messages.stepApplyText },
  { key: 'name', title: messages.stepName, text: messages.stepNameText },
  { key: 'address', title: messages.stepAddress, text: messages.stepAddressText },
  { key: 'border', title: messages.stepBorder, text: messages.stepBorderText },
  { key: 'print', title: messages.stepPrint, text: messages.stepPrintText },
] as const
const papers = [
  messages.consularPassport,
  messages.consularConfirmation,
  messages.consularInsurance,
  messages.consularForm,
] as const
const atBorder = [
  { key: 'card', icon: file, title: messages.card, text: messages.cardText },
  {
    key: 'registration',
    icon: home,
    title: messages.registration,
    text: messages.registrationText,
  },
  { key: 'permit', icon: map, title: messages.permit, text: messages.permitText },
  { key: 'questions', icon: question, title: messages.questions, text: messages.questionsText },
] as const

/** Explains which documents a traveler needs and who provides them. */
export function VisaPage() {
  const { formatMessage } = useIntl()
  const { contacts, posters } = useTextPageDataQuery(useLoaderResult<typeof loader>().page).data
  const links = useLinkTags('faq', 'agreement')
  const section = (id: string, title: (typeof messages)[keyof typeof messages]) => ({
    id,
    text: formatMessage(title),
  })
  return (
    <CompanyPage
      texts={messages}
      contacts={contacts}
      form={<HelpForm topics={['visa']} />}
      poster={posters[1]}
      contents={[
        section('which', messages.whichTitle),
        section('e-visa', messages.stepsTitle),
        section('consulate', messages.consularTitle),
        section('invitation', messages.invitationTitle),
        section('insurance', messages.insuranceTitle),
        section('border', messages.borderTitle),
        section('neighbors', messages.neighborsTitle),
        section('who', messages.whoTitle),
      ]}
    >
      <Notice tone="warning" title={formatMessage(messages.checkTitle)}>
        {formatMessage(messages.checkText)}
      </Notice>
      <TextSection id="which" title={formatMessage(messages.whichTitle)}>
        <p>{formatMessage(messages.whichText)}</p>
        <CardList
          cards={ways.map(({ title, text, ...way }) => ({
            ...way,
            title: formatMessage(title),
            text: formatMessage(text),
          }))}
        />
      </TextSection>
      <TextSection id="e-visa" title={formatMessage(messages.stepsTitle)}>
        <CardList
          isNumbered
          cards={steps.map(({ title, text, key }) => ({
            key,
            title: formatMessage(title),
            text: formatMessage(text),
          }))}
        />
      </TextSection>
      <TextSection id="consulate" title={formatMessage(messages.consularTitle)}>
        <p>{formatMessage(messages.consularText)}</p>
        <ul>
          {papers.map((paper) => (
            <li key={paper.id}>{formatMessage(paper)}</li>
          ))}
        </ul>
      </TextSection>
      <TextSection id="invitation" title={formatMessage(messages.invitationTitle)}>
        <p>{formatMessage(messages.invitationText)}</p>
      </TextSection>
      <TextSection id="insurance" title={formatMessage(messages.insuranceTitle)}>
        <p>{formatMessage(messages.insuranceText)}</p>
        <p>{formatMessage(messages.insuranceWarning)}</p>
      </TextSection>
      <TextSection id="border" title={formatMessage(messages.borderTitle)}>
        <CardList
          cards={atBorder.map(({ title, text, ...part }) => ({
            ...part,
            title: formatMessage(title),
            text: formatMessage(text),
          }))}
        />
      </TextSection>
      <TextSection id="neighbors" title={formatMessage(messages.neighborsTitle)}>
        <p>{formatMessage(messages.neighborsText)}</p>
      </TextSection>
      <TextSection id="who" title={formatMessage(messages.whoTitle)}>
        <FactList
          facts={[
            { name: formatMessage(messages.you), value: formatMessage(messages.youText) },
            {
              name: formatMessage(messages.organizer),
              value: formatMessage(messages.organizerText),
            },
            {
              name: formatMessage(messages.versta),
              value: formatMessage(messages.verstaText, links),
            },
          ]}
        />
        <p>{formatMessage(messages.more, links)}</p>
      </TextSection>
    </CompanyPage>
  )
}
VisaPage.later = [HelpForm]
