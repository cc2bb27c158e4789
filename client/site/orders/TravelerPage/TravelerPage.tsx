import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router'
import { useDepartureText } from '../../../features/tour/Departure/useDepartureText.ts'
import { MediaPicture } from '../../../features/tour/MediaPicture/MediaPicture.tsx'
import { PageMeta } from '../../../features/shell/PageMeta/PageMeta.tsx'
import { ContactCall } from '../../../features/content/TextPage/ContactCall.tsx'
import { hydrateOnInteraction } from '../../../routing/hydrateOnInteraction.tsx'
import { useActionResult, useLoaderResult } from '../../../routing/useLoaderResult.ts'
import { Container } from '../../../ui/Container/Container.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import type { action, loader } from './TravelerPage.loader.ts'
import css from './TravelerPage.module.css'
import { travelerPageMessages as messages } from './travelerPage.messages.ts'
import type { Seat } from './travelerSeat.ts'
import { useTravelerPageQuery } from './TravelerPage.generated.ts'

const TravelerForm = hydrateOnInteraction(
  async () => (await import('./TravelerPage.later.tsx')).TravelerForm,
)

/** Form for one traveler's own details, opened by a personal link. */
export function TravelerPage() {
  const { formatMessage } = useIntl()
  const { travelerSeat: seat, contacts } = useTravelerPageQuery(
    useLoaderResult<typeof loader>().resultRef,
  ).data
  return (
    <>
      <Container className={css.page}>
        <meta name="referrer" content="same-origin" />
        {seat.__typename === 'TravelerSeat' ? (
          <SeatSheet seat={seat} />
        ) : (
          <Ended isClosed={seat.__typename === 'TouristsClosedError'} />
        )}
      </Container>
      <ContactCall
        contacts={contacts}
        title={formatMessage(messages.callTitle)}
        text={formatMessage(messages.callText)}
        subject={formatMessage(messages.callSubject)}
      />
    </>
  )
}
TravelerPage.later = [TravelerForm]

function SeatSheet({ seat }: { seat: Seat }) {
  const { formatMessage } = useIntl()
  const { days } = useDepartureText()
  const refused = useActionResult<typeof action>()
  const [query] = useSearchParams()
  const { tour, organizer, traveler, version } = seat
  const [cover] = tour.media
  const isSaved = !refused && query.has('saved')
  const contested = refused?.refusal.kind === 'conflict' ? refused.version : ''
  return (
    <>
      <PageMeta title={formatMessage(messages.title, { tour: tour.title })} />
      {cover && (
        <MediaPicture
          media={cover}
          ratio={3.2}
          decorative
          priority
          rounded
          sizes="(min-width: 800px) 720px, 94vw"
        />
      )}
      <header className={css.head}>
        <p className={css.over}>{formatMessage(messages.over)}</p>
        <h1>
          {traveler
            ? formatMessage(messages.headingNamed, { name: traveler.firstName })
            : formatMessage(messages.heading)}
        </h1>
        <p className={css.lead}>
          {formatMessage(messages.lead, {
            tour: (
              <span key="tour" lang={tour.lang}>
                {tour.title}
              </span>
            ),
            days: days({ ...seat, startTime: null }),
            organizer: organizer.name,
          })}
        </p>
      </header>
      {isSaved && (
        <Notice tone="success" role="status" title={formatMessage(messages.savedTitle)} />
      )}
      {/* shows a reloaded row first, then the input once its refusal has arrived */}
      <TravelerForm key={`${version} ${contested} ${isSaved}`} seat={seat} refused={refused} />
    </>
  )
}

function Ended({ isClosed }: { isClosed: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <header className={css.head}>
      <PageMeta title={formatMessage(messages.endedTitle)} />
      <h1>{formatMessage(isClosed ? messages.closedTitle : messages.goneTitle)}</h1>
      <p className={css.lead}>
        {formatMessage(isClosed ? messages.closedText : messages.goneText)}
      </p>
    </header>
  )
}
