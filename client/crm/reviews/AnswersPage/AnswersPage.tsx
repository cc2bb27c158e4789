import { OrganizerFrame } from '../../../features/CrmFrame/OrganizerFrame.tsx'
import { useIntl } from 'react-intl'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { useData } from '../../../data/useData.ts'
import { useSite } from '../../../routing/site.ts'
import { useActed, useLoaded } from '../../../routing/useLoaded.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { chat } from '../../../ui/Icon/people.ts'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import type { action, loader } from './AnswersPage.loader.ts'
import css from './AnswersPage.module.css'
import { answersPageMessages as messages } from './answersPage.messages.ts'
import { AnswerCard } from './sections/AnswerCard.tsx'

/** What travelers say of the organizer's tours, and the one public answer to each. */
export function AnswersPage() {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const { reading, isOpenOnly, after } = useLoaded<typeof loader>()
  const { viewer, organizerReviews } = useData(reading)
  const { edges, pageInfo, totalCount } = organizerReviews
  const unanswered = useActed<typeof action>()
  const home = pagePath('crmReviews', locale)
  const addressOf = (isOpen: boolean, cursor: string | null): string => {
    const query = new URLSearchParams({ ...(isOpen && { show: 'open' }), ...(cursor && { after: cursor }) })
    return query.size > 0 ? `${home}?${query}` : home
  }
  return (
    <OrganizerFrame title={formatMessage(messages.title)} who={viewer?.organizers.map(({ name }) => name).join(', ')}>
      <div className={css.head}>
        <h1 className={css.heading}>
          {formatMessage(messages.heading)} <span className={css.count}>{formatMessage(messages.count, { count: totalCount })}</span>
        </h1>
        <Button size="s" href={addressOf(!isOpenOnly, null)}>
          {formatMessage(isOpenOnly ? messages.all : messages.open)}
        </Button>
      </div>
      {unanswered && !unanswered.isWrong && (
        <Notice tone="danger" role="alert">
          {formatMessage(messages.failed)}
        </Notice>
      )}
      {edges.length > 0 ? (
        <ul className={css.list}>
          {edges.map(({ node }) => (
            <AnswerCard
              key={`${node.id} ${node.answer?.text}`}
              review={node}
              unanswered={unanswered?.id === node.id ? unanswered : undefined}
            />
          ))}
        </ul>
      ) : (
        <EmptyState icon={chat} title={formatMessage(messages.empty)} />
      )}
      <nav className={css.rest} aria-label={formatMessage(messages.heading)}>
        {after && (
          <Button size="s" href={addressOf(isOpenOnly, null)}>
            {formatMessage(messages.newest)}
          </Button>
        )}
        {pageInfo.hasNextPage && (
          <Button size="s" href={addressOf(isOpenOnly, pageInfo.endCursor)} rel="next">
            {formatMessage(messages.older)}
          </Button>
        )}
      </nav>
    </OrganizerFrame>
  )
}
