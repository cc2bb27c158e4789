import { type KeyboardEvent, useId } from 'react'
import { useIntl } from 'react-intl'
import { MediaPicture } from '../../../../features/MediaPicture/MediaPicture.tsx'
import { useDialog } from '../../../../ui/Dialog/useDialog.ts'
import { arrowLeft, arrowRight, close } from '../../../../ui/Icon/controls.ts'
import { IconButton } from '../../../../ui/IconButton/IconButton.tsx'
import { tourPageMessages as messages } from '../tourPage.messages.ts'
import css from './GalleryViewer.module.css'
import type { TourGallery_TourFragment } from './TourGallery.generated.ts'

interface GalleryViewerProps {
  media: TourGallery_TourFragment['media']
  index: number
  onIndex: (index: number) => void
  onClose: () => void
}

/** One picture as large as the screen allows; arrow keys go on, Escape closes. */
export function GalleryViewer({ media, index, onIndex, onClose }: GalleryViewerProps) {
  const { formatMessage } = useIntl()
  const caption = useId()
  const behaviour = useDialog({ open: true, onClose })
  const shown = media[index]
  const total = media.length
  if (!shown) return null
  const step = (by: number): void => onIndex((index + by + total) % total)

  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  }

  return (
    <dialog {...behaviour} aria-labelledby={caption} className={css.viewer} onKeyDown={onKeyDown}>
      <div className={css.frame}>
        <div className={css.bar}>
          <span className={css.count} aria-live="polite">
            {formatMessage(messages.photoCount, { number: index + 1, total })}
          </span>
          <form method="dialog">
            <IconButton type="submit" glyph={close} label={formatMessage(messages.closePhotos)} />
          </form>
        </div>
        <div className={css.stage}>
          <MediaPicture key={shown.id} media={shown} sizes="100vw" priority className={css.picture} />
        </div>
        <div className={css.bar}>
          <IconButton glyph={arrowLeft} label={formatMessage(messages.previousPhoto)} onClick={() => step(-1)} />
          <p id={caption} className={css.caption}>
            {shown.alt}
          </p>
          <IconButton glyph={arrowRight} label={formatMessage(messages.nextPhoto)} onClick={() => step(1)} />
        </div>
      </div>
    </dialog>
  )
}
