import { useIntl } from 'react-intl'
import { type FragmentType, useFragment } from '../../../../data/useFragment.ts'
import { MediaPicture } from '../../../../features/tour/MediaPicture/MediaPicture.tsx'
import type { TextPage_LandingFragment } from '../../../../features/content/TextPage/TextPage.generated.ts'
import { giftCardsMessages as messages } from '../giftCardsPage.messages.ts'
import css from './GiftCardSample.module.css'

/** A sample gift card: a picture, the amount, a name and a line from the giver. */
export function GiftCardSample({ landing }: { landing: FragmentType<TextPage_LandingFragment> }) {
  const { formatMessage } = useIntl()
  const { media } = useFragment<TextPage_LandingFragment>(landing)
  if (!media) return null
  return (
    <figure className={css.card} aria-label={formatMessage(messages.sampleLabel)}>
      <MediaPicture
        media={media}
        ratio={16 / 9}
        priority
        decorative
        sizes="(min-width: 992px) 520px, 100vw"
      />
      <figcaption className={css.words} aria-hidden="true">
        <span className={css.brand}>Versta</span>
        <span className={css.amount}>{formatMessage(messages.sampleAmount)}</span>
        <span className={css.line}>
          <strong>{formatMessage(messages.sampleFor)}</strong>
          {formatMessage(messages.sampleWords)}
        </span>
      </figcaption>
    </figure>
  )
}
