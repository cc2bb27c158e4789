import { useIntl } from 'react-intl'
import { usePagePath } from '../../../routing/site.ts'
import { useActionResult, useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { chat } from '../../../ui/Icon/people.ts'
import { ListPage } from '../../kit/ListPage.tsx'
import { listAddress } from '../../kit/listAddress.ts'
import type { action, loader } from './AnswersPage.loader.ts'
import css from './AnswersPage.module.css'
import { answersPageMessages as messages } from './answersPage.messages.ts'
import { AnswerCard } from './sections/AnswerCard.tsx'
import { useAnswersPageQuery } from './AnswersPage.generated.ts'

/** Lists the reviews of the organizer's tours, with a form for the one public answer to each. */
export function AnswersPage() {
  const { formatMessage } = useIntl()
  const { resultRef, isOpenOnly, after } = useLoaderResult<typeof loader>()
  const { viewer, organizerReviews } = useAnswersPageQuery(resultRef).data
  const { edges, pageInfo, totalCount } = organizerReviews
  const refusal = useActionResult<typeof action>()
  const home = usePagePath()('crmReviews')
  const addressOf = (isOpen: boolean, cursor: string | null) =>
    listAddress(home, { show: isOpen ? 'open' : null, after: cursor })
  return (
    <ListPage
      area="organizer"
      title={formatMessage(messages.title)}
      heading={formatMessage(messages.heading)}
      count={totalCount}
      who={viewer?.organizers.map(({ name }) => name).join(', ')}
      refusal={refusal}
      refusalTexts={{
        notFound: formatMessage(messages.failed),
        failed: formatMessage(messages.failed),
      }}
      older={pageInfo.hasNextPage ? addressOf(isOpenOnly, pageInfo.endCursor) : null}
      newest={after ? addressOf(isOpenOnly, null) : null}
      filter={
        <Button size="s" href={addressOf(!isOpenOnly, null)}>
          {formatMessage(isOpenOnly ? messages.all : messages.open)}
        </Button>
      }
      empty={edges.length > 0 ? undefined : { icon: chat, title: formatMessage(messages.empty) }}
    >
      <ul className={css.list}>
        {edges.map(({ node }) => (
          <AnswerCard key={`${node.id} ${node.answer?.text}`} review={node} refusal={refusal} />
        ))}
      </ul>
    </ListPage>
  )
}
