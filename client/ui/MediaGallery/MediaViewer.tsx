import { useRef, useState } from 'react'
import Lightbox, {
  type ControllerRef,
  type GenericSlide,
  type Slide,
} from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import VideoPlugin from 'yet-another-react-lightbox/plugins/video'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import { Picture } from '../Picture/Picture.tsx'
import { EmbeddedVideo } from './EmbeddedVideo.tsx'
import type { MediaGalleryProps } from './media.ts'
import css from './MediaGallery.module.css'
import { type GalleryItem, readVideo } from './media.ts'
import { useEdgeKeys } from './useEdgeKeys.ts'
import { useSwipe } from './useSwipe.ts'

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    picture: PictureSlide
    embed: EmbedSlide
  }
}
interface PictureSlide extends GenericSlide {
  type: 'picture'
  item: GalleryItem
}
interface EmbedSlide extends GenericSlide {
  type: 'embed'
  item: GalleryItem
  player: string
}

/** Magnification of a picture after a double tap. */
const zoomRatio = 2
/** Milliseconds between the taps of a double tap, and per slide transition. */
const pace = 300

const veil = 'oklch(17% 0.02 248 / 0.62)'
/**
 * Readable on the brightest sky; inline, since the library's own rules are outside of all layers.
 */
const round = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  padding: 0,
  borderRadius: '50%',
  background: veil,
}
const badge = {
  margin: 12,
  padding: '6px 12px',
  borderRadius: 999,
  lineHeight: 1.4,
  color: 'oklch(94.5% 0.014 85)',
  background: veil,
}

const slideOf = (item: GalleryItem): Slide => {
  const video = readVideo(item.videoUrl)
  if (video?.kind === 'embed') return { type: 'embed', item, player: video.player }
  if (video?.kind === 'file')
    return {
      type: 'video',
      poster: item.picture?.src(1280, 'jpg'),
      preload: 'none',
      sources: [{ src: video.src, type: video.type }],
    }
  return { type: 'picture', item }
}

/** Shows the viewer itself. Heavy: `MediaGallery` loads it lazily. */
export function MediaViewer({
  items,
  index,
  onIndex,
  onClose,
  labels,
}: MediaGalleryProps & { index: number }) {
  const controller = useRef<ControllerRef>(null)
  const [zoom, setZoom] = useState(1)
  const swipe = useSwipe((direction) => {
    if (zoom > 1) return // the finger moves the picture
    if (direction === 1) controller.current?.next()
    else controller.current?.prev()
  })

  useEdgeKeys((edge) => onIndex(edge === 'first' ? 0 : items.length - 1))

  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={items.map(slideOf)}
      plugins={items.length > 1 ? [Counter, VideoPlugin, Zoom] : [VideoPlugin, Zoom]}
      className={css.viewer}
      controller={{
        ref: controller,
        closeOnPullDown: true,
        closeOnBackdropClick: true,
        disableSwipeNavigation: true,
      }}
      carousel={{ padding: 0, finite: items.length < 2 }}
      animation={{ swipe: pace, fade: 200, zoom: pace }}
      counter={{ separator: '/', container: { className: css.counter, style: badge } }}
      zoom={{
        supports: ['picture'],
        maxZoom: zoomRatio,
        doubleClickMaxStops: 1,
        doubleTapDelay: pace,
        doubleClickDelay: pace,
      }}
      styles={{
        button: { ...round, margin: 4 },
        navigationPrev: { ...round, margin: '0 8px', translate: '0 -50%', transform: 'none' },
        navigationNext: { ...round, margin: '0 8px', translate: '0 -50%', transform: 'none' },
      }}
      portal={{ container: swipe }}
      on={{
        view: (seen) => {
          setZoom(1)
          if (seen.index !== index) onIndex(seen.index)
        },
        zoom: (now) => setZoom(now.zoom),
      }}
      labels={{
        Lightbox: labels.viewer,
        Previous: labels.previous,
        Next: labels.next,
        Close: labels.close,
        'Zoom in': labels.zoomIn,
        'Zoom out': labels.zoomOut,
        '{index} of {total}': labels.slide,
      }}
      render={{
        ...(items.length < 2 && { buttonPrev: () => null, buttonNext: () => null }),
        slide: ({ slide, offset }) => {
          if (slide.type === 'embed')
            return (
              <div className={css.slide}>
                <EmbeddedVideo
                  item={slide.item}
                  player={slide.player}
                  labels={labels}
                  isAway={offset !== 0}
                />
              </div>
            )
          if (slide.type !== 'picture') return undefined
          const { item } = slide
          return (
            <div className={css.slide}>
              {item.picture && (
                <Picture
                  {...item.picture}
                  alt={item.alt}
                  sizes="100vw"
                  priority={offset === 0}
                  className={css.picture}
                />
              )}
            </div>
          )
        },
        slideFooter: ({ slide }) =>
          'item' in slide &&
          slide.type === 'picture' && <p className={css.caption}>{slide.item.alt}</p>,
      }}
    />
  )
}
