import { useIntl } from 'react-intl'
import { SiteFigures } from '../../../features/content/SiteFigures/SiteFigures.tsx'
import { FactList } from '../../../features/content/TextPage/FactList.tsx'
import { CompanyPage } from '../../../features/content/TextPage/CompanyPage.tsx'
import { TextSection } from '../../../features/content/TextPage/TextSection.tsx'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { download } from '../../../ui/Icon/controls.ts'
import type { loader } from './PressPage.loader.ts'
import { pressMessages as messages } from './pressPage.messages.ts'
import { Swatches } from './sections/Swatches.tsx'
import { usePressPageQuery } from './PressPage.generated.ts'

const facts = [
  { name: messages.company, value: messages.companyText },
  { name: messages.since, value: messages.sinceText },
  { name: messages.name, value: messages.nameText },
  { name: messages.languages, value: messages.languagesText },
  { name: messages.income, value: messages.incomeText },
] as const
const stories = [
  messages.storyShips,
  messages.storyTable,
  messages.storyIce,
  messages.storyMarket,
] as const

/** Presents material for journalists and a contact for further questions. */
export function PressPage() {
  const { formatMessage } = useIntl()
  const page = usePressPageQuery(useLoaderResult<typeof loader>().page).data
  return (
    <CompanyPage texts={messages} contacts={page.contacts} poster={page.posters[4]}>
      <TextSection id="figures" title={formatMessage(messages.numbersTitle)}>
        <p>{formatMessage(messages.numbersText)}</p>
        <SiteFigures query={page} />
      </TextSection>
      <TextSection
        id="short"
        title={formatMessage(messages.shortTitle)}
        lead={formatMessage(messages.shortText)}
      />
      <TextSection id="facts" title={formatMessage(messages.factsTitle)}>
        <FactList
          facts={facts.map(({ name, value }) => ({
            name: formatMessage(name),
            value: formatMessage(value),
          }))}
        />
      </TextSection>
      <TextSection id="assets" title={formatMessage(messages.assetsTitle)}>
        <p>{formatMessage(messages.assetsText)}</p>
        <Swatches />
        <p>{formatMessage(messages.type)}</p>
        <p>{formatMessage(messages.pictures)}</p>
        <div>
          <Button as="a" href="/favicon.svg" download="versta-sign.svg" icon={download}>
            {formatMessage(messages.sign)}
          </Button>
        </div>
      </TextSection>
      <TextSection id="stories" title={formatMessage(messages.storiesTitle)}>
        <ul>
          {stories.map((message) => (
            <li key={message.id}>{formatMessage(message)}</li>
          ))}
        </ul>
      </TextSection>
    </CompanyPage>
  )
}
