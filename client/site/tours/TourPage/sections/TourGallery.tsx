import { type MouseEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { useViewerLabels } from '../../../../features/shell/KitTexts/useViewerLabels.ts'
import { MediaPicture } from '../../../../features/tour/MediaPicture/MediaPicture.tsx'
import { type FragmentType, useFragment } from '../../../../data/useFragment.ts'
import { reloadPage } from '../../../../routing/latestBuild.ts'
import { photo, play } from '../../../../ui/Icon/travel.ts'
import { Icon } from '../../../../ui/Icon/Icon.tsx'
import { MediaGallery } from '../../../../ui/MediaGallery/MediaGallery.tsx'
import { type GalleryItem, readVideo } from '../../../../ui/MediaGallery/media.ts'
import { tourPageMessages as messages } from '../tourPage.messages.ts'
import type { TourGallery_TourFragment } from './TourGallery.generated.ts'
import css from './TourGallery.module.css'

/** Widths of the full-size pictures, in pixels; the server can render these. */
const widths = [640, 960, 1280, 1920] as const

type Medium = TourGallery_TourFragment['media'][number]

const galleryItem = ({
  id,
  alt,
  urlTemplate,
  videoUrl,
  width,
  height,
  color,
}: Medium): GalleryItem => ({
  id,
  alt,
  videoUrl,
  picture: urlTemplate
    ? {
        src: (pixels, format) =>
          urlTemplate.replace('{width}', String(pixels)).replace('{format}', format),
        widths,
        ratio: width / height || undefined,
        color,
      }
    : undefined,
})

const isFilm = ({ videoUrl }: Medium): boolean => readVideo(videoUrl) !== null

/** Number of pictures in the grid on a wide screen; on a phone all can be swiped through. */
const inGrid = 5

/**
 * The tour's pictures and films. A click opens them full size; without scripts each is a link to
 * its picture or film.
 */
export function TourGallery({ tour }: { tour: FragmentType<TourGallery_TourFragment> }) {
  const { formatMessage } = useIntl()
  const labels = useViewerLabels()
  const media = useFragment<TourGallery_TourFragment>(tour).media.filter(
    (item) => item.urlTemplate !== null || isFilm(item),
  )
  const [opened, setOpened] = useState<number | null>(null)
  const total = media.length
  if (total === 0) return null

  const open = (event: MouseEvent, index: number): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpened(index)
  }

  const close = (): void => setOpened(null)

  return (
    <section aria-label={formatMessage(messages.photos)} className={css.gallery}>
      <ul className={css.grid} data-count={Math.min(total, inGrid)}>
        {media.map((item, index) => (
          <li key={item.id} className={index < inGrid ? css.item : css.beyond}>
            <a
              href={
                isFilm(item)
                  ? (item.videoUrl ?? '')
                  : item.urlTemplate?.replace('{width}', '1920').replace('{format}', 'jpg')
              }
              aria-label={formatMessage(isFilm(item) ? messages.playFilm : messages.openPhoto, {
                number: index + 1,
                total,
                alt: item.alt,
              })}
              className={css.open}
              onClick={(event) => open(event, index)}
            >
              {item.urlTemplate !== null && (
                <MediaPicture
                  media={item}
                  cover
                  decorative
                  priority={index === 0}
                  sizes={
                    index === 0
                      ? '(min-width: 1280px) 796px, (min-width: 768px) 62vw, 85vw'
                      : '(min-width: 1280px) 394px, (min-width: 768px) 31vw, 85vw'
                  }
                />
              )}
              {isFilm(item) && (
                <span className={css.play}>
                  <Icon glyph={play} filled />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {total > 1 && (
        <button type="button" className={css.all} onClick={() => setOpened(0)}>
          <Icon glyph={photo} />
          {formatMessage(media.some(isFilm) ? messages.allMedia : messages.allPhotos, { total })}
        </button>
      )}
      <MediaGallery
        items={media.map(galleryItem)}
        index={opened}
        onIndex={setOpened}
        onClose={close}
        onMissing={() => {
          close()
          void reloadPage()
        }}
        labels={labels}
      />
    </section>
  )
}
