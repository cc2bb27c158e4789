import { OrganizerFrame } from '../../../features/CrmFrame/OrganizerFrame.tsx'
import { useIntl } from 'react-intl'
import { pagePath } from '#schema/rules/routes/pagePaths.ts'
import { useData } from '../../../data/useData.ts'
import { CopyLink } from '../../../features/ShareLinks/CopyLink.tsx'
import { useSite } from '../../../routing/site.ts'
import { useActed, useLoaded } from '../../../routing/useLoaded.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import type { action, loader } from './IndividualToursPage.loader.ts'
import css from './IndividualToursPage.module.css'
import { individualToursPath } from './IndividualToursPage.urls.ts'
import { individualToursPageMessages as messages } from './individualToursPage.messages.ts'
import { OfferForm } from './sections/OfferForm.tsx'
import { OffersTable } from './sections/OffersTable.tsx'

/** What the viewer's organizers have offered to single customers, and a form for the next one. */
export function IndividualToursPage() {
  const { formatMessage } = useIntl()
  const { locale, origin } = useSite()
  const { reading, after, made } = useLoaded<typeof loader>()
  const { viewer, organizerTours, tour, organizerIndividualTours } = useData(reading)
  const { edges, pageInfo, totalCount } = organizerIndividualTours
  const refused = useActed<typeof action>()
  const linkOf = (uuid: string) => pagePath('individualTour', locale, { uuid })
  return (
    <OrganizerFrame title={formatMessage(messages.title)} who={viewer?.organizers.map(({ name }) => name).join(', ')}>
      <div className={css.body}>
        <div className={css.head}>
          <h1 className={css.heading}>{formatMessage(messages.heading)}</h1>
          <p className={css.lead}>{formatMessage(messages.lead)}</p>
        </div>
        {made && !refused && (
          <Notice tone="success" role="status" title={formatMessage(messages.made)} action={<CopyLink url={origin + linkOf(made)} />}>
            <a href={linkOf(made)} className={css.link}>
              {origin + linkOf(made)}
            </a>
          </Notice>
        )}
        {refused && (
          <Notice tone="danger" role="alert">
            {formatMessage(messages[refused.kind])}
          </Notice>
        )}
        <OfferForm key={tour?.id ?? 0} tours={organizerTours} tour={tour ?? null} refused={refused} />
        <section aria-labelledby="offers" className={css.list}>
          <h2 id="offers" className={css.title}>
            {formatMessage(messages.listHeading)} <span className={css.count}>{formatMessage(messages.count, { count: totalCount })}</span>
          </h2>
          {edges.length > 0 ? <OffersTable offers={edges.map(({ node }) => node)} /> : <p>{formatMessage(messages.empty)}</p>}
          <div className={css.pages}>
            {after && (
              <Button size="s" href={individualToursPath(locale)}>
                {formatMessage(messages.newest)}
              </Button>
            )}
            {pageInfo.hasNextPage && (
              <Button size="s" href={individualToursPath(locale, { after: pageInfo.endCursor })} rel="next">
                {formatMessage(messages.older)}
              </Button>
            )}
          </div>
        </section>
      </div>
    </OrganizerFrame>
  )
}
