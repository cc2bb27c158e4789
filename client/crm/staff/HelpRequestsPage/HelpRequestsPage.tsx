import { useIntl } from 'react-intl'
import { Form } from 'react-router'
import { helpRequestKinds } from '#schema/codes/helpRequests.ts'
import { toEnumName } from '#schema/codes/tours.ts'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { slugWithId } from '#schema/rules/routes/pathParams.ts'
import { useIsSending } from '../../../routing/useIsSending.ts'
import { useData } from '../../../data/useData.ts'
import { topicMessages } from '../../../features/HelpForm/helpForm.messages.ts'
import { useSite } from '../../../routing/site.ts'
import { useActed, useLoaded } from '../../../routing/useLoaded.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { check } from '../../../ui/Icon/controls.ts'
import { chat } from '../../../ui/Icon/people.ts'
import { StaffFrame } from '../StaffFrame.tsx'
import css from '../StaffFrame.module.css'
import { StaffTable } from '../StaffTable.tsx'
import { useDeskTime } from '../useDeskTime.ts'
import type { action, loader } from './HelpRequestsPage.loader.ts'
import { helpRequestsMessages as messages } from './helpRequests.messages.ts'

const topicOf = (kind: string) => topicMessages[helpRequestKinds.find((known) => toEnumName(known) === kind) ?? 'other']

/** What people ask the desk for: answered by letter or phone, noted here, and the note can be taken back. */
export function HelpRequestsPage() {
  const { formatMessage } = useIntl()
  const { locale } = useSite()
  const { reading, showsAll, after } = useLoaded<typeof loader>()
  const { edges, pageInfo, totalCount } = useData(reading).helpRequests
  const refusal = useActed<typeof action>()
  const isBusy = useIsSending()
  const home = pagePath('staffHelp', locale)
  const addressOf = (isAll: boolean, cursor: string | null): string => {
    const query = new URLSearchParams({ ...(isAll && { show: 'all' }), ...(cursor && { after: cursor }) })
    return query.size > 0 ? `${home}?${query}` : home
  }
  const languages = new Intl.DisplayNames(locale, { type: 'language' })
  const instant = useDeskTime()
  const heading = formatMessage(showsAll ? messages.headingAll : messages.heading)

  return (
    <StaffFrame
      title={formatMessage(messages.title)}
      heading={heading}
      count={totalCount}
      refusal={refusal}
      older={pageInfo.hasNextPage ? addressOf(showsAll, pageInfo.endCursor) : null}
      newest={after ? addressOf(showsAll, null) : null}
      filter={
        <Button size="s" href={addressOf(!showsAll, null)}>
          {formatMessage(showsAll ? messages.waiting : messages.all)}
        </Button>
      }
    >
      {edges.length > 0 ? (
        <StaffTable
          caption={heading}
          columns={[messages.number, messages.received, messages.topic, messages.who, messages.message, messages.state]}
        >
          {edges.map(({ node: asked }) => {
            const named = { number: String(asked.id), name: asked.name }
            return (
              <tr key={asked.id}>
                <th scope="row">{asked.id}</th>
                <td className={css.short} data-label={formatMessage(messages.received)}>
                  <time dateTime={asked.createdAt}>{instant(asked.createdAt)}</time>
                </td>
                <td className={css.cell} data-label={formatMessage(messages.topic)}>
                  <strong>{formatMessage(topicOf(asked.kind))}</strong>
                  {asked.tour && (
                    <a href={pagePath('slug', locale, { slug: slugWithId(asked.tour.slug, asked.tour.id) })} lang={asked.tour.lang}>
                      {asked.tour.title}
                    </a>
                  )}
                  {asked.pageUrl && <a href={asked.pageUrl}>{asked.pageUrl}</a>}
                </td>
                <td className={css.cell} data-label={formatMessage(messages.who)}>
                  <strong>{asked.name}</strong>
                  {asked.email && <a href={`mailto:${encodeURIComponent(asked.email).replaceAll('%40', '@')}`}>{asked.email}</a>}
                  {asked.phone && <a href={`tel:${asked.phone}`}>{asked.phone}</a>}
                </td>
                <td className={css.cell} data-label={formatMessage(messages.message)}>
                  {asked.message && (
                    <span className={css.note} lang={asked.lang}>
                      {asked.message}
                    </span>
                  )}
                  <span>{formatMessage(messages.answerIn, { language: languages.of(asked.lang) })}</span>
                </td>
                <td className={css.cell} data-label={formatMessage(messages.state)}>
                  {asked.handledAt && (
                    <span className={css.note}>
                      {formatMessage(messages.handled, { at: instant(asked.handledAt), name: asked.handledBy ?? '–' })}
                    </span>
                  )}
                  <Form method="post" preventScrollReset data-print="no">
                    <input type="hidden" name="id" value={asked.id} />
                    {asked.handledAt ? (
                      <Button
                        type="submit"
                        size="s"
                        name="intent"
                        value="undo"
                        busy={isBusy}
                        aria-label={formatMessage(messages.undoSpoken, named)}
                      >
                        {formatMessage(messages.undo)}
                      </Button>
                    ) : (
                      <Button
                        type="submit"
                        size="s"
                        look="primary"
                        icon={check}
                        name="intent"
                        value="handle"
                        busy={isBusy}
                        aria-label={formatMessage(messages.handleSpoken, named)}
                      >
                        {formatMessage(messages.handle)}
                      </Button>
                    )}
                  </Form>
                </td>
              </tr>
            )
          })}
        </StaffTable>
      ) : (
        <EmptyState icon={chat} title={formatMessage(messages.empty)} />
      )}
    </StaffFrame>
  )
}
