import { useIntl } from 'react-intl'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { CopyLink } from '../../../features/shell/ShareLinks/CopyLink.tsx'
import { useSite } from '../../../routing/site.ts'
import { useActionResult, useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { mail } from '../../../ui/Icon/people.ts'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { ListPage } from '../../kit/ListPage.tsx'
import type { action, loader } from './IndividualToursPage.loader.ts'
import css from './IndividualToursPage.module.css'
import { individualToursPath } from './IndividualToursPage.urls.ts'
import { individualToursPageMessages as messages } from './individualToursPage.messages.ts'
import { OfferForm } from './sections/OfferForm.tsx'
import { OffersTable } from './sections/OffersTable.tsx'
import { useIndividualToursPageQuery } from './IndividualToursPage.generated.ts'

/**
 * Lists the offers that the viewer's organizers have made to single customers, with a form for the
 * next one.
 */
export function IndividualToursPage() {
  const { formatMessage } = useIntl()
  const { locale, origin } = useSite()
  const { resultRef, after, made } = useLoaderResult<typeof loader>()
  const { viewer, organizerTours, tour, organizerIndividualTours } =
    useIndividualToursPageQuery(resultRef).data
  const { edges, pageInfo, totalCount } = organizerIndividualTours
  const refusal = useActionResult<typeof action>()
  const linkOf = (uuid: string) => pagePath('individualTour', locale, { uuid })
  return (
    <ListPage
      area="organizer"
      title={formatMessage(messages.title)}
      heading={formatMessage(messages.heading)}
      count={totalCount}
      lead={formatMessage(messages.lead)}
      who={viewer?.organizers.map(({ name }) => name).join(', ')}
      refusal={refusal}
      refusalTexts={{
        invalid: formatMessage(messages.invalid),
        soldOut: formatMessage(messages.soldOut),
        gone: formatMessage(messages.gone),
        booked: formatMessage(messages.booked),
        notFound: formatMessage(messages.failed),
        failed: formatMessage(messages.failed),
      }}
      done={
        made && (
          <Notice
            tone="success"
            role="status"
            title={formatMessage(messages.made)}
            action={<CopyLink url={origin + linkOf(made)} />}
            className={css.done}
          >
            <a href={linkOf(made)} className={css.link}>
              {origin + linkOf(made)}
            </a>
          </Notice>
        )
      }
      above={
        <OfferForm
          key={tour?.id ?? 0}
          tours={organizerTours}
          tour={tour ?? null}
          refusal={refusal}
        />
      }
      listHeading={formatMessage(messages.listHeading)}
      older={
        pageInfo.hasNextPage ? individualToursPath(locale, { after: pageInfo.endCursor }) : null
      }
      newest={after ? individualToursPath(locale) : null}
      olderText={formatMessage(messages.older)}
      empty={edges.length > 0 ? undefined : { icon: mail, title: formatMessage(messages.empty) }}
    >
      <OffersTable offers={edges.map(({ node }) => node)} />
    </ListPage>
  )
}
