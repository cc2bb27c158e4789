import { useIntl } from 'react-intl'
import { CompanyPage } from '../../../features/content/TextPage/CompanyPage.tsx'
import { TextSection } from '../../../features/content/TextPage/TextSection.tsx'
import { usePagePath } from '../../../routing/site.ts'
import { hydrateOnInteraction } from '../../../routing/hydrateOnInteraction.tsx'
import { useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Avatar } from '../../../ui/Avatar/Avatar.tsx'
import type { loader } from './MeetPage.loader.ts'
import css from './MeetPage.module.css'
import { meetMessages as messages } from './meetPage.messages.ts'
import { OrganizerCard } from './sections/OrganizerCard.tsx'
import { useMeetPageQuery } from './MeetPage.generated.ts'

const HelpForm = hydrateOnInteraction(async () => (await import('./MeetPage.later.tsx')).HelpForm)

const desk = [
  { name: 'Clara Weidmann', text: messages.clara },
  { name: 'Oliver Tennant', text: messages.oliver },
  { name: 'Julia Marwitz', text: messages.julia },
  { name: 'Nikolai Brandt', text: messages.nikolai },
  { name: 'Henrik Solberg', text: messages.henrik },
] as const
const guideRules = [
  messages.guideLanguage,
  messages.guideAid,
  messages.guidePhone,
  messages.guideNo,
] as const

/** Presents the organizers, the rules for their guides, and the Versta team. */
export function MeetPage() {
  const { formatMessage } = useIntl()
  const pathOf = usePagePath()
  const { contacts, organizers, all, posters } = useMeetPageQuery(
    useLoaderResult<typeof loader>().page,
  ).data
  const [tours] = all
  return (
    <CompanyPage
      texts={messages}
      contacts={contacts}
      form={<HelpForm topics={['individual_tour']} />}
      lead={formatMessage(messages.lead, { count: organizers.totalCount })}
      poster={posters[5]}
    >
      <TextSection id="organizers" title={formatMessage(messages.organizersTitle)}>
        <p>{formatMessage(messages.organizersText)}</p>
        <ul className={css.organizers}>
          {organizers.edges.map(({ node }) => (
            <li key={node.id}>
              <OrganizerCard
                organizer={node}
                toursPath={tours && pathOf('slug', { slug: tours.slug })}
              />
            </li>
          ))}
        </ul>
      </TextSection>
      <TextSection id="guides" title={formatMessage(messages.guidesTitle)}>
        <p>{formatMessage(messages.guidesText)}</p>
        <ul>
          {guideRules.map((rule) => (
            <li key={rule.id}>{formatMessage(rule)}</li>
          ))}
        </ul>
      </TextSection>
      <TextSection id="desk" title={formatMessage(messages.deskTitle)}>
        <ul className={css.desk}>
          {desk.map(({ name, text }) => (
            <li key={name} className={css.person}>
              <Avatar name={name} size={64} />
              <div>
                <h3>{name}</h3>
                <p>{formatMessage(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </TextSection>
    </CompanyPage>
  )
}
MeetPage.later = [HelpForm]
