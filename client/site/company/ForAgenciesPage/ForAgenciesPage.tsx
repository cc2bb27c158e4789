import { useIntl } from 'react-intl'
import { CardList } from '../../../features/content/TextPage/CardList.tsx'
import { FactList } from '../../../features/content/TextPage/FactList.tsx'
import { CompanyPage } from '../../../features/content/TextPage/CompanyPage.tsx'
import type { loader } from '../../../features/content/TextPage/TextPageData.loader.ts'
import { TextSection } from '../../../features/content/TextPage/TextSection.tsx'
import { useLinkTags } from '../../../features/content/TextPage/useLinkTags.tsx'
import { useSite } from '../../../routing/site.ts'
import { hydrateOnInteraction } from '../../../routing/hydrateOnInteraction.tsx'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { arrowUpRight } from '../../../ui/Icon/controls.ts'
import { chat, user } from '../../../ui/Icon/people.ts'
import { lock, percent, shield } from '../../../ui/Icon/signs.ts'
import { photo } from '../../../ui/Icon/travel.ts'
import css from './ForAgenciesPage.module.css'
import { exampleQuery } from './exampleQuery.ts'
import { forAgenciesMessages as messages } from './forAgenciesPage.messages.ts'
import { useTextPageDataQuery } from '../../../features/content/TextPage/TextPageData.generated.ts'

const HelpForm = hydrateOnInteraction(
  async () => (await import('./ForAgenciesPage.later.tsx')).HelpForm,
)

const gains = [
  { icon: percent, title: messages.commission, text: messages.commissionText },
  { icon: lock, title: messages.seats, text: messages.seatsText },
  { icon: user, title: messages.client, text: messages.clientText },
  { icon: shield, title: messages.checked, text: messages.checkedText },
  { icon: chat, title: messages.help, text: messages.helpText },
  { icon: photo, title: messages.pictures, text: messages.picturesText },
] as const
const steps = [
  { title: messages.write, text: messages.writeText },
  { title: messages.sign, text: messages.signText },
  { title: messages.book, text: messages.bookText },
] as const

/** Explains why agencies sell through Versta, and how to start. */
export function ForAgenciesPage() {
  const { formatMessage } = useIntl()
  const { origin } = useSite()
  const { contacts, posters } = useTextPageDataQuery(useLoaderResult<typeof loader>().page).data
  const links = useLinkTags('certificates')
  return (
    <CompanyPage
      texts={messages}
      contacts={contacts}
      form={<HelpForm topics={['agency']} />}
      poster={posters[2]}
    >
      <TextSection id="gains" title={formatMessage(messages.whatTitle)}>
        <CardList
          cards={gains.map(({ icon, title, text }) => ({
            key: title.id,
            icon,
            title: formatMessage(title),
            text: formatMessage(text, links),
          }))}
        />
      </TextSection>
      <TextSection id="steps" title={formatMessage(messages.stepsTitle)}>
        <CardList
          isNumbered
          cards={steps.map(({ title, text }) => ({
            key: title.id,
            title: formatMessage(title),
            text: formatMessage(text),
          }))}
        />
      </TextSection>
      <TextSection id="api" title={formatMessage(messages.apiTitle)}>
        <div className={css.api}>
          <div className={css.words}>
            <p>{formatMessage(messages.apiText)}</p>
            <FactList
              facts={[
                {
                  name: formatMessage(messages.apiEndpoint),
                  value: <code>{`${origin}/graphql`}</code>,
                },
                {
                  name: formatMessage(messages.apiLanguage),
                  value: formatMessage(messages.apiLanguageText),
                },
                {
                  name: formatMessage(messages.apiLimits),
                  value: formatMessage(messages.apiLimitsText),
                },
              ]}
            />
            <Button as="a" href="/graphiql" iconEnd={arrowUpRight}>
              {formatMessage(messages.apiExplore)}
            </Button>
          </div>
          <figure className={css.example}>
            <figcaption>{formatMessage(messages.apiExample)}</figcaption>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard */}
            <pre tabIndex={0}>
              <code>{exampleQuery}</code>
            </pre>
          </figure>
        </div>
      </TextSection>
      <TextSection id="fit" title={formatMessage(messages.fitTitle)}>
        <p>{formatMessage(messages.fitText)}</p>
      </TextSection>
    </CompanyPage>
  )
}
ForAgenciesPage.later = [HelpForm]
